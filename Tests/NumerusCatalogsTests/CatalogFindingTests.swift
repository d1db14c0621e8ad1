import NumerusCatalogs
import NumerusMessages
import Testing

/// What compiling tells of an entry that can be used, but hardly as it was meant; each with its place.
@Suite struct CatalogFindingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var language = "en"
    var localization: String
    var expected: [String]

    var testDescription: String { name }
  }

  static func unit(_ value: String) -> String { CatalogCompilingTests.unit(value) }

  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    CatalogCompilingTests.plural(forms.map { ($0.key, $0.value) })
  }

  static func substitution(_ specifier: String, _ plural: String) -> String {
    #""substitutions":{"n":{"argNum":1,"formatSpecifier":"\#(specifier)",\#(plural)}}"#
  }

  static let cases = [
    Case(
      name: "nothing", localization: "{\(plural(["one": "%lld day", "other": "%lld days"]))}",
      expected: []),
    Case(
      name: "zero is in every language",
      localization: "{\(plural(["zero": "none", "other": "%lld days"]))}", expected: []),
    // 7: the lack of other where whole numbers come to it, and where only fractions do.
    Case(
      name: "no other in English", localization: "{\(plural(["one": "%lld day"]))}",
      expected: ["warning: there is no form for other; the most general form stands in"]),
    Case(
      name: "no other in Polish", language: "pl",
      localization: "{\(plural(["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni"]))}",
      expected: ["note: there is no form for other; the most general form stands in"]),
    Case(
      name: "no other in Polish, for fractions", language: "pl",
      localization: "{\(plural(["one": "%.1f dzień", "few": "%.1f dni", "many": "%.1f dni"]))}",
      expected: ["warning: there is no form for other; the most general form stands in"]),
    // CLDR: Japanese has other alone; Spanish many begins at a million; English ordinals have few.
    Case(
      name: "a form for no number", language: "ja",
      localization: "{\(plural(["one": "%lld日", "other": "%lld日"]))}",
      expected: ["note: no number has the form \"one\" in this language"]),
    Case(
      name: "a form for large numbers", language: "es",
      localization:
        "{\(plural(["one": "%lld día", "many": "%lld de días", "other": "%lld días"]))}",
      expected: []),
    Case(
      name: "a form for places in an order",
      localization: "{\(plural(["few": "%lldrd", "other": "%lldth"]))}", expected: []),
    Case(
      name: "an unknown language", language: "xx",
      localization: "{\(plural(["few": "%lld", "other": "%lld"]))}", expected: []),
    Case(
      name: "an exact number, which is no category",
      localization: "{\(plural(["=0": "none", "other": "%lld days"]))}",
      expected: ["error: \"=0\" is no plural category"]),
    Case(
      name: "no number", localization: "{\(plural(["one": "a day", "other": "days"]))}",
      expected: ["warning: no form and not the key has a number to choose a form by"]),
    Case(
      name: "a text to choose by",
      localization:
        #"{"stringUnit":{"value":"%#@n@"},\#(substitution("@", plural(["one": "a", "other": "b"])))}"#,
      expected: ["warning: %@ is no number to choose a form by"]),
    Case(
      name: "no specifier",
      localization:
        #"{"stringUnit":{"value":"%#@n@"},\#(substitution("%q", plural(["one": "a", "other": "b"])))}"#,
      expected: ["error: \"%q\" is no format specifier"]),
    Case(
      name: "an unused substitution",
      localization:
        #"{"stringUnit":{"value":"days"},\#(substitution("lld", plural(["one": "a", "other": "b"])))}"#,
      expected: ["note: no text has a marker for the substitution \"n\""]),
    Case(
      name: "types of one argument in two forms",
      localization: "{\(plural(["one": "%1$lld of %2$@", "other": "%1$lld of %2$lld"]))}",
      expected: [
        "warning: argument 2 is a whole number here (%2$lld), and a text at 2:81 (%2$@)"
      ]),
    Case(
      name: "types in a substitution",
      localization:
        #"{"stringUnit":{"value":"%1$@: %#@n@"},\#(substitution("lld", plural(["one": "a", "other": "b"])))}"#,
      expected: [
        "warning: argument 1 is a text here (%1$@), and a whole number at 2:61 (%lld)"
      ]),
    Case(
      name: "whole numbers of two sizes are one type",
      localization: "{\(plural(["one": "%d day", "other": "%lld days"]))}", expected: []),
    Case(
      name: "a percent sign that begins nothing",
      localization: "{\(plural(["one": "%lld%!", "other": "%lld%!"]))}",
      expected: [
        "warning: a percent sign begins no placeholder, and is shown as it is; %% is a percent sign"
      ]),
    // 16: a text without arguments is what it is.
    Case(name: "a percent sign alone", localization: unit("50% off"), expected: []),
  ]

  @Test(arguments: cases)
  func findings(test: Case) throws {
    let json = """
      {"sourceLanguage":"\(test.language)","strings":{"k":{"localizations":{
      "\(test.language)":\(test.localization)}},"z":{}}}
      """
    let (catalog, diagnostics) = try StringCatalog(xcstrings: Array(json.utf8)).compiled()
    #expect(diagnostics.map { "\($0.severity): \($0.message)" } == test.expected)
    for diagnostic in diagnostics {
      #expect(diagnostic.key == "k")
      #expect(diagnostic.language == test.language)
      #expect(diagnostic.location?.line == 2)
    }
    // The entry, and those after it, are there still.
    #expect(catalog.keys == ["k", "z"])
  }
}
