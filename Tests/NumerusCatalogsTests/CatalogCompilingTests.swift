import NumerusCatalogs
import NumerusMessages
import Testing

/// SEMANTICS 3, 5, 9 to 11, 18: from a catalog's shapes to texts.
@Suite struct CatalogCompilingTests {
  static func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }

  static func plural(_ forms: [(String, String)]) -> String {
    let cases = forms.map { "\"\($0.0)\":\(unit($0.1))" }.joined(separator: ",")
    return #""variations":{"plural":{\#(cases)}}"#
  }

  /// Compiles one entry, `k`, with a localization in the source language.
  static func compiled(
    _ localization: String, language: String = "en", version: String = "1.0"
  ) throws -> (localizer: Localizer, diagnostics: [CatalogDiagnostic]) {
    let json = """
      {"sourceLanguage":"\(language)","version":"\(version)",
       "strings":{"k":{"localizations":{"\(language)":\(localization)}}}}
      """
    let (catalog, diagnostics) = try StringCatalog(xcstrings: Array(json.utf8)).compiled()
    return (Localizer(catalog, language: language), diagnostics)
  }

  @Test func pluralGoesByTheNumberItsFormsWrite() throws {
    let forms = [("one", "%2$lld file of %1$@"), ("other", "%2$lld files of %1$@")]
    let (localizer, diagnostics) = try Self.compiled("{\(Self.plural(forms))}")
    #expect(localizer.string(forKey: "k", arguments: ["Ann", 1]) == "1 file of Ann")
    #expect(localizer.string(forKey: "k", arguments: ["Ann", 2]) == "2 files of Ann")
    #expect(diagnostics.isEmpty)
  }

  /// A form may leave the number out; the other forms or the key tell which it is.
  @Test func numberIsFoundInOtherFormsAndKey() throws {
    let (localizer, _) = try Self.compiled(
      "{\(Self.plural([("one", "One of %2$@"), ("other", "%1$lld of %2$@")]))}")
    #expect(localizer.string(forKey: "k", arguments: [1, "a"]) == "One of a")

    let json = """
      {"sourceLanguage":"en","strings":{"%@ has %lld":{"localizations":{"en":
      {\(Self.plural([("one", "one"), ("other", "many")]))}}}}}
      """
    let catalog = try StringCatalog(xcstrings: Array(json.utf8)).compiled().catalog
    let byKey = Localizer(catalog, language: "en")
    #expect(byKey.string("\("Ann") has \(1)") == "one")
    #expect(byKey.string("\("Ann") has \(3)") == "many")
  }

  @Test func pluralWithoutAnyNumberIsTold() throws {
    let (localizer, diagnostics) = try Self.compiled(
      "{\(Self.plural([("one", "one"), ("other", "more")]))}")
    #expect(localizer.string(forKey: "k", arguments: [1]) == "one")
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  static let substitutions = """
    "substitutions":{
      "files":{"argNum":1,"formatSpecifier":"lld",\(plural([("one", "%arg file"), ("other", "%arg files")]))},
      "folders":{"argNum":2,"formatSpecifier":"lld",\(plural([("one", "%arg folder"), ("other", "%arg folders")]))}
    }
    """

  /// 10: the number is the marker's position, else `argNum`, else the order of the text.
  @Test(
    arguments: [
      ("%#@files@ in %#@folders@", "1 file in 2 folders"),
      ("%#@folders@: %#@files@", "2 folders: 1 file"),
      ("%2$#@files@ in %1$#@folders@", "2 files in 1 folder"),
      ("%#@files@, %#@files@", "1 file, 1 file"), ("%#@none@ %#@files@", "%#@none@ 1 file"),
    ])
  func substitutionArguments(value: String, expected: String) throws {
    let localization = #"{"stringUnit":{"value":"\#(value)"},\#(Self.substitutions)}"#
    let (localizer, diagnostics) = try Self.compiled(localization)
    #expect(localizer.string(forKey: "k", arguments: [1, 2]) == expected)
    // A substitution that no text uses is noted, where no error may be the reason.
    let isUsed = value.contains("folders")
    #expect(
      diagnostics.map(\.severity) == (value.contains("none") ? [.error] : isUsed ? [] : [.note]))
  }

  @Test func orderOfTheTextNumbersTheRest() throws {
    let forms = Self.plural([("one", "%arg one"), ("other", "%arg more")])
    let localization = """
      {"stringUnit":{"value":"%@: %#@b@, %#@a@, %#@b@"},
       "substitutions":{"a":{"formatSpecifier":"lld",\(forms)},"b":{"formatSpecifier":"lld",\(forms)}}}
      """
    let (localizer, _) = try Self.compiled(localization)
    let text = localizer.string(forKey: "k", arguments: ["x", 1, 2])
    #expect(text == "x: 1 one, 2 more, 1 one")
  }

  /// Inside a form, the first placeholder without a position is the substitution's own argument.
  @Test func placeholdersInForms() throws {
    let localization = """
      {"stringUnit":{"value":"%#@b@ %#@a@"},"substitutions":{
        "a":{"argNum":1,"formatSpecifier":"lld",\(Self.plural([("other", "a %lld")]))},
        "b":{"argNum":2,"formatSpecifier":".1f",\(Self.plural([("one", "one"), ("other", "b %lld %arg %1$lld")]))}}}
      """
    let (localizer, _) = try Self.compiled(localization)
    #expect(localizer.string(forKey: "k", arguments: [7, 1]) == "b 1 1.0 7 a 7")
  }

  /// Where `argNum` or a position says which argument a substitution has, placeholders without one
  /// take the others; and each text is numbered by itself.
  @Test(
    arguments: [
      ("%#@files@ in %@", ["3", "Box"], "3 files in Box"),
      ("%@: %#@folders@", ["Box", "3"], "Box: 3 folders"),
      ("%#@folders@ in %@", ["Box", "3"], "3 folders in Box"),
      ("%1$#@plain@ in %@", ["3", "Box"], "3 more in Box"),
      ("%#@plain@ in %@", ["3", "Box"], "3 more in Box"),
      ("%@ has %#@plain@ and %#@plain@", ["Box", "3"], "Box has 3 more and 3 more"),
    ])
  func placeholdersBesideMarkers(value: String, arguments: [String], expected: String) throws {
    let plain = #""plain":{"formatSpecifier":"lld",\#(Self.plural([("other", "%arg more")]))}"#
    let substitutions = Self.substitutions.replacing(
      "\"substitutions\":{", with: "\"substitutions\":{\(plain),")
    let text = #"{"stringUnit":{"value":"\#(value)"}}"#
    let typed = arguments.map { argument in
      Int(argument).map { MessageArgument($0) } ?? MessageArgument(argument)
    }
    // The same text alone, and as that of one device among others.
    for localization in [
      #"{"stringUnit":{"value":"\#(value)"},\#(substitutions)}"#,
      #"{"variations":{"device":{"mac":\#(text),"iphone":\#(text)}},\#(substitutions)}"#,
    ] {
      let (localizer, _) = try Self.compiled(localization)
      for device in [CatalogDevice.mac, .iphone] {
        let localizer = Localizer(localizer.catalog, language: "en", options: .init(device: device))
        #expect(localizer.string(forKey: "k", arguments: typed) == expected)
      }
    }
  }

  @Test func cycles() throws {
    let cycle = Self.nested([("a", "<%#@b@>"), ("b", "[%#@a@]")])
    let (localizer, diagnostics) = try Self.compiled(
      #"{"stringUnit":{"value":"%#@a@"},"substitutions":{\#(cycle)}}"#)
    #expect(localizer.string(forKey: "k", arguments: [1]) == "<[%#@a@]>")
    #expect(diagnostics.map(\.message) == ["the substitution \"a\" contains itself"])
  }

  static func nested(_ pairs: [(String, String)]) -> String {
    pairs.map { "\"\($0.0)\":{\(plural([("other", $0.1)]))}" }.joined(separator: ",")
  }

  /// Each substitution holds the next one twice: 2³⁰ texts without a bound. The last one may be
  /// empty.
  @Test(arguments: ["x", ""])
  func expansionIsBounded(last: String) throws {
    let doubling = Self.nested(
      (0..<30).map { ("s\($0)", "%#@s\($0 + 1)@%#@s\($0 + 1)@") } + [("s30", last)])
    let (_, diagnostics) = try Self.compiled(
      #"{"stringUnit":{"value":"%#@s0@"},"substitutions":{\#(doubling)}}"#)
    #expect(diagnostics.contains { $0.severity == .error && $0.message.contains("KiB of text") })
  }

  @Test func depthIsBounded() throws {
    let chain = Self.nested((0..<40).map { ("s\($0)", "%#@s\($0 + 1)@") } + [("s40", "x")])
    let (_, diagnostics) = try Self.compiled(
      #"{"stringUnit":{"value":"%#@s0@"},"substitutions":{\#(chain)}}"#)
    #expect(diagnostics.map(\.message) == ["more than 32 substitutions stand in one another"])
  }

  /// Thousands of languages, each of one key: no product of the two.
  @Test func manyLanguages() throws {
    let entries = (0..<5000).map { index in
      "\"k\(index)\":{\"localizations\":{\"x-\(index)\":\(Self.unit("t\(index)"))}}"
    }
    let json = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let catalog = try StringCatalog(xcstrings: Array(json.utf8)).compiled().catalog
    #expect(catalog.languages.count == 5001)
    #expect(Localizer(catalog, language: "x-7").string(forKey: "k7") == "t7")
    #expect(Localizer(catalog, language: "x-7").string(forKey: "k8") == "k8")
  }

  @Test func deviceHoldsPlural() throws {
    let (localizer, _) = try Self.compiled(
      """
      {"variations":{"device":{
        "iphone":{\(Self.plural([("one", "%lld iPhone"), ("other", "%lld iPhones")]))},
        "toaster":\(Self.unit("toast")),
        "other":\(Self.unit("%lld devices"))}}}
      """)
    #expect(localizer.string(forKey: "k", arguments: [1]) == "1 devices")
    let phone = Localizer(localizer.catalog, language: "en", options: .init(device: .iphone))
    #expect(phone.string(forKey: "k", arguments: [1]) == "1 iPhone")
    #expect(phone.string(forKey: "k", arguments: [2]) == "2 iPhones")
  }

  /// Markers in a device's text, as Xcode writes them, find the localization's substitutions.
  @Test func deviceHoldsSubstitutions() throws {
    let (localizer, _) = try Self.compiled(
      """
      {"variations":{"device":{"mac":\(Self.unit("%#@folders@")),"other":\(Self.unit("%#@files@"))}},
       \(Self.substitutions)}
      """)
    #expect(localizer.string(forKey: "k", arguments: [2, 1]) == "2 files")
  }

  /// 11: `%arg` outside of a substitution is text before format 1.2, and a placeholder from then on.
  @Test(
    arguments: [
      ("1.0", "%arg of %1$arg"), ("1.1", "%arg of %1$arg"), ("1.2", "1,234 of 1,234"),
      ("1.3", "1,234 of 1,234"), ("2.0", "1,234 of 1,234"),
    ])
  func untypedArguments(version: String, expected: String) throws {
    let (localizer, _) = try Self.compiled(Self.unit("%arg of %1$arg %argument"), version: version)
    #expect(localizer.string(forKey: "k", arguments: [1234]) == expected + " %argument")
  }

  /// 3, 5, 18.
  @Test func remainingShapes() throws {
    let json = """
      {"sourceLanguage":"en","strings":{
        "key %lld":{},
        "same":{"shouldTranslate":false,"localizations":{"en":\(Self.unit("Same")),"pl":\(Self.unit("X"))}},
        "stale":{"extractionState":"stale","localizations":{"pl":{"stringUnit":{"state":"weird","value":"v"}}}},
        "empty":{"localizations":{"pl":\(Self.unit(""))}},
        "set":{"localizations":{"pl":{"stringSet":{"values":["first","second"]}}}},
        "none":{"localizations":{"pl":{}}},
        "markup %lld":{"localizations":{"pl":\(Self.unit("^[%lld rzecz](inflect: true)"))}},
        "":{"localizations":{"pl":\(Self.unit("pusty"))}}}}
      """
    let (catalog, diagnostics) = try StringCatalog(xcstrings: Array(json.utf8)).compiled()
    #expect(catalog.languages == ["en", "pl"])
    let localizer = Localizer(catalog, language: "pl")
    #expect(localizer.string("key \(3)") == "key 3")
    #expect(localizer.string("same") == "Same")
    #expect(localizer.string("stale") == "v")
    #expect(localizer.string("empty") == "")
    #expect(localizer.string("set") == "first")
    #expect(localizer.string("none") == "none")
    #expect(localizer.string("markup \(2)") == "2 rzecz")
    #expect(localizer.string("") == "pusty")
    #expect(diagnostics.map(\.key) == ["none", "markup %lld"])
  }

  /// What has no text is told, and the rest serves.
  @Test func emptyForms() throws {
    let (localizer, diagnostics) = try Self.compiled(
      #"{"variations":{"plural":{"one":\#(Self.unit("%lld one")),"other":{}}}}"#)
    #expect(localizer.string(forKey: "k", arguments: [5]) == "5 one")
    #expect(diagnostics.map(\.message) == ["\"other\" holds no text"])
    let (_, devices) = try Self.compiled(
      #"{"variations":{"device":{"mac":{},"other":\#(Self.unit("x"))}}}"#)
    #expect(devices.map(\.message) == ["\"mac\" holds no text"])
  }

  /// The source language's text is found under another spelling, and under a parent's name.
  @Test(
    arguments: [
      ("en", "EN"), ("en-US", "en_US"), ("en-GB", "en"), ("pt-AO", "pt-PT"), ("iw", "he"),
    ])
  func sourceUnderAnotherName(source: String, name: String) throws {
    for translate in ["true", "false"] {
      let json = """
        {"sourceLanguage":"\(source)","strings":{"k":{"shouldTranslate":\(translate),
        "localizations":{"\(name)":\(Self.unit("text"))}}}}
        """
      let (catalog, diagnostics) = try StringCatalog(xcstrings: Array(json.utf8)).compiled()
      #expect(diagnostics.isEmpty)
      for language in [source, "fr", name] {
        #expect(Localizer(catalog, language: language).string(forKey: "k") == "text")
      }
    }
  }

  /// Variations and substitutions in one another are bounded together: stacks of threads are small.
  @Test func variationsAreBounded() throws {
    func deep(_ count: Int, _ inner: String) -> String {
      String(repeating: #"{"variations":{"device":{"other":"#, count: count) + inner
        + String(repeating: "}}}", count: count)
    }
    let substitutions = (0..<30).map { index in
      "\"s\(index)\":\(deep(20, Self.unit("%#@s\(index + 1)@")))"
    }
    let (_, diagnostics) = try Self.compiled(
      #"{"stringUnit":{"value":"%#@s0@"},"substitutions":{\#(substitutions.joined(separator: ","))}}"#
    )
    #expect(diagnostics.contains { $0.message.contains("in one another") && $0.severity == .error })
  }

  @Test func namesThatAreNoLanguages() throws {
    let (localizer, _) = try Self.compiled(Self.unit("text"), language: "mul")
    #expect(localizer.string(forKey: "k") == "text")
    let json = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{
      "mul":\(Self.unit("x")),"Base":\(Self.unit("y"))}}}}
      """
    let (catalog, diagnostics) = try StringCatalog(xcstrings: Array(json.utf8)).compiled()
    #expect(catalog.languages == ["en"])
    #expect(diagnostics.map(\.severity) == [.note, .note])
  }

  @Test(arguments: ["*lld", "1$lld", ".*f", "", "%", "lldx"])
  func formatSpecifiersThatAreNone(text: String) throws {
    let (localizer, diagnostics) = try Self.compiled(
      """
      {"stringUnit":{"value":"%#@n@"},"substitutions":{
        "n":{"argNum":1,"formatSpecifier":"\(text)",\(Self.plural([("other", "%arg")]))}}}
      """)
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(localizer.string(forKey: "k", arguments: [1234]) == "1,234")
  }

  @Test func markupInAKeyIsTold() throws {
    let json = #"{"sourceLanguage":"en","strings":{"^[%lld item](inflect: true)":{}}}"#
    let (catalog, diagnostics) = try StringCatalog(xcstrings: Array(json.utf8)).compiled()
    #expect(diagnostics.map(\.severity) == [.warning])
    let text = Localizer(catalog, language: "en")
      .string(forKey: "^[%lld item](inflect: true)", arguments: [2])
    #expect(text == "2 item")
  }

  /// 9: by width, as by device.
  @Test(
    arguments: [(nil, "2 long words"), (50, "2 long words"), (9, "2 words"), (1, "2 words")]
      as [(Int?, String)])
  func widths(width: Int?, expected: String) throws {
    let texts =
      #""20":\#(Self.unit("%lld long words")),"x":\#(Self.unit("?")),"7":\#(Self.unit("%lld words"))"#
    let (localizer, diagnostics) = try Self.compiled(#"{"variations":{"width":{\#(texts)}}}"#)
    let wide = Localizer(localizer.catalog, language: "en", options: .init(width: width))
    #expect(wide.string(forKey: "k", arguments: [2]) == expected)
    #expect(diagnostics.map(\.message) == ["\"x\" is no width"])
  }

  @Test func unknownCategoriesAndKinds() throws {
    let (localizer, diagnostics) = try Self.compiled(
      #"{"variations":{"mood":{"glad":\#(Self.unit("w"))},"plural":{"=0":\#(Self.unit("no")),"other":\#(Self.unit("%lld"))}}}"#
    )
    #expect(localizer.string(forKey: "k", arguments: [0]) == "0")
    #expect(diagnostics.map(\.severity) == [.warning, .error])
  }
}
