import NumerusMessages
import Synchronization
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

  /// 1, 2: another script is another text, another language no answer, and what is no identifier is
  /// nobody's parent.
  @Test func fallbackKeepsScriptAndLanguage() {
    var builder = CompiledCatalogBuilder(sourceLanguage: "fr")
    for language in ["fr", "sr", "sr-Latn", "uz", "hi", "en", "zh", "no", "???"] {
      builder.add([.text(language)], key: "all", language: language)
    }
    for language in ["zh-Hant", "zh-HK"] {
      builder.add([.text(language)], key: "chinese", language: language)
    }
    builder.add([.text("zh-HK")], key: "all", language: "zh-HK")
    for language in ["fr", "sr", "uz", "en", "zh", "no", "Test", "zh-Hant"] {
      builder.add([.text(language)], key: "some", language: language)
    }
    let catalog = builder.build()
    for (language, expected) in [
      ("sr-Latn", "fr"), ("sr-Cyrl", "sr"), ("sr-Latn-ME", "fr"), ("uz-Cyrl", "fr"),
      ("uz-Latn", "uz"), ("hi-Latn", "fr"), ("en-IN", "en"), ("zh-Hant", "zh-Hant"),
      ("zh-Hans", "zh"),
      ("zh-Hant-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-CN", "zh"),
      ("nb", "no"), ("nn", "no"), ("???", "fr"), ("xx", "fr"),
    ] {
      let localizer = Localizer(catalog, language: language)
      #expect(localizer.string(forKey: "some") == expected, "\(language)")
    }
    #expect(Localizer(catalog, language: "zh-Hant-HK").string(forKey: "all") == "zh-HK")
    #expect(Localizer(catalog, language: "???").string(forKey: "all") == "???")
    #expect(Localizer(catalog, language: "!!!").string(forKey: "all") == "fr")
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
    // Norwegian's names are one language, and a region says how its readers write numbers.
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    for language in ["en", "no"] {
      var reader = MessageText()
      builder.add(reader.parts(of: "%lld"), key: "n", language: language)
    }
    let catalog = builder.build()
    let norwegian = Localizer(catalog, language: "no", wantedLocale: "nb-u-nu-arab")
    #expect(norwegian.string(forKey: "n", arguments: [12]) == "١٢")
    let indian = Localizer(catalog, language: "en-IN")
    #expect(indian.string(forKey: "n", arguments: [1_234_567]) == "12,34,567")
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

  /// 15: sizes that no integer gives are told; 18: so is markup, in a text that no catalog has too.
  @Test func moreIssues() {
    let collected = IssueCollector()
    let catalog = CompiledCatalogBuilder(sourceLanguage: "en").build()
    let localizer = Localizer(catalog, language: "en", options: .init { collected.append($0) })
    #expect(localizer.string(forKey: "%*d", arguments: ["x", 42]) == "42")
    #expect(localizer.string("^[item](inflect: true)") == "item")
    #expect(
      collected.kinds == [
        .missingKey, .mismatchedArgument(1, placeholder: "%*d"), .missingKey, .grammarAgreement,
      ])
  }

  /// More placeholders than a message may have arguments: the rest is text.
  @Test func manyPlaceholders() {
    var reader = MessageText()
    let parts = reader.parts(of: String(repeating: "%@", count: MessageText.mostArguments + 2))
    #expect(parts.count == MessageText.mostArguments + 2)
    #expect(parts.last == .text("%@"))
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    builder.add(parts, key: "k", language: "en")
    let localizer = Localizer(builder.build(), language: "en")
    let arguments = [MessageArgument](repeating: "a", count: MessageText.mostArguments + 2)
    let text = localizer.string(forKey: "k", arguments: arguments)
    #expect(text == String(repeating: "a", count: MessageText.mostArguments) + "%@%@")
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

  /// 4: digits that nobody knows are told once, when the localizer is made.
  @Test func unknownDigitsAreAnIssue() {
    let issues = Mutex<[MessageIssue]>([])
    let options = Localizer.Options { issue in issues.withLock { $0.append(issue) } }
    let localizer = Localizer(
      Self.catalog(), language: "pt", locale: "pt-u-nu-nonsense", options: options)
    for _ in 0..<3 {
      #expect(localizer.string("all", defaultValue: "\(1234)") == "1.234 em português")
    }
    #expect(
      issues.withLock { $0.map(\.kind) } == [.unknownNumberingSystem("nonsense")])
    #expect(issues.withLock { $0.first?.key } == "")
    let native = Localizer(
      Self.catalog(), language: "pt", locale: "ar-u-nu-native", options: options)
    #expect(native.string("all", defaultValue: "\(5)") == "٥ em português")
    #expect(issues.withLock { $0.count } == 1)
  }
}
