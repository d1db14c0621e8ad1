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
    #expect(diagnostics.map(\.severity) == (value.contains("none") ? [.error] : []))
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

  @Test func cyclesAndDepth() throws {
    func nested(_ pairs: [(String, String)]) -> String {
      pairs.map { "\"\($0.0)\":{\(Self.plural([("other", $0.1)]))}" }.joined(separator: ",")
    }
    let cycle = nested([("a", "<%#@b@>"), ("b", "[%#@a@]")])
    let (localizer, diagnostics) = try Self.compiled(
      #"{"stringUnit":{"value":"%#@a@"},"substitutions":{\#(cycle)}}"#)
    #expect(localizer.string(forKey: "k", arguments: [1]) == "<[%#@a@]>")
    #expect(diagnostics.map(\.message) == ["the substitution \"a\" contains itself"])

    // Each substitution holds the next one twice: 2⁶⁰ texts without a bound.
    let doubling = nested((0..<60).map { ("s\($0)", "%#@s\($0 + 1)@%#@s\($0 + 1)@") })
    let (_, bounded) = try Self.compiled(
      #"{"stringUnit":{"value":"%#@s0@"},"substitutions":{\#(doubling)}}"#)
    #expect(bounded.contains { $0.severity == .error })
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
    let (localizer, _) = try Self.compiled(Self.unit("%arg of %1$arg"), version: version)
    #expect(localizer.string(forKey: "k", arguments: [1234]) == expected)
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

  @Test func unknownCategoriesAndKinds() throws {
    let (localizer, diagnostics) = try Self.compiled(
      #"{"variations":{"width":{"20":\#(Self.unit("w"))},"plural":{"=0":\#(Self.unit("no")),"other":\#(Self.unit("%lld"))}}}"#
    )
    #expect(localizer.string(forKey: "k", arguments: [0]) == "0")
    #expect(diagnostics.map(\.severity) == [.warning, .error])
  }
}
