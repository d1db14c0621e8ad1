internal import NumerusPlurals

/// Which plural categories the numbers of a language take.
struct LanguageCategories {
  /// All that there is a number for, as a count or as a place in an order, and `zero`, which a catalog
  /// may have in every language; nil where the language has no rules.
  let all: Set<PluralCategory>?
  /// Those of whole numbers.
  let ofIntegers: Set<PluralCategory>

  init(language: String) {
    let rules = PluralRules(locale: language)
    // The categories of counts up to a few hundred come again and again; `many` may begin at a million.
    ofIntegers = Set(
      (Array(0...210) + [1_000, 10_000, 100_000, 1_000_000]).map { rules.category(for: $0) })
    guard LocaleIdentifier(rules.locale).language != "und" else {
      all = nil
      return
    }
    let ordinals = PluralRules(locale: language, type: .ordinal).categories
    all = Set(rules.categories + ordinals + [.zero])
  }
}

/// The categories of the languages that a catalog has, found once each.
final class LanguageCategoryCache {
  private var known: [String: LanguageCategories] = [:]

  subscript(language: String) -> LanguageCategories {
    if let found = known[language] { return found }
    let found = LanguageCategories(language: language)
    known[language] = found
    return found
  }
}
