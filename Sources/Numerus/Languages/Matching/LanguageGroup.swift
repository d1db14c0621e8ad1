internal import NumerusICU

/// What is offered in one language: `pt` and `pt-PT`, or `zh-Hans` and `zh-Hant`.
struct LanguageGroup: Sendable {
  let tags: [LanguageTag]

  /// The tags by their variants, which ICU's matcher passes over: `ca-valencia` is for those who ask
  /// for it.
  private let choices: [[String]: Choice]

  private struct Choice: Sendable {
    var tags: [LanguageTag]
    /// Nil where there is nothing to choose between.
    var matcher: ICULanguageMatcher?
  }

  /// - Parameter tags: At least one tag, all with the same identity.
  init(_ tags: [LanguageTag]) {
    self.tags = tags
    choices = Dictionary(grouping: tags, by: \.variants).mapValues { tags in
      let matcher = tags.count > 1 ? try? ICULanguageMatcher(tags.map(\.locale)) : nil
      return Choice(tags: tags, matcher: matcher)
    }
  }

  /// The tag that is nearest to one of the same language.
  func best(for wanted: LanguageTag) -> LanguageTag? {
    if let same = tags.first(where: { $0.key == wanted.key }) { return same }
    let choice = choices[wanted.variants] ?? choices[[]]
    guard let choice else { return tags.first }
    // Where all scripts are too far from the wanted one, the language's usual one is the nearest.
    let place =
      place(of: wanted.locale, by: choice.matcher) ?? place(of: wanted.code, by: choice.matcher)
      ?? 0
    return choice.tags.indices.contains(place) ? choice.tags[place] : choice.tags.first
  }

  private func place(of locale: String, by matcher: ICULanguageMatcher?) -> Int? {
    (try? matcher?.best(for: locale)) ?? nil
  }
}
