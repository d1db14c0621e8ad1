internal import Numerus

/// `uplrules_open`, and asking the rules once.
struct ICUOpening: Work {
  func run(_ locale: String) -> PluralCategory {
    (try? ICUPluralSelection(locale: locale))?.run(2) ?? .zero
  }
}
