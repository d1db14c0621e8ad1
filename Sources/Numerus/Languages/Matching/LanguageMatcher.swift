internal import NumerusMessages

/// Chooses among the languages that are offered the one that serves a reader best, by CLDR's language
/// matching (UTS #35, part 1, "Language Matching").
///
/// ```swift
/// let matcher = LanguageMatcher(available: ["en", "pt", "pt-PT", "zh-Hans", "zh-Hant"])
/// matcher.match(["zh-TW"])?.language                            // "zh-Hant"
/// matcher.match(["pt-AO", "en"])?.language                      // "pt-PT"
/// matcher.match(acceptLanguage: "ja, zh-HK;q=0.9")?.language    // "zh-Hant"
/// matcher.match(["ja"])                                         // nil
/// ```
///
/// A text in another language than the one asked for is no answer, near as it may be: Catalan does not
/// become Spanish, unless related languages are allowed. Norwegian's `no`, `nb` and `nn` are one
/// language here. Another script of the same language is taken only after every wanted language has
/// been tried, and a related language only after that. Identifiers may be in any case, with `-` or `_`;
/// replaced ones, as `iw` for `he`, are read by CLDR's aliases. `Base` and `mul` are no languages.
///
/// What matching opens is opened once for a set of languages and shared by all matchers for it, of
/// which the program remembers 64. Each set remembers 512 headers and as many lists.
public struct LanguageMatcher: Sendable {
  /// How many wanted languages are looked at; a header may name any number.
  public static let mostWanted = AcceptLanguage.mostRanges

  /// The identifiers to choose from, as they were given.
  public let available: [String]

  /// The language that texts were first written in, which `*` in a header stands for first.
  public let source: String?

  /// Whether a language that readers of a wanted one understand is an answer where nothing else is:
  /// Spanish for Catalan, Danish for Norwegian.
  public let allowsRelated: Bool

  private let languages: OfferedLanguages

  /// - Parameters:
  ///   - available: BCP 47 or ICU identifiers; what is no identifier is never chosen.
  ///   - source: The source language; nil for the first one that is available.
  ///   - allowsRelated: Whether a related language is an answer.
  /// - Complexity: A look-up for a set that is known, else some microseconds for each language.
  public init(available: [String], source: String? = nil, allowsRelated: Bool = false) {
    self.available = available
    self.source = source ?? available.first
    self.allowsRelated = allowsRelated
    languages = .of(
      OfferedLanguages.Key(available: available, source: source, allowsRelated: allowsRelated))
  }

  /// The best match for wanted languages, the most wanted first; nil where none is available. Of more
  /// than ``mostWanted`` the rest is passed over.
  ///
  /// - Complexity: A look-up for a list that is known, else O(*n*) in its length, some microseconds
  ///   for each language.
  public func match(_ wanted: [String]) -> Match? { languages.match(wanted) }

  /// The best match for the value of an Accept-Language header; nil where none is available. What the
  /// header excludes (`q=0`) is never chosen; `*` stands for any language that it does not name.
  ///
  /// - Complexity: A look-up for a header that is known, else O(*n*) in the bytes that
  ///   ``AcceptLanguage`` reads, and some microseconds for each language.
  public func match(acceptLanguage header: String) -> Match? {
    languages.match(acceptLanguage: header)
  }

  func match(_ reader: ReaderLanguages) -> Match? { languages.match(reader) }

  /// The best match for a header that is parsed already.
  public func match(_ header: AcceptLanguage) -> Match? { languages.match(header) }

  /// The language for a reader, which is the source language where nothing else serves.
  ///
  /// ```swift
  /// LanguageMatcher.choose(["ja"], among: ["en", "de"], source: "en").language  // "en"
  /// ```
  ///
  /// - Parameters:
  ///   - wanted: BCP 47 or ICU identifiers, the most wanted first.
  ///   - available: The languages to choose from.
  ///   - source: The language to fall back to, which need not be available.
  ///   - allowsRelated: Whether a related language is an answer.
  public static func choose(
    _ wanted: [String], among available: [String], source: String, allowsRelated: Bool = false
  ) -> Match {
    Self(available: available, source: source, allowsRelated: allowsRelated).match(wanted)
      ?? .source(source)
  }
}
