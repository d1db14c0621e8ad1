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
