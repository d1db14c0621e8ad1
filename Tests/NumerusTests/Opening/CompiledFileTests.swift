import Foundation
import Numerus
import NumerusTestSupport
import Testing

/// Compiled catalogs where a catalog is asked for by its path.
@Suite struct CompiledFileTests {
  static func catalog(_ greeting: String) throws -> CompiledCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog.setValue(greeting, forKey: "greeting", language: "en")
    return catalog.compiled().catalog
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path), options: .atomic)
  }

  @Test func files() throws {
    let folder = try TemporaryFolder()
    let bytes = try Self.catalog("Hello").serialized()
    try Self.write(bytes, to: folder["Localizable.numerus"])
    try Self.write(bytes, to: folder["Other.NUMERUS"])
    for name in ["Localizable.numerus", "Other.NUMERUS"] {
      let catalog = try CompiledCatalog(contentsOfFile: folder[name])
      #expect(Localizer(catalog, language: "en").string(forKey: "greeting") == "Hello")
    }
    let inFolder = try CompiledCatalog(contentsOfFolder: folder.path)
    #expect(inFolder.keys == ["greeting"])
  }

  /// Errors have the path, and the byte where there is one.
  @Test func damagedFiles() throws {
    let folder = try TemporaryFolder()
    let path = folder["Localizable.numerus"]
    var bytes = try Self.catalog("Hello").serialized()
    bytes.removeLast()
    try Self.write(bytes, to: path)
    let cut = #expect(throws: CatalogError.self) { try CompiledCatalog(contentsOfFile: path) }
    #expect(cut?.path == path)
    guard case .invalidCompiledCatalog(let error)? = cut?.kind else {
      Issue.record("another kind: \(String(describing: cut))")
      return
    }
    #expect(error.kind == .wrongSize(expected: UInt64(bytes.count + 1)))
    // The same as the own error of opening, with its place.
    #expect(cut?.description == error.description)
    let missing = #expect(throws: CatalogError.self) {
      try CompiledCatalog(contentsOfFile: folder["Missing.numerus"])
    }
    #expect(missing?.kind == .unreadable("No such file or directory"))
    // A damaged compiled file is not passed over in silence.
    #expect(throws: CatalogError.self) { try CompiledCatalog(contentsOfFolder: folder.path) }
  }

  @Test func source() throws {
    let folder = try TemporaryFolder()
    let path = folder["Localizable.numerus"]
    try Self.write(try Self.catalog("Hello").serialized(), to: path)
    let source = try LocalizerSource(path: path)
    let first = source.localizer(preferring: ["en"])
    #expect(first.string(forKey: "greeting") == "Hello")
    try Self.write(try Self.catalog("Welcome").serialized(), to: path)
    try source.reload()
    #expect(first.string(forKey: "greeting") == "Hello")
    #expect(source.localizer(preferring: ["en"]).string(forKey: "greeting") == "Welcome")
    try Self.write([1, 2, 3], to: path)
    #expect(throws: CatalogError.self) { try source.reload() }
    #expect(source.localizer(preferring: ["en"]).string(forKey: "greeting") == "Welcome")
  }
}
