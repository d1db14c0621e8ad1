internal import NumerusFormat
internal import NumerusNumbers
internal import NumerusPlurals

extension MessageArgument {
  /// A number rounded to the digits that are shown of it.
  enum ShownNumber {
    case fixed(DecimalNumber, fractionDigits: Int)
    case scientific(DecimalNumber, fractionDigits: Int)
  }

  /// The number with the digits that a specifier shows; nil for text, NaN and the infinities.
  ///
  /// The one place that decides which digits of a localized number are visible: what is written and
  /// the plural form both go by it.
  func shownNumber(by specifier: SizedSpecifier) -> ShownNumber? {
    guard let number = decimal else { return nil }
    let precision = specifier.precision ?? 6
    switch specifier.conversion {
    case .fixed, .fixedUppercase:
      return .fixed(number.rounded(fractionDigits: precision), fractionDigits: precision)
    case .exponent, .exponentUppercase:
      return .scientific(
        number.rounded(significantDigits: precision + 1), fractionDigits: precision)
    case .general, .generalUppercase:
      // Foundation shows an exponent from the first number that has too many digits on, 10^precision
      // itself not among them, and below 0.0001; and no zeros at the end.
      let digitCount = max(1, precision)
      let rounded = number.rounded(significantDigits: digitCount)
      let isPower = number.digits == [1] && number.pointPosition == digitCount + 1
      let isLong = number.pointPosition > digitCount && !isPower
      if !number.isZero, isLong || number.pointPosition < -3 {
        return .scientific(rounded, fractionDigits: max(0, rounded.digits.count - 1))
      }
      return .fixed(rounded, fractionDigits: rounded.fractionDigitCount)
    default:
      switch storage {
      case .double, .float:
        // Swift's description has one fraction digit at least.
        return .fixed(number, fractionDigits: max(1, number.fractionDigitCount))
      default:
        return .fixed(number, fractionDigits: 0)
      }
    }
  }

  /// What plural rules see of the number as it is shown; nil for text, NaN and the infinities.
  func operands(by specifier: SizedSpecifier) -> PluralOperands? {
    switch shownNumber(by: specifier) {
    case .fixed(let number, let fractionDigits):
      return PluralOperands(
        integerDigits: number.integerDigits, fractionDigits: number.fractionDigits(fractionDigits))
    case .scientific(let number, let fractionDigits):
      let significand = DecimalNumber(digits: number.digits, pointPosition: number.isZero ? 0 : 1)
      return PluralOperands(
        significand, fractionDigits: fractionDigits,
        exponent: number.isZero ? 0 : number.pointPosition - 1)
    case nil:
      return nil
    }
  }

  /// The exact number; nil for text, NaN and the infinities.
  var decimal: DecimalNumber? {
    switch storage {
    case .signed(let value): DecimalNumber(value)
    case .unsigned(let value): DecimalNumber(value)
    case .wide(let value): value
    case .double(let value): DecimalNumber(value)
    case .float(let value): value.isFinite ? DecimalNumber(value.description) : nil
    case .text, .extended: nil
    }
  }

  /// The nearest `Double`; NaN for text.
  var double: Double {
    switch storage {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .wide: Double(description) ?? .nan
    case .double(let value): value
    case .float(let value): Double(value)
    case .text, .extended: .nan
    }
  }
}
