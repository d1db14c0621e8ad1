internal import Numerus

/// Opening `PluralRules`, and asking them once.
struct NumerusOpening: Work {
  func run(_ locale: String) -> PluralCategory { PluralRules(locale: locale).category(for: 2) }
}
