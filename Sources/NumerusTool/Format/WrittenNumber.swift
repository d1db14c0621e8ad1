internal import Numerus

/// A number as someone wrote it.
struct WrittenNumber {
  enum Value {
    case decimal(DecimalNumber)
    /// NaN or an infinity.
    case notFinite(Double)
  }

  let text: String
  let value: Value

  /// Nil for what is no number.
  init?(_ text: String) {
    self.text = text
    switch text {
    case "NaN": value = .notFinite(.nan)
    case "Infinity": value = .notFinite(.infinity)
    case "-Infinity": value = .notFinite(-.infinity)
    default:
      guard let number = DecimalNumber(text) else { return nil }
      value = .decimal(number)
    }
  }

  func formatted(by format: NumberFormat) -> FormattedNumber {
    switch value {
    case .decimal(let number): format.formatted(number)
    case .notFinite(let value): format.formatted(value)
    }
  }
}
