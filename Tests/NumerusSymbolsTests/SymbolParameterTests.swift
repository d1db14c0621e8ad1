import NumerusCatalogs
import NumerusSymbols
import Testing

/// Parameters of symbols, from the texts of all languages.
@Suite struct SymbolParameterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var texts: KeyValuePairs<String, String>
    var expected: [String]
    var findings: [String] = []

    var testDescription: String { texts.map { "\($0): \($1)" }.joined(separator: ", ") }
  }

  static let cases = [
    Case(texts: ["en": "Basket"], expected: []),
    Case(texts: ["en": "50% off"], expected: []),
    // A length is C's business.
    Case(
      texts: ["en": "%d %i %ld %lld %D %hhd"],
      expected: ["_: Int", "_: Int", "_: Int", "_: Int", "_: Int", "_: Int"]),
    Case(
      texts: ["en": "%u %lu %llu %x %o"],
      expected: ["_: UInt", "_: UInt", "_: UInt", "_: UInt", "_: UInt"]),
    Case(
      texts: ["en": "%f %lf %.1f %e %g"],
      expected: ["_: Double", "_: Double", "_: Double", "_: Double", "_: Double"]),
    Case(texts: ["en": "%@ %s %c"], expected: ["_: String", "_: String", "_: UInt32"]),
    // Positions say which argument is meant, and a width is one of its own.
    Case(texts: ["en": "%2$@ by %1$lld"], expected: ["_: Int", "_: String"]),
    Case(texts: ["en": "%*d and %.*f"], expected: ["_: Int", "_: Int", "_: Int", "_: Double"]),
    Case(
      texts: ["en": "%(count)lld in %(place_name)@"], expected: ["count: Int", "placeName: String"]),
    Case(texts: ["en": "%(name)@ and %(name)@"], expected: ["name: String", "_: String"]),
    Case(texts: ["en": "%(arg1)@"], expected: ["_: String"]),
    // A label in any language will do.
    Case(texts: ["pl": "%(ile)lld", "en": "%lld"], expected: ["ile: Int"]),
    Case(
      texts: ["en": "One item", "pl": "%lld rzecz"], expected: ["_: Int"],
      findings: ["warning: in pl: argument 1 is not in the source text"]),
    Case(
      texts: ["en": "%@ and %lld", "pl": "%@ i %@"], expected: ["_: String", "_: Int"],
      findings: [
        "error: in pl: argument 2 is a text here (%@), and a whole number in en at 2:81 (%lld)"
      ]),
    // A sign or a size is no other kind of value.
    Case(texts: ["en": "%lld", "pl": "%u"], expected: ["_: Int"]),
    Case(
      texts: ["en": "%f", "pl": "%lld"], expected: ["_: Double"],
      findings: [
        "error: in pl: argument 1 is a whole number here (%lld), and a floating-point number in en "
          + "at 2:81 (%f)"
      ]),
    Case(
      texts: ["en": "%3$@"], expected: ["_: String", "_: String", "_: String"],
      findings: ["warning: no text has argument 1, and one has 3"]),
  ]

  static func parameters(_ symbol: MessageSymbol) -> [String] {
    symbol.parameters.map { "\($0.label ?? "_"): \($0.type.rawValue)" }
  }

  @Test(arguments: cases)
  func parameters(of test: Case) throws {
    let table = try SampleCatalog.table(SampleCatalog.entry(test.texts))
    let symbol = try #require(table.symbols.first)
    #expect(Self.parameters(symbol) == test.expected)
    let findings = table.diagnostics.map { diagnostic in
      "\(diagnostic.severity): " + (diagnostic.language.map { "in \($0): " } ?? "")
        + diagnostic.message
    }
    #expect(findings == test.findings)
  }

  /// A finding stands at the text that it is about.
  @Test func place() throws {
    let table = try SampleCatalog.table(
      """
      "key": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%@ Sachen"}},
        "en": {"stringUnit": {"state": "translated", "value": "%lld items"}}
      }}
      """)
    #expect(
      table.diagnostics.map(\.description) == [
        "Shop.xcstrings:3:57: error: \"key\" in de: argument 1 is a text here (%@), and a whole "
          + "number in en at 4:57 (%lld)"
      ])
  }

  /// The key is the source text where there is no other.
  @Test func keyAsText() throws {
    let table = try SampleCatalog.table(
      #""%lld items in %@": {"localizations": {"pl": {"stringUnit": {"value": "%2$lld: %1$@"}}}}"#)
    #expect(Self.parameters(table.symbols[0]) == ["_: Int", "_: String"])
    #expect(table.diagnostics.map(\.severity) == [.error, .error])
  }

  /// Names of substitutions are labels; their numbers are the argument's, wherever the marker stands.
  @Test func substitutions() throws {
    let forms = #""variations": {"plural": {"other": {"stringUnit": {"value": "%arg things"}}}}"#
    let table = try SampleCatalog.table(
      """
      "key": {"localizations": {"en": {
        "stringUnit": {"value": "%#@boxes@ of %#@all_items@ for %3$@"},
        "substitutions": {
          "boxes": {"argNum": 2, "formatSpecifier": "lld", \(forms)},
          "all_items": {"argNum": 1, "formatSpecifier": "u", \(forms)}
        }
      }}}
      """)
    #expect(
      Self.parameters(table.symbols[0]) == ["allItems: UInt", "boxes: Int", "_: String"])
  }

  /// What chooses a form is an argument, written or not.
  @Test func silentNumber() throws {
    let table = try SampleCatalog.table(
      """
      "%lld left": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "the last one"}},
        "other": {"stringUnit": {"value": "some more"}}
      }}}}}
      """)
    #expect(Self.parameters(table.symbols[0]) == ["_: Int"])
  }

  /// A text that is the same in all languages has no other language's arguments.
  @Test func notTranslated() throws {
    let table = try SampleCatalog.table(
      #""key": {"shouldTranslate": false, "localizations": {"pl": {"stringUnit": {"value": "%@"}}}}"#
    )
    #expect(Self.parameters(table.symbols[0]).isEmpty)
  }
}
