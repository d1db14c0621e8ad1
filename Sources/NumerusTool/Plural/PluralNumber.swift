internal import Numerus

/// A number as someone wrote it.
struct PluralNumber {
  let text: String
  /// Nil for what is not finite, has no digits and takes `other`.
  let operands: PluralOperands?

  init(_ text: String) throws(PluralOperandsError) {
    self.text = text
    operands =
      ["NaN", "Infinity", "-Infinity"].contains(text) ? nil : try PluralOperands(parsing: text)
  }
}

extension PluralRules {
  /// The category of a number as it is shown; `other` for what is not finite and has no operands.
  func category(ofShown operands: PluralOperands?) -> PluralCategory {
    operands.map { category(for: $0) } ?? .other
  }
}
