import Foundation
import Numerus
import NumerusTestSupport
import Testing

/// A catalog that is replaced while localizers are taken from it.
@Suite struct LocalizerSourceTests {
  private static let name = "Localizable.xcstrings"

  private static func folder(_ version: Int = 1) throws -> TemporaryFolder {
    try TemporaryFolder([name: VersionedCatalog.text(version)])
  }

  private static func source(_ folder: TemporaryFolder) throws -> LocalizerSource {
    try LocalizerSource(path: folder[name], check: VersionedCatalog.check)
  }

  @Test(
    arguments: [
      ("pl, en;q=0.5", "polski 1"), ("en;q=0.1, pl-PL", "polski 1"), ("en-GB", "English 1"),
      ("ja", "English 1"), ("", "English 1"), ("en;q=0, *", "polski 1"), (";;,=", "English 1"),
    ])
  func readersAreServedByHeader(header: String, expected: String) throws {
    let source = LocalizerSource(try VersionedCatalog.compiled(1))
    // The second one is kept from the first.
    for _ in 0..<2 {
      #expect(source.localizer(acceptLanguage: header).string(forKey: "first") == expected)
    }
  }

  @Test(
    arguments: [
      (["pl"], "polski 1"), (["ja", "pl_PL", "en"], "polski 1"), ([], "English 1"),
      (["xx"], "English 1"), (["*"], "English 1"),
      (["pl-x-" + String(repeating: "a-", count: 50) + "a"], "English 1"),
    ])
  func readersAreServedByList(languages: [String], expected: String) throws {
    let source = LocalizerSource(try VersionedCatalog.compiled(1))
    for _ in 0..<2 {
      #expect(source.localizer(preferring: languages).string(forKey: "first") == expected)
    }
  }

  /// Readers of Catalan understand Spanish, by CLDR's language matching.
  @Test(arguments: [(true, "es"), (false, "en")])
  func relatedLanguagesServeWhereTheyMay(isAllowed: Bool, expected: String) throws {
    let catalog = try CompiledCatalog(contentsOfFile: ItemCounterTests.path)
    let source = try LocalizerSource(
      path: ItemCounterTests.path, allowsRelatedLanguages: isAllowed)
    for _ in 0..<2 {
      #expect(source.localizer(acceptLanguage: "ca").language == expected)
      #expect(source.localizer(preferring: ["ca"]).language == expected)
      try source.replace(with: catalog)
    }
  }

  @Test func readersKeepTheVersionThatTheyBeganWith() throws {
    let folder = try Self.folder()
    let source = try Self.source(folder)
    let reader = source.localizer(preferring: ["pl"])
    try folder.replace(Self.name, by: VersionedCatalog.text(2))
    #expect(source.localizer(preferring: ["pl"]).string(forKey: "first") == "polski 1")
    #expect(try source.reload()?.keys == ["first", "second"])
    #expect(reader.string(forKey: "first") == "polski 1")
    #expect(source.localizer(preferring: ["pl"]).string(forKey: "first") == "polski 2")
    #expect(try source.replace(with: VersionedCatalog.compiled(3)))
    #expect(reader.string(forKey: "second") == "polski 1")
    #expect(source.localizer(preferring: ["pl"]).string(forKey: "first") == "polski 3")
  }

  @Test func catalogWithoutAFileIsReplacedAlone() throws {
    let source = LocalizerSource(try VersionedCatalog.compiled(1))
    #expect(try source.reload() == nil)
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 1")
    #expect(try source.replace(with: VersionedCatalog.compiled(2)))
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 2")
  }

  /// The places are counted by hand.
  @Test(
    arguments: [
      (" ", CatalogLocation(line: 1, column: 2)),
      (
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {", CatalogLocation(line: 3, column: 16)
      ),
      ("\u{7F}ELF", CatalogLocation(line: 1, column: 1)),
    ])
  func brokenVersionsAreRefusedWithTheirPlace(text: String, place: CatalogLocation) throws {
    let folder = try Self.folder()
    let source = try Self.source(folder)
    try folder.replace(Self.name, by: text)
    let error = #expect(throws: CatalogError.self) { try source.reload() }
    #expect(error?.location == place)
    #expect(error?.path == folder[Self.name])
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 1")
    try folder.replace(Self.name, by: VersionedCatalog.text(2))
    #expect(try source.reload() != nil)
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 2")
  }

  @Test func versionsThatTheCheckRefusesAreNotTaken() throws {
    let folder = try Self.folder()
    let source = try Self.source(folder)
    try folder.replace(Self.name, by: VersionedCatalog.text(2, keys: ["second"]))
    #expect(throws: VersionedCatalog.MissingKey(key: "first")) { try source.reload() }
    let catalog = try CompiledCatalog(contentsOfFile: folder[Self.name])
    #expect(throws: VersionedCatalog.MissingKey(key: "first")) { try source.replace(with: catalog) }
    #expect(throws: VersionedCatalog.MissingKey(key: "first")) { try Self.source(folder) }
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 1")
    try FileManager.default.removeItem(atPath: folder[Self.name])
    #expect(throws: CatalogError.self) { try source.reload() }
    #expect(throws: CatalogError.self) { try Self.source(folder) }
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 1")
  }

  @Test func folderIsLoadedByAFunctionOfTheCaller() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": "\"first\" = \"English 1\";"])
    let source = try LocalizerSource(
      path: folder.path, load: { try CompiledCatalog(contentsOfFolder: $0, sourceLanguage: "en") })
    try folder.write("\"first\" = \"English 2\";", to: "en.lproj/Localizable.strings")
    try source.reload()
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 2")
  }

  @Test func optionsAreThoseOfAllLocalizers() throws {
    let source = LocalizerSource(
      try VersionedCatalog.compiled(1), options: Localizer.Options(escaping: .all))
    for _ in 0..<2 {
      #expect(source.localizer(preferring: []).string(forKey: "<") == "&lt;")
      #expect(source.localizer(acceptLanguage: "pl").string(forKey: "<") == "&lt;")
      try source.replace(with: VersionedCatalog.compiled(2))
    }
  }
}
