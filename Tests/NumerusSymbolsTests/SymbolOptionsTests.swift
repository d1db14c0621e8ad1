import NumerusCatalogs
import NumerusSymbols
import Testing

/// Options from a file.
@Suite struct SymbolOptionsTests {
  static func read(_ text: String) throws -> SymbolOptions {
    var options = SymbolOptions()
    try options.read(Array(text.utf8), path: "numerus.json")
    return options
  }

  @Test func all() throws {
    let options = try Self.read(
      """
      {
        "access": "public", "keys": "manual", "appleSymbols": false, "embeds": true,
        "namespaces": {"Shop": "Store", "Localizable": ""},
        "severity": {"warning": "error", "note": "warning"}
      }
      """)
    #expect(options.access == .public)
    #expect(options.keys == .manual)
    #expect(!options.makesAppleSymbols)
    #expect(options.embeds)
    #expect(options.namespaces == ["Shop": "Store", "Localizable": ""])
    #expect(options.outcomes == [.warning: .error, .note: .warning])
    #expect(try Self.read("{}") == SymbolOptions())
  }

  @Test(
    arguments: [
      ("{\n  \"acces\": \"public\"\n}", "2:3", "\"acces\" is none of access, appleSymbols, "),
      ("{\"access\": \"open\"}", "1:12", "expected one of internal, package, public"),
      ("{\"keys\": 1}", "1:10", "expected one of all, manual"),
      ("{\"appleSymbols\": 1}", "1:18", "expected a truth value"),
      ("{\"embeds\": \"true\"}", "1:12", "expected a truth value"),
      ("{\"namespaces\": []}", "1:16", "expected an object"),
      ("{\"namespaces\": {\"Shop\": null}}", "1:25", "expected a text"),
      ("{\"severity\": {\"off\": \"error\"}}", "1:15", "findings are error, warning or note"),
      (
        "{\"severity\": {\"error\": \"fatal\"}}", "1:24",
        "expected one of error, warning, note, off"
      ),
      ("[]", "1:1", "expected an object"), ("{", "1:2", "invalid JSON: expected "),
    ])
  func faults(text: String, place: String, message: String) throws {
    let error = try #require(throws: SymbolOptionsError.self) { try Self.read(text) }
    #expect(error.path == "numerus.json")
    #expect(error.location?.description == place)
    #expect(error.message.hasPrefix(message), "\(error.message)")
  }

  /// What becomes of findings: notes are off unless they are asked for.
  @Test(
    arguments: [
      ([:], ["error", "warning"]),
      ([.note: .note], ["error", "warning", "note"]),
      ([.error: .warning, .warning: .off], ["warning"]),
      ([.note: .error], ["error", "warning", "error"]),
    ] as [([SymbolOptions.Outcome: SymbolOptions.Outcome], [String])])
  func severity(
    outcomes: [SymbolOptions.Outcome: SymbolOptions.Outcome], expected: [String]
  ) {
    var options = SymbolOptions()
    options.outcomes.merge(outcomes) { $1 }
    let findings = [.error, .warning, .note].map {
      CatalogDiagnostic($0, "", location: nil)
    }
    #expect(options.applied(to: findings).map { "\($0.severity)" } == expected)
  }
}
