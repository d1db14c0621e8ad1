internal import Numerus

/// A number that has a fraction and is shown with it.
struct ShownDecimal: CustomStringConvertible {
  let value: Double
  let operands: PluralOperands

  /// - Parameter halves: The number in halves; an odd one, so that there is a fraction.
  init(halves: Int) {
    value = Double(halves) / 2
    operands =
      PluralOperands(
        value, fractionDigits: 1) ?? PluralOperands(halves / 2)
  }

  var description: String { "\(value)" }
}
