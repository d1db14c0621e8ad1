import NumerusMessages
import Testing

/// SEMANTICS 2 to 4, 15, 16: where a text comes from and what is reported.
@Suite struct LocalizerTests {
  static func catalog() -> CompiledCatalog {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    func add(_ key: String, _ language: String, _ text: String) {
      var reader = MessageText()
      builder.add(reader.parts(of: text), key: key, language: language)
    }
    add("all", "en", "%lld in English")
    add("all", "pt", "%lld em português")
    add("all", "pt-PT", "%lld em Portugal")
    add("pt only", "pt", "só")
    add("pt only", "en", "only")
    add("source", "en", "%lld source")
    add("source", "ar", "")
    add("all", "ar", "%lld بالعربية")
    add("all", "es-419", "%lld latino")
    return builder.build()
  }

  /// 2: the chosen language, its parents, the source language.
  @Test(
    arguments: [
      ("pt-PT", "all", "1 em Portugal"), ("pt-AO", "all", "1 em Portugal"),
      ("pt_pt", "all", "1 em Portugal"),
      ("pt-BR", "all", "1 em português"), ("pt-PT", "pt only", "só"), ("es-MX", "all", "1 latino"),
      ("pt-PT", "source", "1 source"), ("xx", "all", "1 in English"),
      ("en-GB", "all", "1 in English"),
      // An empty text is a translation to nothing.
      ("ar", "source", ""),
    ])
  func fallback(language: String, key: String, expected: String) {
    let localizer = Localizer(Self.catalog(), language: language)
    #expect(localizer.string(forKey: key, arguments: [1]) == expected)
  }

  /// 2, 3: then the default value, then the key, both with their arguments.
  @Test func missingKey() {
    let collected = IssueCollector()
    let localizer = Localizer(
      Self.catalog(), language: "ar", options: .init { collected.append($0) })
    #expect(localizer.string("\(1234) apples") == "1,234 apples")
    #expect(localizer.string("apples", defaultValue: "\(2) apples, 5%") == "2 apples, 5%")
    #expect(localizer.string("100% apples") == "100% apples")
    #expect(collected.kinds == [.missingKey, .missingKey, .missingKey])
  }

  /// A default value lends its arguments to the text of the key.
  @Test func keyWithDefaultValue() {
    let localizer = Localizer(Self.catalog(), language: "pt")
    #expect(localizer.string("all", defaultValue: "\(3) of them") == "3 em português")
  }

  /// 4: numbers are written the wanted way only in texts of the wanted language.
  @Test func numbersFollowTheText() {
    let arabic = Localizer(Self.catalog(), language: "ar", wantedLocale: "ar-EG")
    #expect(arabic.string(forKey: "all", arguments: [12]) == "١٢ بالعربية")
    let fallback = Localizer(Self.catalog(), language: "en", wantedLocale: "ar-EG")
    #expect(fallback.string(forKey: "all", arguments: [12]) == "12 in English")
    let latin = Localizer(Self.catalog(), language: "ar", wantedLocale: "ar-EG-u-nu-latn")
    #expect(latin.string(forKey: "all", arguments: [12]) == "12 بالعربية")
    let explicit = Localizer(Self.catalog(), language: "en", locale: "de")
    #expect(explicit.string(forKey: "all", arguments: [1234]) == "1.234 in English")
  }

  /// 15, 16: faults stay visible and are told; without arguments a text is as it stands.
  @Test func issues() {
    let collected = IssueCollector()
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    var reader = MessageText()
    builder.add(reader.parts(of: "%lld of %@, 100%%"), key: "k", language: "en")
    let localizer = Localizer(
      builder.build(), language: "en", options: .init { collected.append($0) })
    #expect(localizer.string(forKey: "k") == "%lld of %@, 100%%")
    #expect(localizer.string(forKey: "k", arguments: [1, "a"]) == "1 of a, 100%")
    #expect(localizer.string(forKey: "k", arguments: [1, "a", "b"]) == "1 of a, 100%")
    #expect(collected.kinds == [])
    #expect(localizer.string(forKey: "k", arguments: ["x"]) == "x of %@, 100%")
    #expect(
      collected.kinds == [
        .mismatchedArgument(1, placeholder: "%lld"), .missingArgument(2),
      ])
  }

  /// Keys and texts go by their bytes: composed and decomposed letters stay apart.
  @Test func canonicalEquivalenceIsNotEquality() {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    builder.add([.text("caf\u{E9}")], key: "caf\u{E9}", language: "en")
    builder.add([.text("cafe\u{301}")], key: "cafe\u{301}", language: "en")
    let localizer = Localizer(builder.build(), language: "en")
    #expect(localizer.catalog.keys.count == 2)
    #expect(Array(localizer.string(forKey: "caf\u{E9}").utf8) == Array("caf\u{E9}".utf8))
    #expect(Array(localizer.string(forKey: "cafe\u{301}").utf8) == Array("cafe\u{301}".utf8))
  }

  @Test func languageOfAKey() {
    let localizer = Localizer(Self.catalog(), language: "pt-PT")
    #expect(localizer.language(forKey: "all") == "pt-PT")
    #expect(localizer.language(forKey: "pt only") == "pt")
    #expect(localizer.language(forKey: "source") == "en")
    #expect(localizer.language(forKey: "none") == nil)
  }
}
