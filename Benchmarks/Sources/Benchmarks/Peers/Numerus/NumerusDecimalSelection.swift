internal import Numerus

/// `PluralRules` for a number with a fraction, whose operands are at hand.
struct NumerusDecimalSelection: Work {
  let rules: PluralRules

  func run(_ number: ShownDecimal) -> PluralCategory { rules.category(for: number.operands) }
}
