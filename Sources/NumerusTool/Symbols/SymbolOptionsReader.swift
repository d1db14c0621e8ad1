internal import Foundation
internal import Numerus
internal import NumerusSymbols

/// Finds the options for catalogs: in a file beside them, then on the command line.
struct SymbolOptionsReader {
  private let overrides: (inout SymbolOptions) -> Void

  init(_ overrides: @escaping (inout SymbolOptions) -> Void) { self.overrides = overrides }

  /// The options for a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - input: What the command line named, where the catalog has no path of its own.
  func options(
    for catalog: StringCatalog, _ input: String
  ) throws(SymbolOptionsError) -> SymbolOptions {
    var options = SymbolOptions()
    let path = Self.file(beside: catalog.path ?? input)
    if FileManager.default.fileExists(atPath: path) {
      try options.read(try Self.bytes(of: path), path: path)
    }
    overrides(&options)
    return options
  }

  private static func bytes(of path: String) throws(SymbolOptionsError) -> [UInt8] {
    do throws(CatalogError) {
      return try FileBytes.read(path)
    } catch {
      throw SymbolOptionsError(path: path, message: error.message)
    }
  }

  /// The file of options for a catalog, or for a folder of `.lproj` folders.
  private static func file(beside path: String) -> String {
    var folder = URL(filePath: path)
    if !StringCatalogFolder.isFolder(path) { folder.deleteLastPathComponent() }
    if folder.pathExtension.lowercased() == "lproj" { folder.deleteLastPathComponent() }
    return folder.appending(path: SymbolOptions.fileName).path
  }
}
