/// What writing integers and fixed decimals needs, in one place and without references: every symbol
/// is a word whose low bytes are its UTF-8.
///
/// The length of a number is known before its first digit is written, so that it is written once
/// and in place, from the end.
struct PlainLayout: Sendable {
  /// A text of up to eight bytes.
  struct Word: Sendable {
    var bytes: UInt64 = 0
    var length = 0

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

  private var digits: InlineArray<10, UInt32>
  private var digitLength: Int
  private var group: Word
  private var decimal: Word
  private var primaryGroupSize: Int
  private var secondaryGroupSize: Int
  /// How many separators a number has, by its count of integer digits.
  private var groupCounts = InlineArray<21, UInt8>(repeating: 0)
  private var negative: Affixes
  private var plus: Affixes
  /// 10⁰ to 10¹⁹, but zero in place of one, so that zero has a digit.
  private var powers = InlineArray<20, UInt64>(repeating: 0)

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
    self.group = group
    self.decimal = decimal
    self.negative = negative
    self.plus = plus
    primaryGroupSize = symbols.primaryGroupSize
    secondaryGroupSize = symbols.secondaryGroupSize
    for count in 0...20 where symbols.isGrouped(digitCount: count) {
      groupCounts[count] = UInt8(1 + (count - primaryGroupSize - 1) / secondaryGroupSize)
    }
    var power: UInt64 = 10
    for exponent in 1...19 {
      powers[exponent] = power
      power = power &* 10
    }
  }

  /// How many decimal digits a number has; one for zero.
  @inline(__always)
  private func digitCount(_ value: UInt64) -> Int {
    // 1233 / 4096 is a little more than log₁₀ 2; the estimate is right or one too small.
    let estimate = ((64 - (value | 1).leadingZeroBitCount) &* 1233) &>> 12
    return estimate &+ (value >= powers[estimate] ? 1 : 0)
  }

  /// The size of a number in UTF-8, and what of it writing needs to know.
  struct Measure {
    var length: Int
    fileprivate var integerDigits: Int
    fileprivate var groups: Int
    fileprivate var affixes: Affixes?
  }

  @inline(__always)
  func measure(_ number: PlainNumber) -> Measure {
    let integerDigits = max(digitCount(number.integer), number.minimumIntegerDigits)
    let groups = Int(groupCounts[integerDigits])
    var length = integerDigits &* digitLength &+ groups &* group.length
    if number.fractionDigits > 0 {
      length = length &+ decimal.length &+ number.fractionDigits &* digitLength
    }
    var affixes: Affixes?
    if number.sign != .none {
      let shown = number.sign == .minus ? negative : plus
      length = length &+ shown.prefix.length &+ shown.suffix.length
      affixes = shown
    }
    return Measure(
      length: length, integerDigits: integerDigits, groups: groups, affixes: affixes)
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
    unsafe writeInteger(number.integer, measure, before: &place)
  }

  @inline(__always)
  private func writeInteger(
    _ value: UInt64, _ measure: Measure, before place: inout UnsafeMutableRawPointer
  ) {
    var rest = value
    var digitsLeft = measure.integerDigits
    var groupsLeft = measure.groups
    if primaryGroupSize == 3 && secondaryGroupSize == 3 {
      while groupsLeft > 0 {
        let quotient = rest / 1000
        let three = UInt32(truncatingIfNeeded: rest &- quotient &* 1000)
        // The three digits do not wait for one another.
        let hundreds = three / 100
        let two = three &- hundreds &* 100
        let tens = two / 10
        unsafe putDigit(UInt64(two &- tens &* 10), before: &place)
        unsafe putDigit(UInt64(tens), before: &place)
        unsafe putDigit(UInt64(hundreds), before: &place)
        unsafe Self.put(group, before: &place)
        rest = quotient
        digitsLeft = digitsLeft &- 3
        groupsLeft = groupsLeft &- 1
      }
    } else {
      var groupSize = primaryGroupSize
      while groupsLeft > 0 {
        for _ in 0..<groupSize {
          let quotient = rest / 10
          unsafe putDigit(rest &- quotient &* 10, before: &place)
          rest = quotient
        }
        unsafe Self.put(group, before: &place)
        digitsLeft = digitsLeft &- groupSize
        groupsLeft = groupsLeft &- 1
        groupSize = secondaryGroupSize
      }
    }
    while digitsLeft > 0 {
      let quotient = rest / 10
      unsafe putDigit(rest &- quotient &* 10, before: &place)
      rest = quotient
      digitsLeft = digitsLeft &- 1
    }
  }

  @inline(__always)
  private func putDigit(_ value: UInt64, before place: inout UnsafeMutableRawPointer) {
    let bytes = digits[Int(truncatingIfNeeded: value)]
    unsafe place -= digitLength
    unsafe Self.put(UInt64(bytes), length: digitLength, at: place)
  }

  @inline(__always)
  private static func put(_ word: Word, before place: inout UnsafeMutableRawPointer) {
    unsafe place -= word.length
    unsafe put(word, at: place)
  }

  @inline(__always)
  private static func put(_ word: Word, at place: UnsafeMutableRawPointer) {
    unsafe put(word.bytes, length: word.length, at: place)
  }

  @inline(__always)
  private static func put(_ bytes: UInt64, length: Int, at place: UnsafeMutableRawPointer) {
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
