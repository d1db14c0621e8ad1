import Foundation
import NumerusCatalogs
import Testing

/// The real catalogs that `Tests/rewrite-folder` names the folder of.
private enum RealCatalogs {
  static let folder = ProcessInfo.processInfo.environment["NUMERUS_CATALOG_FOLDER"]

  static let paths: [String] = {
    guard let folder, let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".xcstrings") }.sorted()
      .map { folder + "/" + $0 }
  }()
}

/// What holds for every real catalog.
@Suite(.enabled(if: RealCatalogs.folder != nil))
struct FolderRewritingTests {
  @Test func folderHasCatalogs() { #expect(!RealCatalogs.paths.isEmpty) }

  @Test(arguments: RealCatalogs.paths)
  func rewritten(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    var catalog: StringCatalog
    do {
      catalog = try StringCatalog(xcstrings: bytes, path: path)
    } catch {
      #expect(error.location != nil)
      print("refused: \(error)")
      return
    }
    #expect(catalog.serialized() == bytes)
    // Entries that are set to what they are go through the writer, and change nothing.
    for entry in catalog.entries { catalog[entry.key] = entry }
    #expect(catalog.serialized() == bytes)

    let form = catalog.canonical()
    #expect(try StringCatalog(xcstrings: form).canonical() == form)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let formLines = form.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let difference = formLines.difference(from: lines)
    print(
      "\(path): \(lines.count) lines, in Xcode's form \(difference.insertions.count) added and "
        + "\(difference.removals.count) removed")

    // One value that changes is one line that changes, in each of some entries.
    let step = max(1, catalog.entries.count / 20)
    for index in stride(from: 0, to: catalog.entries.count, by: step) {
      var edited = catalog
      let entry = catalog.entries[index]
      guard
        let localization = entry.localizations.first(where: { $0.content.stringUnit != nil }),
        localization.content.variations.isEmpty, let unit = localization.content.stringUnit
      else { continue }
      edited.setValue(
        unit.value + "+", forKey: entry.key, language: localization.language, state: unit.state)
      let newLines = edited.serialized()
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(newLines.count == lines.count)
      #expect(zip(newLines, lines).count { $0 != $1 } == 1, "\(entry.key)")
    }
  }
}
