import NumerusMessages
import Testing

/// SEMANTICS 19, and output for HTML.
@Suite struct SafeOutputTests {
  static func localizer(_ language: String, _ options: Localizer.Options) -> Localizer {
    var builder = CompiledCatalogBuilder(sourceLanguage: language)
    var reader = MessageText()
    builder.add(
      reader.parts(of: "<b>%@</b> & 'more'"), key: "<b>%@</b> & 'more'", language: language)
    return Localizer(builder.build(), language: language, options: options)
  }

  /// Values are made safe, the text is the program's; or both are.
  @Test(
    arguments: [
      (.none, "<b><i>\"A\" & 'B'</i></b> & 'more'"),
      (.arguments, "<b>&lt;i&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/i&gt;</b> & 'more'"),
      (
        .all,
        "&lt;b&gt;&lt;i&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/i&gt;&lt;/b&gt; &amp; &#39;more&#39;"
      ),
    ] as [(Localizer.Options.Escaping, String)])
  func html(escaping: Localizer.Options.Escaping, expected: String) {
    let localizer = Self.localizer("en", .init(escaping: escaping))
    #expect(localizer.string("<b>\("<i>\"A\" & 'B'</i>")</b> & 'more'") == expected)
  }

  /// A key that stands for itself is text, and so is the specifier of a missing argument.
  @Test func htmlOfWhatIsMissing() {
    let arguments = Self.localizer("en", .init(escaping: .arguments))
    let all = Self.localizer("en", .init(escaping: .all))
    #expect(arguments.string("<a>") == "<a>")
    #expect(all.string("<a>") == "&lt;a&gt;")
    #expect(all.string(forKey: "%1$@ < %2$@", arguments: ["<"]) == "&lt; &lt; %2$@")
  }

  /// UAX #9: first strong isolates around what may run the other way, and around nothing else.
  @Test(
    arguments: [
      ("en", "Ann", "Ann"), ("en", "דנה", "\u{2068}דנה\u{2069}"), ("en", "", ""),
      ("en", "C++ (2)", "C++ (2)"), ("en", "a\u{202E}b", "\u{2068}a\u{202E}b\u{2069}"),
      ("he", "דנה", "דנה"), ("he", "דנה כהן", "דנה כהן"), ("he", "Ann", "\u{2068}Ann\u{2069}"),
      ("ar", "+1 555", "\u{2068}+1 555\u{2069}"), ("ar", "أحمد", "أحمد"),
      ("uz-Arab", "Ann", "\u{2068}Ann\u{2069}"), ("uz", "Ann", "Ann"),
    ])
  func isolation(language: String, name: String, expected: String) {
    let isolating = Self.localizer(language, .init(isolatesText: true))
    #expect(isolating.string("<b>\(name)</b> & 'more'") == "<b>\(expected)</b> & 'more'")
    let plain = Self.localizer(language, .init())
    #expect(plain.string("<b>\(name)</b> & 'more'") == "<b>\(name)</b> & 'more'")
  }

  /// Numbers are written for the reader of the text, and are not set apart.
  @Test func numbersAreNotIsolated() {
    let localizer = Self.localizer("ar", .init(isolatesText: true))
    #expect(localizer.string(forKey: "<b>%@</b> & 'more'", arguments: [5]).contains("<b>5</b>"))
  }
}
