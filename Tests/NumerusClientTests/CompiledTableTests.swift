import Foundation
import Numerus
import NumerusTestSupport
import Testing

/// Compiled tables of bundles, and those that are part of the program.
@Suite struct CompiledTableTests {
  private static func catalog(_ greeting: String) -> CompiledCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog.setValue(greeting, forKey: "greeting", language: "en")
    catalog.setValue("Cześć", forKey: "greeting", language: "pl")
    return catalog.compiled().catalog
  }

  private static let raw = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": {"localizations": {"en": {"stringUnit": {"value": "Raw"}}}}
    }}
    """

  private static func text(table: String? = nil, in folder: TemporaryFolder) -> String {
    String(localized: resource(table, in: folder))
  }

  private static func resource(
    _ table: String?, in folder: TemporaryFolder
  ) -> LocalizedStringResource {
    LocalizedStringResource(
      "greeting", table: table, bundle: .atURL(URL(filePath: folder.path)))
  }

  private static func explanation(_ folder: TemporaryFolder) -> Explanation {
    Localization.explain("greeting", bundle: Bundle(path: folder.path), languages: ["pl"])
  }

  @Test func bundles() throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.raw])
    try Data(Self.catalog("Compiled").serialized()).write(
      to: URL(filePath: folder["Localizable.numerus"]))
    try Data(Self.catalog("Shop").serialized()).write(to: URL(filePath: folder["Shop.numerus"]))
    // The compiled one counts where both are there.
    #expect(Self.text(in: folder) == "Compiled")
    #expect(Self.text(table: "Shop", in: folder) == "Shop")
    Localization.withLanguages(["pl"]) { #expect(Self.text(in: folder) == "Cześć") }
    let explanation = Self.explanation(folder)
    #expect(
      explanation.steps.contains(.table("Localizable", file: folder["Localizable.numerus"])))
    // No place of the raw file is told, which may be of another version.
    #expect(explanation.steps.contains(.text(language: "pl", place: nil)))
  }

  @Test func damaged() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": Self.raw, "Localizable.numerus": "?",
      "Shop.numerus": "?",
    ])
    #expect(Self.text(in: folder) == "Raw")
    #expect(Self.text(table: "Shop", in: folder) == "greeting")
    let reason = "\(folder["Localizable.numerus"]): error: no compiled catalog"
    let steps = Self.explanation(folder).steps
    let reasons = steps.compactMap { step in
      if case .unreadableTable("Localizable", let reason) = step { reason } else { nil }
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix(reason) == true)
    #expect(steps.contains(.table("Localizable", file: folder["Localizable.xcstrings"])))
  }

  private static func embedded(_ greeting: String, _ name: String) -> EmbeddedTable {
    let content = TableContent.catalog(catalog(greeting), path: "App", unreadable: [])
    return EmbeddedTable(content, name, "Größe")
  }

  @Test func partOfTheProgram() throws {
    let table = Self.embedded("Hello", "Localizable")
    let other = Self.embedded("Shop", "Shop")
    #expect(table.bundleURL == other.bundleURL)
    #expect(!table.bundleURL.isFileURL)
    #expect(table.catalog.keys == ["greeting"])
    let resource = LocalizedStringResource("greeting", bundle: .atURL(table.bundleURL))
    #expect(String(localized: resource) == "Hello")
    let shop = LocalizedStringResource("greeting", table: "Shop", bundle: .atURL(other.bundleURL))
    #expect(String(localized: shop) == "Shop")
    Localization.withLanguages(["pl"]) { #expect(String(localized: resource) == "Cześć") }
    // It is found by who has the resource from elsewhere, too.
    let sent = try JSONEncoder().encode(resource)
    let received = try JSONDecoder().decode(LocalizedStringResource.self, from: sent)
    #expect(String(localized: received) == "Hello")
    let missing = LocalizedStringResource("key", table: "None", bundle: .atURL(table.bundleURL))
    #expect(String(localized: missing) == "key")
  }

  /// Symbols as generated code has them.
  private enum LettersSymbols: CatalogSymbols {
    static var table: String { "Letters" }
    static var fingerprint: UInt64 { embedded.catalog.fingerprint }
    static var bundlePath: String? { embedded.bundlePath }
    static let embedded = CompiledTableTests.embedded("Letter", "Letters")
  }

  private enum PagesSymbols: CatalogSymbols {
    static var table: String { "Pages" }
    // Of another version: the key is looked for.
    static var fingerprint: UInt64 { 1 }
    static var bundlePath: String? { embedded.bundlePath }
    static let embedded = CompiledTableTests.embedded("Page", "Pages")
  }

  /// A localizer for the symbols of a table finds those of others too.
  @Test func symbols() {
    let letter = LocalizedMessage(LettersSymbols.self, number: 0, key: "greeting")
    let page = LocalizedMessage(PagesSymbols.self, number: 0, key: "greeting")
    let english = Localizer(preferring: ["en"], for: LettersSymbols.self)
    #expect(english.string(letter) == "Letter")
    #expect(english.string(page) == "Page")
    let polish = Localizer(acceptLanguage: "pl, en;q=0.5", for: PagesSymbols.self)
    #expect(polish.string(letter) == "Cześć")
    #expect(Localizer(LettersSymbols.embedded.catalog, language: "en").string(letter) == "Letter")
  }

  /// A table that somebody asked for before it was there.
  @Test func lateTable() throws {
    let url = try #require(URL(string: "numerus:/Late"))
    let resource = LocalizedStringResource("greeting", bundle: .atURL(url))
    #expect(String(localized: resource) == "greeting")
    let content = TableContent.catalog(Self.catalog("Hello"), path: "Late", unreadable: [])
    #expect(EmbeddedTable(content, "Localizable", "Late").bundleURL == url)
    #expect(String(localized: resource) == "Hello")
  }

  /// Damaged text is told of, and its keys stand for themselves.
  @Test func damagedText() {
    let table = EmbeddedTable("Zm9v", table: "Damaged")
    #expect(table.catalog.keys.isEmpty)
    let resource = LocalizedStringResource(
      "greeting", table: "Damaged", bundle: .atURL(table.bundleURL))
    #expect(String(localized: resource) == "greeting")
  }
}
