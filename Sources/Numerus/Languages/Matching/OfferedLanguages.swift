internal import NumerusICU
internal import NumerusMessages

/// A set of languages to choose from, with all that is opened for it and what it answered last. A class
/// since it is shared: it is made once for a set, not for a request.
final class OfferedLanguages: Sendable {
  /// What a set is known by.
  struct Key: Hashable, Sendable {
    var available: [String]
    var source: String?
    var allowsRelated: Bool

    /// A few of the members tell sets apart well enough; comparing arrays that share their storage,
    /// as those of one catalog do, takes no time.
    func hash(into hasher: inout Hasher) {
      hasher.combine(available.count)
      hasher.combine(available.first)
      hasher.combine(available.last)
      hasher.combine(source)
      hasher.combine(allowsRelated)
    }
  }

  /// How many sets are remembered, and how many answers for each: more than a program has catalogs,
  /// and more than there are headers that come often.
  static let setCapacity = 64
  static let answerCapacity = 512

  /// How long a header or a list may be to be remembered; longer ones only fill a cache.
  static let longestKey = 512

  private static let sets = BoundedCache<Key, OfferedLanguages>(capacity: setCapacity)

  static func of(_ key: Key) -> OfferedLanguages {
    sets.value(for: key) { OfferedLanguages(key) }
  }

  private let tags: [LanguageTag]
  private let groups: [String: LanguageGroup]
  private let source: String?
  /// ICU's matcher over all languages; nil where a related language is no answer.
  private let related: ICULanguageMatcher?

  private let headers = BoundedCache<String, LanguageMatcher.Match?>(capacity: answerCapacity)
  private let lists = BoundedCache<[String], LanguageMatcher.Match?>(capacity: answerCapacity)

  init(_ key: Key) {
    tags = key.available.compactMap(LanguageTag.of)
    groups = Dictionary(grouping: tags, by: \.identity).mapValues { LanguageGroup($0) }
    source = key.source ?? key.available.first
    related = key.allowsRelated ? try? ICULanguageMatcher(tags.map(\.locale)) : nil
  }

  /// The answer for a header's value; one that came before costs a look-up.
  func match(acceptLanguage header: String) -> LanguageMatcher.Match? {
    guard header.utf8.count <= Self.longestKey else { return match(AcceptLanguage(header)) }
    return headers.value(for: header) { match(AcceptLanguage(header)) }
  }

  func match(_ header: AcceptLanguage) -> LanguageMatcher.Match? { match(header.reader) }

  func match(_ reader: ReaderLanguages) -> LanguageMatcher.Match? {
    guard let excluded = reader.excluded else { return match(reader.wanted) }
    return match(reader.wanted, excluded: excluded, allowsWildcard: true)
  }

  func match(_ wanted: [String]) -> LanguageMatcher.Match? {
    func make() -> LanguageMatcher.Match? {
      match(Self.bounded(wanted), excluded: [], allowsWildcard: false)
    }
    let length = wanted.reduce(0) { $0 + $1.utf8.count + 1 }
    return length <= Self.longestKey ? lists.value(for: wanted, make: make) : make()
  }

  /// The first of a list, as many as are looked at, without those that stand there already.
  private static func bounded(_ wanted: [String]) -> [String] {
    var seen: Set<String> = []
    var first: [String] = []
    for tag in wanted where first.count < LanguageMatcher.mostWanted {
      if seen.insert(tag).inserted { first.append(tag) }
    }
    return first
  }

  private func match(
    _ wanted: [String], excluded: [String], allowsWildcard: Bool
  ) -> LanguageMatcher.Match? {
    // Most lists are served by their first language; the others need no look then.
    let isPlain = excluded.isEmpty && !(allowsWildcard && wanted.contains("*"))
    let exclusions =
      isPlain
      ? .none
      : LanguageExclusions(excluded: excluded, wanted: wanted.compactMap(LanguageTag.of))
    var tried: [LanguageTag] = []
    var otherScript: LanguageMatcher.Match?
    func nextBest() -> LanguageMatcher.Match? {
      otherScript ?? relatedMatch(for: tried, exclusions)
    }
    for text in wanted {
      guard let tag = LanguageTag.of(text) else {
        // Whoever takes any language is better served by what comes near to the ones wanted so far.
        if allowsWildcard, text == "*", let match = nextBest() ?? anyMatch(exclusions) {
          return match
        }
        continue
      }
      tried.append(tag)
      guard let best = group(of: tag, exclusions)?.best(for: tag) else { continue }
      if best.script == tag.script {
        return LanguageMatcher.Match(language: best.text, wanted: text, reason: .sameLanguage)
      }
      otherScript =
        otherScript
        ?? LanguageMatcher.Match(language: best.text, wanted: text, reason: .otherScript)
    }
    return nextBest()
  }

  /// What is offered in the language of a tag and not excluded.
  private func group(of tag: LanguageTag, _ exclusions: LanguageExclusions) -> LanguageGroup? {
    guard let group = groups[tag.identity], !exclusions.isEmpty else {
      return groups[tag.identity]
    }
    let rest = group.tags.filter { !exclusions.excludes($0) }
    if rest.count == group.tags.count { return group }
    return rest.isEmpty ? nil : LanguageGroup(rest)
  }

  /// A language that readers of a wanted one understand, by CLDR.
  private func relatedMatch(
    for wanted: [LanguageTag], _ exclusions: LanguageExclusions
  ) -> LanguageMatcher.Match? {
    guard let related, !exclusions.excludesOthers else { return nil }
    let rest = tags.filter { !exclusions.excludes($0) }
    let matcher = rest.count == tags.count ? related : try? ICULanguageMatcher(rest.map(\.locale))
    for tag in wanted {
      guard let place = (try? matcher?.best(for: tag.locale)) ?? nil, rest.indices.contains(place)
      else { continue }
      return LanguageMatcher.Match(
        language: rest[place].text, wanted: tag.text, reason: .relatedLanguage)
    }
    return nil
  }

  /// A language that no other range is about, the source language first.
  private func anyMatch(_ exclusions: LanguageExclusions) -> LanguageMatcher.Match? {
    let others = tags.filter { !exclusions.names($0) }
    let chosen = others.first { $0.text == source } ?? others.first
    return chosen.map {
      LanguageMatcher.Match(language: $0.text, wanted: "*", reason: .anyLanguage)
    }
  }
}
