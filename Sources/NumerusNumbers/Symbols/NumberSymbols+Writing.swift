package import NumerusPlurals

extension NumberSymbols {
  /// Appends an integer with the locale's digits and groups.
  package func append(
    magnitude: UInt64, sign: ShownSign = .none, minimumDigits: Int = 1, to output: inout [UInt8]
  ) {
    let number = PlainNumber(
      integer: magnitude, minimumIntegerDigits: max(1, minimumDigits), sign: sign)
    if append(number, to: &output) { return }
    append(
      DecimalNumber(magnitude), fractionDigits: 0, sign: sign, minimumDigits: minimumDigits,
      to: &output)
  }

  /// Appends a decimal with a fixed count of fraction digits, which it must be rounded to.
  package func append(
    _ number: DecimalNumber, fractionDigits: Int, sign: ShownSign = .none,
    minimumDigits: Int = 1, to output: inout [UInt8]
  ) {
    let integerDigits = number.integerDigits
    output += prefix(sign)
    appendGrouped(integerDigits, minimumCount: minimumDigits, to: &output)
    if fractionDigits > 0 {
      output += texts.decimalSeparator
      for digit in number.fractionDigits(fractionDigits) { output += texts.digits[Int(digit)] }
    }
    output += suffix(sign)
  }

  /// Appends a significand of the number's digits, an exponent sign and at least two exponent
  /// digits: `1.500000E+03`.
  package func appendScientific(
    _ number: DecimalNumber, fractionDigits: Int, sign: ShownSign = .none,
    to output: inout [UInt8]
  ) {
    let significand = DecimalNumber(digits: number.digits, pointPosition: number.isZero ? 0 : 1)
    let exponent = number.isZero ? 0 : number.pointPosition - 1
    output += prefix(sign)
    append(significand, fractionDigits: fractionDigits, to: &output)
    output += texts.exponentSign
    output += exponent < 0 ? texts.minusSign : texts.plusSign
    let exponentDigits = DecimalNumber(exponent).integerDigits
    for digit in [UInt8](repeating: 0, count: max(0, 2 - exponentDigits.count)) + exponentDigits {
      output += texts.digits[Int(digit)]
    }
    output += suffix(sign)
  }

  /// Appends infinity, or the text for what is no number.
  package func append(notFinite value: Double, sign: ShownSign = .none, to output: inout [UInt8]) {
    output += prefix(sign)
    output += value.isNaN ? texts.notANumber : texts.infinity
    output += suffix(sign)
  }

  /// What stands before the digits of a number.
  package func prefix(_ sign: ShownSign) -> [UInt8] {
    switch sign {
    case .none: []
    case .minus: texts.negativePrefix
    case .plus: texts.plusPrefix
    case .space: [UInt8(ascii: " ")]
    }
  }

  /// What stands after the digits of a number.
  private func suffix(_ sign: ShownSign) -> [UInt8] {
    switch sign {
    case .none, .space: []
    case .minus: texts.negativeSuffix
    case .plus: texts.plusSuffix
    }
  }

  /// The digit that fills up a number.
  package var zero: [UInt8] { texts.digits[0] }

  private func appendGrouped(
    _ integerDigits: [UInt8], minimumCount: Int, to output: inout [UInt8]
  ) {
    let shownCount = max(integerDigits.count, minimumCount)
    let isGrouped = texts.isGrouped(digitCount: shownCount)
    let fill = shownCount - integerDigits.count
    for index in 0..<shownCount {
      let following = shownCount - index
      if isGrouped, index > 0, following >= texts.primaryGroupSize,
        (following - texts.primaryGroupSize) % texts.secondaryGroupSize == 0
      {
        output += texts.groupSeparator
      }
      output += texts.digits[index < fill ? 0 : Int(integerDigits[index - fill])]
    }
  }
}
