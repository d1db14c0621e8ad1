internal import NumerusICU
internal import NumerusMessages
internal import NumerusPlurals

/// An identifier with all that matching asks of it, looked up once.
struct LanguageTag: Hashable, Sendable {
  /// The identifier as it was given.
  let text: String

  /// The subtags up to the first extension, with `-` between them and in lower case: what the
  /// spellings of one identifier have in common.
  let key: String

  /// The identifier of today, with the likely script and region, for ICU.
  let locale: String

  /// The language's code of today: `he` for `iw`, `sr` for `sh`.
  let code: String

  /// The code in which Norwegian's `nb`, `nn` and `no` are one.
  let identity: String

  /// The script that the identifier names; nil where it leaves that open.
  let namedScript: String?

  /// The script that it names, or that its readers most likely use.
  let script: String?

  /// The region that it names.
  let region: String?

  /// Variants in lower case, as `valencia`.
  let variants: [String]

  /// A tag that was read before, or is read now; nil for what is no language: `Base`, `mul`, `und`, `*`,
  /// and anything that is no identifier.
  ///
  /// Reading takes some microseconds, and headers that are new have tags that are not.
  static func of(_ text: String) -> LanguageTag? {
    guard text.utf8.count <= AcceptLanguage.longestTag else { return nil }
    return known.value(for: text) { LanguageTag(text) }
  }

  private static let known = BoundedCache<String, LanguageTag?>(capacity: 512)

  private init?(_ text: String) {
    let subtags = Self.subtags(text)
    guard !subtags.isEmpty else { return nil }
    let key = subtags.joined(separator: "-")
    let named = LocaleIdentifier(key)
    // ICU knows more aliases, and reads zh-cmn-Hans and i-klingon; what it refuses goes by the leading
    // subtags.
    let locale =
      (try? ICULocale.maximized(key)) ?? LocaleScript.filled(named.canonical).description
    let filled = LocaleIdentifier(locale)
    guard let identity = filled.languageIdentity else { return nil }
    self.text = text
    self.key = key
    self.locale = locale
    self.identity = identity
    code = filled.language
    namedScript = named.canonical.script
    script = filled.script
    region = named.region == nil ? nil : filled.region
    variants = subtags.dropFirst().filter { subtag in
      subtag.utf8.count > 4 || subtag.utf8.count == 4 && subtag.utf8.first?.isASCIIDigit ?? false
    }
  }

  /// The subtags of an identifier up to its first extension, in lower case; none where it is
  /// malformed. What POSIX and ICU append (`.UTF-8`, `@euro`, `@calendar=…`) says nothing of the
  /// language.
  private static func subtags(_ text: String) -> [String] {
    var subtags: [String] = []
    let name = text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    for subtag in name.split(omittingEmptySubsequences: false, whereSeparator: \.isTagSeparator) {
      guard 1...8 ~= subtag.count, subtag.allSatisfy(\.isASCIIAlphanumeric) else { return [] }
      if subtag.count == 1, !subtags.isEmpty { break }
      subtags.append(String(decoding: subtag.map { $0 | 0x20 }, as: UTF8.self))
    }
    // A language has two or three letters, or five and more; `i` begins the registered ones of old.
    guard let first = subtags.first, first.utf8.allSatisfy(\.isASCIILetter),
      first == "i" || first.utf8.count > 1 && first.utf8.count != 4, first != "und"
    else { return [] }
    return subtags
  }
}
