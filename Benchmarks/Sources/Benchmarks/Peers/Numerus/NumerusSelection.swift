internal import Numerus

/// `PluralRules` alone.
struct NumerusSelection: Work {
  let rules: PluralRules

  func run(_ number: Int) -> PluralCategory { rules.category(for: number) }
}
