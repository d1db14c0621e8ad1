import NumerusCatalogs
import NumerusMessages
import NumerusSymbols
import Testing

/// Which keys have symbols, and how those of one name are told apart.
@Suite struct TableSymbolsTests {
  static let states = [
    #""extracted": {}"#, #""manual": {"extractionState": "manual"}"#,
    #""migrated": {"extractionState": "migrated"}"#, #""stale": {"extractionState": "stale"}"#,
    #""none": {"extractionState": "manual", "generatesSymbol": false}"#,
    #""asked": {"extractionState": "stale", "generatesSymbol": true}"#,
    #""same": {"extractionState": "manual", "shouldTranslate": false}"#,
  ].joined(separator: ",")

  @Test(
    arguments: [
      (.all, ["extracted", "manual", "migrated", "asked", "same"]),
      (.manual, ["manual", "asked", "same"]),
    ] as [(SymbolOptions.Keys, [String])])
  func keys(keys: SymbolOptions.Keys, expected: [String]) throws {
    var options = SymbolOptions()
    options.keys = keys
    let table = try SampleCatalog.table(Self.states, options: options)
    #expect(table.symbols.map(\.key) == expected)
    // A number is the place among all keys.
    #expect(table.symbols.map(\.number) == (keys == .all ? [0, 1, 2, 5, 6] : [1, 5, 6]))
  }

  /// The order of the file has no say in who keeps the name.
  @Test(
    arguments: [
      ["Cancel", "cancel", "Cancel…", "cancel %@"], ["cancel %@", "Cancel…", "cancel", "Cancel"],
    ])
  func clashes(keys: [String]) throws {
    let table = try SampleCatalog.table(
      keys.map { #""\#($0)": {}"# }.joined(separator: ",\n"))
    let names = Dictionary(uniqueKeysWithValues: table.symbols.map { ($0.key, $0.fullName) })
    #expect(
      names == [
        "Cancel": "cancel", "Cancel…": "cancel2", "cancel": "cancel3", "cancel %@": "cancel(_:)",
      ])
    let line = 2 + (keys.firstIndex(of: "Cancel") ?? 0)
    #expect(
      table.diagnostics.map(\.message) == [
        "its symbol is cancel2, since cancel is that of the key \"Cancel\" at \(line):1",
        "its symbol is cancel3, since cancel is that of the key \"Cancel\" at \(line):1",
      ])
  }

  /// A number that makes a name of another key's is passed over.
  @Test func numbersThatAreTaken() throws {
    let table = try SampleCatalog.table(#""a": {}, "A": {}, "a2": {}"#)
    #expect(table.symbols.map(\.name) == ["a3", "a", "a2"])
  }

  /// `x.self`, `x.init` and the like mean something else.
  @Test func namesThatSwiftHas() throws {
    let table = try SampleCatalog.table(#""self": {}, "init": {}, "default": {}"#)
    #expect(table.symbols.map(\.name) == ["self_", "init_", "default"])
  }

  /// FNV-1a of 64 bits; the number was computed by another program.
  @Test func fingerprint() throws {
    #expect(KeyFingerprint.value(of: []) == 0xCBF2_9CE4_8422_2325)
    let table = try SampleCatalog.table(#""a": {}, "bc": {}"#)
    #expect(table.fingerprint == 0x4018_01FC_84F3_CA79)
    #expect(try SampleCatalog.table(#""bc": {}, "a": {}"#).fingerprint != 0x4018_01FC_84F3_CA79)
  }

  /// Numbers and fingerprint are those of the compiled catalog that a program opens, whatever languages
  /// it was compiled with.
  @Test func numbersOfTheCompiledCatalog() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      \(Self.states), "%lld": {"localizations": {"pl": {"stringUnit": {"value": "%lld"}}}},
      "\u{E9}": {}, "e\u{301}": {}, "": {}, "broken": 3, "last": {}
      }}
      """
    let catalog = try StringCatalog(xcstrings: Array(text.utf8), path: nil)
    let table = TableSymbols(catalog, table: "Shop", SymbolOptions())
    #expect(table.symbols.count == 10)
    for languages in [["pl"], []] as [Set<String>] {
      let bytes = catalog.keeping(languages: languages).compiled().catalog.serialized()
      let compiled = try CompiledCatalog(serialized: bytes)
      #expect(compiled.fingerprint == table.fingerprint)
      for symbol in table.symbols {
        #expect(Array(compiled.keys[symbol.number].utf8) == Array(symbol.key.utf8))
      }
    }
  }

  @Test func namespaces() throws {
    var options = SymbolOptions()
    let catalog = StringCatalog(sourceLanguage: "en")
    func namespace(_ table: String) -> String? {
      TableSymbols(catalog, table: table, options).namespace
    }
    #expect(namespace("Localizable") == nil)
    #expect(namespace("shop-items") == "ShopItems")
    // Generated code names these itself.
    #expect(namespace("String") == "StringTable")
    options.namespaces = ["Localizable": "texts", "Shop": ""]
    #expect(namespace("Localizable") == "Texts")
    #expect(namespace("Shop") == nil)
  }

  /// A count whose type has no specifier stands as `%@`, and its forms say nothing else of it.
  @Test func formsOfATextAreNoNumbers() throws {
    func forms(_ language: String, _ names: [String]) -> String {
      let cases = names.map {
        #""\#($0)": {"stringUnit": {"state": "new", "value": "%@ \#($0)"}}"#
      }
      let plural = cases.joined(separator: ", ")
      return #""\#(language)": {"variations": {"plural": {\#(plural)}}}"#
    }
    let localizations = [forms("en", ["one", "other"]), forms("pl", ["one", "few", "other"])]
    let table = try SampleCatalog.table(
      #""%@ items": {"localizations": {\#(localizations.joined(separator: ", "))}}"#)
    #expect(table.diagnostics.allSatisfy { $0.severity != .error })
    #expect(table.symbols.map { $0.parameters.map(\.type) } == [[.text]])
  }
}
