package import NumerusPlurals

/// Whether a number that is not negative shows a sign.
package enum PositiveSign: Hashable, Sendable {
  case none
  case plus
  case space
}

extension NumberSymbols {
  /// Appends an integer with the locale's digits and groups.
  package func append(
    magnitude: UInt64, isNegative: Bool, sign: PositiveSign = .none, minimumDigits: Int = 1,
    to output: inout [UInt8]
  ) {
    // 2⁶⁴ has twenty digits.
    var buffer = InlineArray<20, UInt8>(repeating: 0)
    var start = 20
    var rest = magnitude
    while rest != 0 {
      start -= 1
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      buffer[start] = UInt8(truncatingIfNeeded: remainder)
      rest = quotient
    }
    appendPrefix(isNegative: isNegative, sign: sign, to: &output)
    appendGrouped(count: 20 - start, minimumCount: minimumDigits, to: &output) {
      buffer[start + $0]
    }
    appendSuffix(isNegative: isNegative, sign: sign, to: &output)
  }

  /// Appends a decimal with a fixed count of fraction digits, which it must be rounded to.
  package func append(
    _ number: DecimalNumber, fractionDigits: Int, sign: PositiveSign = .none,
    minimumDigits: Int = 1, to output: inout [UInt8]
  ) {
    let integerDigits = number.integerDigits
    appendPrefix(isNegative: number.isNegative, sign: sign, to: &output)
    appendGrouped(count: integerDigits.count, minimumCount: minimumDigits, to: &output) {
      integerDigits[$0]
    }
    if fractionDigits > 0 {
      output += decimalSeparator
      for digit in number.fractionDigits(fractionDigits) { output += digits[Int(digit)] }
    }
    appendSuffix(isNegative: number.isNegative, sign: sign, to: &output)
  }

  /// Appends a significand of the number's digits, an exponent sign and at least two exponent
  /// digits: `1.500000E+03`.
  package func appendScientific(
    _ number: DecimalNumber, fractionDigits: Int, sign: PositiveSign = .none,
    to output: inout [UInt8]
  ) {
    let significand = DecimalNumber(digits: number.digits, pointPosition: number.isZero ? 0 : 1)
    let exponent = number.isZero ? 0 : number.pointPosition - 1
    appendPrefix(isNegative: number.isNegative, sign: sign, to: &output)
    append(significand, fractionDigits: fractionDigits, to: &output)
    output += exponentSign
    output += exponent < 0 ? minusSign : plusSign
    let exponentDigits = DecimalNumber(exponent).integerDigits
    for digit in [UInt8](repeating: 0, count: max(0, 2 - exponentDigits.count)) + exponentDigits {
      output += digits[Int(digit)]
    }
    appendSuffix(isNegative: number.isNegative, sign: sign, to: &output)
  }

  /// Appends infinity with its sign, or the text for what is no number, which has none.
  package func append(notFinite value: Double, sign: PositiveSign = .none, to output: inout [UInt8])
  {
    if value.isNaN {
      output += notANumber
    } else {
      appendPrefix(isNegative: value < 0, sign: sign, to: &output)
      output += infinity
      appendSuffix(isNegative: value < 0, sign: sign, to: &output)
    }
  }

  /// What stands before the digits of a number.
  package func prefix(isNegative: Bool, sign: PositiveSign) -> [UInt8] {
    if isNegative { return negativePrefix }
    switch sign {
    case .none: return []
    case .plus: return plusPrefix
    case .space: return [UInt8(ascii: " ")]
    }
  }

  /// The digit that fills up a number.
  package var zero: [UInt8] { digits[0] }

  private func appendPrefix(isNegative: Bool, sign: PositiveSign, to output: inout [UInt8]) {
    if isNegative || sign != .none { output += prefix(isNegative: isNegative, sign: sign) }
  }

  private func appendSuffix(isNegative: Bool, sign: PositiveSign, to output: inout [UInt8]) {
    if isNegative {
      output += negativeSuffix
    } else if sign == .plus {
      output += plusSuffix
    }
  }

  @inline(__always)
  private func appendGrouped(
    count: Int, minimumCount: Int, to output: inout [UInt8], digit: (Int) -> UInt8
  ) {
    let shownCount = max(count, minimumCount)
    let isGrouped =
      primaryGroupSize > 0 && shownCount >= primaryGroupSize + minimumGroupingDigits
    for index in 0..<shownCount {
      let following = shownCount - index
      if isGrouped, index > 0, following >= primaryGroupSize,
        (following - primaryGroupSize) % secondaryGroupSize == 0
      {
        output += groupSeparator
      }
      let value = index < shownCount - count ? 0 : digit(index - (shownCount - count))
      if hasASCIIDigits {
        output.append(UInt8(ascii: "0") + value)
      } else {
        output += digits[Int(value)]
      }
    }
  }
}
