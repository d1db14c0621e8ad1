import Numerus
import NumerusTestSupport
import Testing

/// What a source keeps, and what it lets go.
@Suite struct LocalizerSourceMemoryTests {
  /// A localizer that is not kept from being freed.
  private struct Observer {
    weak var core: LocalizerCore?

    init(_ localizer: Localizer) { core = localizer.core }

    var isFreed: Bool { core == nil }
  }

  @Test func readersWhoAreServedAlikeShareALocalizer() throws {
    let source = LocalizerSource(try VersionedCatalog.compiled(1))
    let localizer = source.localizer(acceptLanguage: "pl")
    for header in ["ja, pl;q=0.9", "pl, en", "pl;q=0.1"] {
      #expect(source.localizer(acceptLanguage: header).core === localizer.core)
    }
    #expect(source.localizer(preferring: ["pl"]).core === localizer.core)
    #expect(source.localizer(acceptLanguage: "pl-PL").core !== localizer.core)
  }

  @Test func oldVersionGoesWithItsLastReader() throws {
    let source = LocalizerSource(try VersionedCatalog.compiled(1))
    let unused = Observer(source.localizer(preferring: ["en"]))
    var reader: Localizer? = source.localizer(preferring: ["pl"])
    let used = Observer(try #require(reader))
    #expect(!unused.isFreed && !used.isFreed)
    try source.replace(with: VersionedCatalog.compiled(2))
    // What the source had of the old version is gone, but for what the reader holds.
    #expect(unused.isFreed)
    #expect(!used.isFreed)
    #expect(reader?.string(forKey: "first") == "polski 1")
    reader = nil
    #expect(used.isFreed)
  }

  @Test func refusedVersionLeavesTheLocalizersWhereTheyAre() throws {
    let folder = try TemporaryFolder(["A.xcstrings": VersionedCatalog.text(1)])
    let source = try LocalizerSource(path: folder["A.xcstrings"])
    let kept = Observer(source.localizer(preferring: ["pl"]))
    try folder.replace("A.xcstrings", by: "{")
    #expect(throws: CatalogError.self) { try source.reload() }
    #expect(kept.core === source.localizer(preferring: ["pl"]).core)
  }

  @Test func localizersAreBounded() throws {
    let source = LocalizerSource(try VersionedCatalog.compiled(1))
    let often = Observer(source.localizer(acceptLanguage: "pl"))
    let others = (0..<1000).map { number in
      _ = source.localizer(acceptLanguage: "pl")
      return Observer(source.localizer(acceptLanguage: "en-x-a\(number)"))
    }
    let kept = others.filter { !$0.isFreed }.count
    #expect(kept > 0 && kept < 128, "\(kept)")
    // Who comes often stays, however many others come once.
    #expect(!often.isFreed)
  }
}
