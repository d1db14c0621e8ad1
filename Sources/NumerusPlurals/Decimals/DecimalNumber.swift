/// An exact decimal number: a sign, digits and the place of the point.
///
/// It holds what `Double` can't: every digit of a text, and the sign of zero. NaN and the infinities
/// are no numbers of this type.
///
/// ```swift
/// DecimalNumber("1234567890.12345678901234567890")!.description  // the same
/// DecimalNumber(0.1).description                                  // "0.1", as a `Double` is read
/// DecimalNumber("1,5")                                            // nil: a point, no comma
/// ```
public struct DecimalNumber: Hashable, Sendable {
  /// Whether there is a minus sign, which zero may have too.
  public package(set) var isNegative: Bool

  /// Digit values, the most significant first; neither the first nor the last is zero. Empty for
  /// zero.
  package private(set) var digits: [UInt8]

  /// How many of the digits stand before the point. Negative where zeros follow the point first,
  /// more than there are digits where zeros precede it.
  package private(set) var pointPosition: Int

  /// The number 0.d₁d₂d₃… × 10^`pointPosition`.
  package init(isNegative: Bool = false, digits: some Sequence<UInt8>, pointPosition: Int) {
    self.isNegative = isNegative
    self.digits = Array(digits)
    self.pointPosition = pointPosition
    normalize()
  }

  /// An integer of any width.
  ///
  /// - Complexity: O(*n*²) in the count of digits, of which a machine's integers have few.
  public init(_ value: some BinaryInteger) {
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest != 0 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      digits.append(UInt8(remainder))
      rest = quotient
    }
    self.init(isNegative: value < 0, digits: digits.reversed(), pointPosition: digits.count)
  }

  /// The shortest number that reads back as the same value, as ICU takes it: 0.1 is one tenth.
  ///
  /// Nil for NaN and the infinities.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// The shortest number that reads back as the same value: `Float(0.1)` is one tenth.
  ///
  /// Nil for NaN and the infinities.
  public init?(_ value: Float) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// The largest exponent that a text may have, up or down: a million.
  public static let largestExponent = 1_000_000

  /// Reads `-1234.50`, `1e+20`, in ASCII digits; nil for all else and for an exponent over
  /// ``largestExponent``.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    var digits = bytes.takeDigits()
    var pointPosition = digits.count
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      digits += bytes.takeDigits()
    }
    guard !digits.isEmpty else { return nil }
    if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") {
      let exponent = Int(String(decoding: bytes.dropFirst(), as: UTF8.self))
      guard let exponent, exponent.magnitude <= Self.largestExponent else { return nil }
      pointPosition += exponent
    } else {
      guard bytes.isEmpty else { return nil }
    }
    self.init(isNegative: isNegative, digits: digits, pointPosition: pointPosition)
  }

  public var isZero: Bool { digits.isEmpty }

  private mutating func normalize() {
    let leadingZeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leadingZeros)
    pointPosition -= leadingZeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { pointPosition = 0 }
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in ASCII digits without an exponent, as `-1234.5`.
  public var description: String {
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    let integer = integerDigits
    if integer.isEmpty { text.append(UInt8(ascii: "0")) }
    for digit in integer { text.append(UInt8(ascii: "0") + digit) }
    if fractionDigitCount > 0 {
      text.append(UInt8(ascii: "."))
      for digit in fractionDigits(fractionDigitCount) { text.append(UInt8(ascii: "0") + digit) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension DecimalNumber {
  /// The digits before the point; none for a number below one.
  package var integerDigits: [UInt8] { digits(from: 0, to: max(0, pointPosition)) }

  /// The first digits after the point, filled with zeros.
  package func fractionDigits(_ count: Int) -> [UInt8] {
    digits(from: pointPosition, to: pointPosition + count)
  }

  /// How many digits follow the point.
  package var fractionDigitCount: Int { max(0, digits.count - pointPosition) }

  private func digits(from start: Int, to end: Int) -> [UInt8] {
    (start..<end).map { digits.indices.contains($0) ? digits[$0] : 0 }
  }
}
