/// An exact decimal number: a sign, digits and the place of the point.
package struct DecimalNumber: Hashable, Sendable {
  package var isNegative: Bool

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

  package init(_ value: some BinaryInteger) {
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest != 0 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      digits.append(UInt8(remainder))
      rest = quotient
    }
    self.init(isNegative: value < 0, digits: digits.reversed(), pointPosition: digits.count)
  }

  /// The shortest number that reads back as the same `Double`, as ICU takes it: 0.1 is one tenth.
  ///
  /// Nil for NaN and the infinities.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// Reads `-1234.50`, `1e+20`; nil for all else. The exponent is bounded at a million.
  package init?(_ text: some StringProtocol) {
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
      guard let exponent, exponent.magnitude <= 1_000_000 else { return nil }
      pointPosition += exponent
    } else {
      guard bytes.isEmpty else { return nil }
    }
    self.init(isNegative: isNegative, digits: digits, pointPosition: pointPosition)
  }

  package var isZero: Bool { digits.isEmpty }

  private mutating func normalize() {
    let leadingZeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leadingZeros)
    pointPosition -= leadingZeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { pointPosition = 0 }
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

extension DecimalNumber {
  /// The number with this many digits after the point, halves going to the even neighbour, which is
  /// ICU's default.
  package func rounded(fractionDigits: Int) -> DecimalNumber {
    rounded(digitCount: pointPosition + fractionDigits)
  }

  /// The number with this many significant digits, halves going to the even neighbour.
  package func rounded(significantDigits: Int) -> DecimalNumber {
    rounded(digitCount: significantDigits)
  }

  private func rounded(digitCount: Int) -> DecimalNumber {
    guard digitCount < digits.count else { return self }
    guard digitCount >= 0 else {
      return DecimalNumber(isNegative: isNegative, digits: [], pointPosition: 0)
    }
    var kept = Array(digits[..<digitCount])
    var position = pointPosition
    let rest = digits[digitCount...]
    let isOdd = (kept.last ?? 0) % 2 == 1
    let isHalf = rest.first == 5 && rest.count == 1
    if isHalf ? isOdd : (rest.first ?? 0) >= 5 {
      var index = kept.count - 1
      while index >= 0, kept[index] == 9 {
        kept[index] = 0
        index -= 1
      }
      if index >= 0 {
        kept[index] += 1
      } else {
        kept.insert(1, at: 0)
        position += 1
      }
    }
    return DecimalNumber(isNegative: isNegative, digits: kept, pointPosition: position)
  }
}
