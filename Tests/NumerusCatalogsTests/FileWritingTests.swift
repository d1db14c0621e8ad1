import Foundation
import NumerusCatalogs
import Testing

/// Files are replaced whole or not at all.
@Suite struct FileWritingTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID())")
  let catalog = StringCatalog(sourceLanguage: "en")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// A catalog that was read from another kind of file must not take its place as JSON.
  @Test(arguments: ["a.strings", "a.StringsDict"])
  func otherKindsAreNotWritten(name: String) throws {
    defer { remove() }
    let path = folder.appending(path: name).path
    let error = #expect(throws: CatalogError.self) { try catalog.write(toFile: path) }
    #expect(
      error?.description.hasPrefix("\(path): error: can't be written: a catalog is no .") == true)
    #expect(try contents().isEmpty)
  }

  @Test func writesAndReplaces() throws {
    defer { remove() }
    let file = folder.appending(path: "a.xcstrings").path
    try catalog.write(toFile: file)
    #expect(try Data(contentsOf: URL(filePath: file)) == Data(catalog.serialized()))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    var edited = try StringCatalog(contentsOfFile: file)
    edited.add(.init(key: "k"))
    try edited.write(toFile: file)
    #expect(try StringCatalog(contentsOfFile: file).count == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try contents() == ["a.xcstrings"])
    let compact = try StringCatalog(
      xcstrings: Array(#"{"strings":{},"sourceLanguage":"en","version":"1.0"}"#.utf8))
    try compact.write(toFile: file, canonical: true)
    #expect(try Data(contentsOf: URL(filePath: file)) == Data(catalog.serialized()))
  }

  @Test func linksStayLinks() throws {
    defer { remove() }
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: false)
    let link = folder.appending(path: "link").path
    try files.createSymbolicLink(atPath: link, withDestinationPath: "sub/other")
    try files.createSymbolicLink(
      atPath: folder.appending(path: "sub/other").path, withDestinationPath: "file")
    // The file need not be there yet.
    for _ in 0..<2 {
      try catalog.write(toFile: link)
      #expect(try files.destinationOfSymbolicLink(atPath: link) == "sub/other")
      #expect(
        try files.contentsOfDirectory(atPath: folder.appending(path: "sub").path).sorted()
          == ["file", "other"])
    }
    #expect(try StringCatalog(contentsOfFile: link).sourceLanguage == "en")
  }

  @Test func failures() throws {
    defer { remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "loop").path, withDestinationPath: "loop")
    for (path, reason) in [
      ("", "the path is empty"), (folder.path, "it is a folder"),
      (folder.path + "/none/a.xcstrings", "there is no such folder"),
      (folder.path + "/loop", "symbolic link to itself"),
    ] {
      let error = #expect(throws: CatalogError.self) { try catalog.write(toFile: path) }
      #expect(error?.path == path)
      #expect(error?.description.contains(": error: can't be written: ") == true)
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
    #expect(try contents() == ["loop"])
  }
}

/// What no reader would take back is not written.
@Suite struct RefusedWritingTests {
  @Test func boundsAndLanguages() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "T.xcstrings").path
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog.setValue("x", forKey: String(repeating: "k", count: 70_000), language: "en")
    #expect {
      try catalog.write(toFile: path)
    } throws: { error in
      if case .boundExceeded? = (error as? CatalogError)?.kind { true } else { false }
    }
    #expect(throws: CatalogError.self) {
      try StringCatalog(sourceLanguage: "").write(toFile: path)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
