/// What writing integers and fixed decimals needs, in one place and without references: every symbol
/// is a word whose low bytes are its UTF-8.
///
/// The length of a number is known before its first digit is written, so that it is written once
/// and in place, from the end. A class, since a copy of the words would cost as much as the number.
///
/// Inlinable, since messages have their numbers written in the midst of their texts.
@usableFromInline
package final class PlainLayout: Sendable {
  /// A text of up to eight bytes.
  @usableFromInline
  struct Word: Sendable {
    @usableFromInline var bytes: UInt64 = 0
    @usableFromInline var length = 0

    init() {}

    /// Nil for a longer text.
    init?(_ text: [UInt8], longest: Int = 8) {
      guard text.count <= longest else { return nil }
      for byte in text.reversed() { bytes = bytes << 8 | UInt64(byte) }
      length = text.count
    }
  }

  struct Affixes: Sendable {
    var prefix = Word()
    var suffix = Word()
  }

  /// The most integer digits, which a number of 64 bits has, filled up with zeros or not.
  static let mostIntegerDigits = 20

  /// The most fraction digits.
  static let mostFractionDigits = 19

  @usableFromInline let digits: InlineArray<10, UInt32>
  /// Whether the digits differ in their last byte only, by their values.
  @usableFromInline let isContiguous: Bool
  @usableFromInline let digitLength: Int
  @usableFromInline let group: Word
  private let decimal: Word
  @usableFromInline let primaryGroupSize: Int
  @usableFromInline let secondaryGroupSize: Int
  /// How many separators a number has, and how many bytes with them, by its count of integer digits.
  @usableFromInline let groupCounts: InlineArray<21, UInt8>
  @usableFromInline let integerLengths: InlineArray<21, UInt8>
  private let negative: Affixes
  private let plus: Affixes
  /// 10⁰ to 10¹⁹, but zero in place of one, so that zero has a digit.
  @usableFromInline let powers: InlineArray<20, UInt64>

  /// Whether integers have groups of three digits, which differ in their last byte only and have two
  /// bytes at most: most of the world's.
  @usableFromInline let writesThrees: Bool
  /// Whether digits and separators of integers are ASCII.
  package let isASCII: Bool

  /// Nil for symbols that do not fit into words, or digits of different lengths.
  init?(_ symbols: NumberSymbols.Texts) {
    guard let first = symbols.digits.first, first.count <= 4,
      symbols.digits.allSatisfy({ $0.count == first.count }),
      let group = Word(symbols.groupSeparator, longest: 4),
      let decimal = Word(symbols.decimalSeparator, longest: 4),
      let negative = Affixes(symbols.negativePrefix, symbols.negativeSuffix),
      let plus = Affixes(symbols.plusPrefix, symbols.plusSuffix)
    else { return nil }
    digits = InlineArray { index in
      symbols.digits[index].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    digitLength = first.count
    isContiguous = symbols.digits.enumerated().allSatisfy { value, digit in
      digit.dropLast() == first.dropLast() && digit.last == first.last.map { $0 &+ UInt8(value) }
    }
    self.group = group
    self.decimal = decimal
    self.negative = negative
    self.plus = plus
    writesThrees =
      symbols.primaryGroupSize == 3 && symbols.secondaryGroupSize == 3 && isContiguous
      && digitLength <= 2
    isASCII = digitLength == 1 && group.bytes & 0x8080_8080 == 0
    primaryGroupSize = symbols.primaryGroupSize
    secondaryGroupSize = symbols.secondaryGroupSize
    func groupCount(_ digitCount: Int) -> Int {
      guard symbols.isGrouped(digitCount: digitCount) else { return 0 }
      return 1 + (digitCount - symbols.primaryGroupSize - 1) / symbols.secondaryGroupSize
    }
    groupCounts = InlineArray { UInt8(groupCount($0)) }
    integerLengths = InlineArray { UInt8($0 * first.count + groupCount($0) * group.length) }
    powers = InlineArray { exponent in
      exponent == 0 ? 0 : (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
  }

  /// ASCII digits without groups.
  package static let ascii: PlainLayout = {
    guard let layout = PlainLayout(.plain) else {
      preconditionFailure("symbols of one byte fit into words")
    }
    return layout
  }()

  /// How many decimal digits a number has; one for zero.
  @inlinable
  @inline(__always)
  func digitCount(_ value: UInt64) -> Int {
    // 1233 / 4096 is a little more than log₁₀ 2; the estimate is right or one too small.
    let estimate = ((64 - (value | 1).leadingZeroBitCount) &* 1233) &>> 12
    return estimate &+ (value >= powers[estimate] ? 1 : 0)
  }

  /// The count of digits and the size in UTF-8 of an integer that shows no sign.
  @inlinable
  @inline(__always)
  package func measure(integer: UInt64) -> (digits: Int, length: Int) {
    let digits = digitCount(integer)
    return (digits, Int(integerLengths[digits]))
  }

  /// Writes an integer without a sign into memory that has room for its measured length.
  @inlinable
  @inline(__always)
  package func write(
    integer: UInt64, _ measure: (digits: Int, length: Int), to start: UnsafeMutableRawPointer
  ) {
    unsafe writeInteger(integer, digits: measure.digits, before: start + measure.length)
  }

  /// The size of a number in UTF-8, and what of it writing needs to know.
  struct Measure {
    var length: Int
    fileprivate var integerDigits: Int
    fileprivate var affixes: Affixes?
  }

  @inline(__always)
  func measure(_ number: PlainNumber) -> Measure {
    let integerDigits = max(digitCount(number.integer), number.minimumIntegerDigits)
    var length = Int(integerLengths[integerDigits])
    if number.fractionDigits > 0 {
      length = length &+ decimal.length &+ number.fractionDigits &* digitLength
    }
    var affixes: Affixes?
    if number.sign != .none {
      let shown = number.sign == .minus ? negative : plus
      length = length &+ shown.prefix.length &+ shown.suffix.length
      affixes = shown
    }
    return Measure(length: length, integerDigits: integerDigits, affixes: affixes)
  }

  /// Writes a number into memory that has room for its measured length.
  ///
  /// Raw memory, since an array's check of each byte costs as much as the digit.
  @inline(__always)
  func write(_ number: PlainNumber, _ measure: Measure, to start: UnsafeMutableRawPointer) {
    var place = unsafe start + measure.length
    if let affixes = measure.affixes {
      unsafe Self.put(affixes.suffix, before: &place)
      unsafe Self.put(affixes.prefix, at: start)
    }
    if number.fractionDigits > 0 {
      var rest = number.fraction
      for _ in 0..<number.fractionDigits {
        let quotient = rest / 10
        unsafe putDigit(rest &- quotient &* 10, before: &place)
        rest = quotient
      }
      unsafe Self.put(decimal, before: &place)
    }
    unsafe writeInteger(number.integer, digits: measure.integerDigits, before: place)
  }

  @inlinable
  @inline(__always)
  func writeInteger(
    _ value: UInt64, digits count: Int, before place: UnsafeMutableRawPointer
  ) {
    if writesThrees {
      if digitLength == 1 {
        unsafe writeThrees(
          value, count, UInt8(truncatingIfNeeded: digits[0]), shift: 0, before: place)
      } else {
        unsafe writeThrees(
          value, count, UInt16(truncatingIfNeeded: digits[0]), shift: 8, before: place)
      }
    } else {
      unsafe writeGroups(value, count, before: place)
    }
  }

  /// - Parameters:
  ///   - zero: The digit 0, as the bytes of a word.
  ///   - shift: The place of its last byte, to which a digit's value is added.
  @inlinable
  @inline(__always)
  func writeThrees<Digit: FixedWidthInteger & UnsignedInteger>(
    _ value: UInt64, _ count: Int, _ zero: Digit, shift: Digit,
    before end: UnsafeMutableRawPointer
  ) {
    var place = unsafe end
    func put(_ digit: UInt32) {
      unsafe place -= MemoryLayout<Digit>.size
      let word = zero &+ (Digit(truncatingIfNeeded: digit) &<< shift)
      unsafe place.storeBytes(of: word.littleEndian, as: Digit.self)
    }
    var rest = value
    var digitsLeft = count
    var groupsLeft = groupCounts[count]
    while groupsLeft > 0 {
      let quotient = rest / 1000
      let three = UInt32(truncatingIfNeeded: rest &- quotient &* 1000)
      // The three digits do not wait for one another.
      let hundreds = three / 100
      let two = three &- hundreds &* 100
      let tens = two / 10
      put(two &- tens &* 10)
      put(tens)
      put(hundreds)
      unsafe Self.put(group, before: &place)
      rest = quotient
      digitsLeft = digitsLeft &- 3
      groupsLeft = groupsLeft &- 1
    }
    while digitsLeft > 0 {
      let quotient = rest / 10
      put(UInt32(truncatingIfNeeded: rest &- quotient &* 10))
      rest = quotient
      digitsLeft = digitsLeft &- 1
    }
  }

  @usableFromInline
  func writeGroups(
    _ value: UInt64, _ count: Int, before end: UnsafeMutableRawPointer
  ) {
    var place = unsafe end
    var rest = value
    var digitsLeft = count
    var untilGroup = groupCounts[count] > 0 ? primaryGroupSize : count
    while digitsLeft > 0 {
      if untilGroup == 0 {
        unsafe Self.put(group, before: &place)
        untilGroup = secondaryGroupSize
      }
      let quotient = rest / 10
      unsafe putDigit(rest &- quotient &* 10, before: &place)
      rest = quotient
      digitsLeft = digitsLeft &- 1
      untilGroup = untilGroup &- 1
    }
  }

  @inlinable
  @inline(__always)
  func putDigit(_ value: UInt64, before place: inout UnsafeMutableRawPointer) {
    let bytes = digits[Int(truncatingIfNeeded: value)]
    unsafe place -= digitLength
    unsafe Self.put(UInt64(bytes), length: digitLength, at: place)
  }

  @inlinable
  @inline(__always)
  static func put(_ word: Word, before place: inout UnsafeMutableRawPointer) {
    unsafe place -= word.length
    unsafe put(word, at: place)
  }

  @inlinable
  @inline(__always)
  static func put(_ word: Word, at place: UnsafeMutableRawPointer) {
    unsafe put(word.bytes, length: word.length, at: place)
  }

  @inlinable
  @inline(__always)
  static func put(_ bytes: UInt64, length: Int, at place: UnsafeMutableRawPointer) {
    switch length {
    case 1: unsafe place.storeBytes(of: UInt8(truncatingIfNeeded: bytes), as: UInt8.self)
    case 2:
      unsafe place.storeBytes(
        of: UInt16(truncatingIfNeeded: bytes).littleEndian, as: UInt16.self)
    case 3:
      unsafe place.storeBytes(
        of: UInt16(truncatingIfNeeded: bytes).littleEndian, as: UInt16.self)
      unsafe place.storeBytes(
        of: UInt8(truncatingIfNeeded: bytes &>> 16), toByteOffset: 2, as: UInt8.self)
    default:
      var rest = bytes
      for offset in 0..<length {
        unsafe place.storeBytes(
          of: UInt8(truncatingIfNeeded: rest), toByteOffset: offset, as: UInt8.self)
        rest = rest &>> 8
      }
    }
  }
}

extension PlainLayout.Affixes {
  fileprivate init?(_ prefix: [UInt8], _ suffix: [UInt8]) {
    guard let prefix = PlainLayout.Word(prefix), let suffix = PlainLayout.Word(suffix) else {
      return nil
    }
    self.init(prefix: prefix, suffix: suffix)
  }
}
