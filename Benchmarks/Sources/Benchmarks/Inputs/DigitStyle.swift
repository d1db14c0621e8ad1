/// How expected texts have their numbers, written out by hand: neither by Numerus nor by ICU.
struct DigitStyle {
  /// What a Swift interpolation gives.
  static let plain = DigitStyle(separator: nil)
  static let english = DigitStyle(separator: ",")
  /// A no-break space, from five digits on.
  static let polish = DigitStyle(separator: "\u{A0}", minimumDigits: 5, decimal: ",")
  /// A no-break space.
  static let russian = DigitStyle(separator: "\u{A0}", decimal: ",")
  static let egyptian = DigitStyle(zero: "٠", separator: "٬", decimal: "٫")

  private let zero: Unicode.Scalar
  private let decimal: Character
  private let separator: Character?
  private let minimumDigits: Int

  private init(
    zero: Unicode.Scalar = "0", separator: Character?, minimumDigits: Int = 4,
    decimal: Character = "."
  ) {
    self.decimal = decimal
    self.zero = zero
    self.separator = separator
    self.minimumDigits = minimumDigits
  }

  func text(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      let following = digits.count - index
      if let separator, index > 0, following % 3 == 0, digits.count >= minimumDigits {
        text.append(separator)
      }
      let value = UInt32(digit.wholeNumberValue ?? 0)
      if let scalar = Unicode.Scalar(zero.value + value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// A number of whole hundredths, with both of its fraction digits.
  func text(hundredths value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = text(100 + hundredths % 100).unicodeScalars.dropFirst()
    return text(hundredths / 100) + String(decimal) + String(String.UnicodeScalarView(fraction))
  }
}
