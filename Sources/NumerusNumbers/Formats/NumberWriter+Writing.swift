internal import NumerusICU
package import NumerusPlurals

extension NumberWriter {
  /// Appends an integer with a sign of the caller's choice, as formats of C's kind ask for.
  package func append(
    magnitude: UInt64, sign: ShownSign = .none, minimumDigits: Int = 1, to output: inout [UInt8]
  ) {
    if case .rules = route {
      append(
        DecimalNumber(magnitude), fractionDigits: 0, sign: sign, minimumDigits: minimumDigits,
        to: &output)
    } else {
      symbols.append(magnitude: magnitude, sign: sign, minimumDigits: minimumDigits, to: &output)
    }
  }

  /// Appends a decimal with a sign and a count of fraction digits of the caller's choice, which it
  /// must be rounded to.
  ///
  /// Rules, as those of Roman numerals, know of no zeros that fill up and of no plus sign.
  package func append(
    _ number: DecimalNumber, fractionDigits: Int, sign: ShownSign = .none,
    minimumDigits: Int = 1, to output: inout [UInt8]
  ) {
    if case .rules(let rules) = route {
      var signed = number
      signed.isNegative = sign == .minus
      if let text = rules.text(signed, fractionDigits: fractionDigits) {
        output += text.utf8
        return
      }
    }
    symbols.append(
      number, fractionDigits: fractionDigits, sign: sign, minimumDigits: minimumDigits,
      to: &output)
  }

  /// Appends any number.
  func append(_ input: NumberInput, to output: inout [UInt8]) {
    switch route {
    case .plain: appendPlain(input, to: &output)
    case .formatter, .rules: output += formatted(input).text.utf8
    }
  }

  /// Any number, with what plural rules see of it.
  func formatted(_ input: NumberInput) -> FormattedNumber {
    switch route {
    case .plain: break
    case .formatter(let formatter, let quantity, let notation):
      if let result = try? formatter.format(input.text) {
        return FormattedNumber(
          text: result.text,
          operands: operands(of: input, result, quantity, notation))
      }
      // ICU parts the digits of some systems in two, and no text comes of it.
      if let latin = inLatinDigits { return latin.formatted(input) }
    case .rules(let rules):
      if let result = rules.shown(input, style) {
        return FormattedNumber(
          text: result.text, operands: result.number.map { operands(of: $0) })
      }
    }
    // Also for what is beyond the rules of a numbering system, and where ICU lacks memory: a number in
    // plain digits is better than none.
    var bytes: [UInt8] = []
    appendPlain(input, to: &bytes)
    var shown: PluralOperands?
    if case .finite(let number) = input {
      let rounded = style.rounded(number)
      shown = operands(of: rounded.number, fractionDigits: rounded.fractionDigits)
    }
    return FormattedNumber(text: String(decoding: bytes, as: UTF8.self), operands: shown)
  }

  private func appendPlain(_ input: NumberInput, to output: inout [UInt8]) {
    switch input {
    case .finite(let number):
      let (kept, fractionDigits) = style.rounded(number)
      symbols.append(
        kept, fractionDigits: fractionDigits,
        sign: style.shownSign(isNegative: kept.isNegative, isZero: kept.isZero),
        minimumDigits: style.leastIntegerDigits, to: &output)
    case .infinity(let isNegative):
      symbols.append(
        notFinite: .infinity, sign: style.shownSign(isNegative: isNegative, isZero: false),
        to: &output)
    case .notANumber:
      // ICU holds it for a zero that has no sign of its own.
      symbols.append(
        notFinite: .nan, sign: style.shownSign(isNegative: false, isZero: true), to: &output)
    }
  }

  private func operands(
    of number: DecimalNumber, fractionDigits: Int? = nil
  ) -> PluralOperands {
    PluralOperands(
      integerDigits: number.integerDigits,
      fractionDigits: number.fractionDigits(fractionDigits ?? number.fractionDigitCount))
  }

  /// What plural rules see of a number that ICU wrote.
  private func operands(
    of input: NumberInput, _ result: ICUNumberFormatter.Result, _ quantity: NumberStyle.Quantity,
    _ notation: NumberStyle.Notation
  ) -> PluralOperands? {
    guard case .finite(let number) = input else { return nil }
    if !result.showsDigits, notation == .standard, case .unit = quantity {
      // A word has the digits in it that would be shown, zeros at the end among them.
      let rounded = style.rounded(number)
      return operands(of: rounded.number, fractionDigits: rounded.fractionDigits)
    }
    let digits = result.digits
    guard notation != .standard, let shown = DecimalNumber(digits), !shown.isZero else {
      return PluralOperands(digits)
    }
    var exponent = Self.exponent(
      of: number, scaledBy: quantity == .percent ? 2 : 0, shownAs: shown)
    // A compact number never moves the point the other way: what is below one was rounded up.
    if notation != .scientific { exponent = max(0, exponent) }
    return PluralOperands(
      shown, fractionDigits: digits.split(separator: ".").dropFirst().first?.utf8.count ?? 0,
      exponent: exponent)
  }

  /// The power of ten that is not in the digits on show: 6 for 1234567 as 1.2.
  private static func exponent(
    of number: DecimalNumber, scaledBy scale: Int, shownAs shown: DecimalNumber
  ) -> Int {
    let difference = number.pointPosition + scale - shown.pointPosition
    // Nines that were rounded up have one integer digit more: 999,999 as 1 million.
    let isCarried = shown.digits == [1] && number.digits.first == 9
    return isCarried ? difference + 1 : difference
  }
}
