internal import NumerusICU
internal import NumerusMessages
internal import NumerusPlurals

/// Chooses among the languages that a catalog has the one that serves a reader best, by CLDR's
/// language matching.
///
/// ```swift
/// let matcher = LanguageMatcher(available: ["en", "pt", "pt-PT", "zh-Hans", "zh-Hant"])
/// matcher.match(["zh-TW"])?.language        // "zh-Hant"
/// matcher.match(["pt-AO", "en"])?.language  // "pt-PT"
/// matcher.match(["ja"])                     // nil
/// ```
///
/// A text in another language than the one asked for is no answer, near as it may be: Catalan does
/// not become Spanish. Norwegian's `no`, `nb` and `nn` are one language here. Another script of the
/// same language is taken only after every wanted language has been tried.
public struct LanguageMatcher: Sendable {
  /// A wanted language and what serves it.
  public struct Match: Hashable, Sendable {
    /// The identifier among the available ones.
    public let language: String
    /// The identifier among the wanted ones, with its region and extensions.
    public let wanted: String
  }

  /// The identifiers to choose from, as they were given.
  public let available: [String]

  /// How many wanted languages are looked at; a header may name any number.
  public static let mostWanted = 64

  private let identities: [String?]

  /// - Parameter available: BCP 47 or ICU identifiers; what is no identifier is never chosen.
  public init(available: [String]) {
    self.available = available
    identities = available.map { LocaleIdentifier($0).languageIdentity }
  }

  /// The best match for wanted languages, the most wanted first; nil where none is available. Of
  /// more than ``mostWanted`` the rest is passed over.
  ///
  /// - Complexity: O(*n* · *m*) in the counts of wanted and available languages, some microseconds
  ///   each.
  public func match(_ wanted: [String]) -> Match? {
    var otherScript: Match?
    var tried: Set<String> = []
    for tag in wanted {
      guard tried.count < Self.mostWanted else { break }
      guard tried.insert(tag).inserted, let identity = LocaleIdentifier(tag).languageIdentity
      else { continue }
      let candidates = zip(available, identities).filter { $0.1 == identity }.map(\.0)
      guard !candidates.isEmpty else { continue }
      // Where all scripts are too far from the wanted one, the language's usual one is the nearest.
      let best =
        Self.bestMatch(for: tag, among: candidates)
        ?? Self.bestMatch(for: identity, among: candidates) ?? 0
      let match = Match(language: candidates[best], wanted: tag)
      if Self.script(of: tag) == Self.script(of: match.language) { return match }
      otherScript = otherScript ?? match
    }
    return otherScript
  }

  private static func bestMatch(for tag: String, among candidates: [String]) -> Int? {
    (try? ICULocale.bestMatch(for: tag, among: candidates)) ?? nil
  }

  /// The script that an identifier names, or its readers most likely use.
  private static func script(of tag: String) -> String? {
    LocaleScript.filled(LocaleIdentifier(tag).canonical).script
  }
}
