internal import NumerusPlurals

/// What is to be written: a decimal, or what is none.
enum NumberInput {
  case finite(DecimalNumber)
  case infinity(isNegative: Bool)
  case notANumber

  init(_ value: Double) {
    if let number = DecimalNumber(value) {
      self = .finite(number)
    } else {
      self = value.isNaN ? .notANumber : .infinity(isNegative: value < 0)
    }
  }

  init(_ value: Float) {
    // The digits of a `Float` are its own: as a `Double`, 0.1 would be 0.10000000149.
    if let number = DecimalNumber(value) {
      self = .finite(number)
    } else {
      self.init(Double(value))
    }
  }

  /// The number as ICU reads it.
  var text: String {
    switch self {
    case .finite(let number): number.description
    case .infinity(let isNegative): isNegative ? "-Infinity" : "Infinity"
    case .notANumber: "NaN"
    }
  }
}
