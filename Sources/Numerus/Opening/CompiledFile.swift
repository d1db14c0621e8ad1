internal import Foundation
package import NumerusCatalogs
package import NumerusMessages

/// Files of compiled catalogs, as `Localizable.numerus`.
package enum CompiledFile {
  /// The ending of their names.
  package static let ending = "numerus"

  /// The name of a table's file.
  package static func name(ofTable table: String) -> String { table + "." + ending }

  /// Whether a path is that of a compiled catalog by its ending, whose case does not matter.
  package static func isNamed(_ path: String) -> Bool {
    path.lowercased().hasSuffix("." + ending)
  }

  /// The path of a table's file in a folder; nil where there is none.
  ///
  /// - Parameters:
  ///   - table: The table's name. One that could lead out of the folder is the name of no table.
  ///   - folder: The path of the folder.
  package static func path(ofTable table: String, in folder: String) -> String? {
    guard !table.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else { return nil }
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + name(ofTable: table)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The name of the table that a path is the file of.
  package static func table(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return isNamed(path) ? String(name.dropLast(ending.count + 1)) : String(name)
  }

  /// The paths of the files in a folder, in the order of their names. Folders in it are not looked into.
  package static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { isNamed($0) && !$0.hasPrefix(".") }
    return files.sorted().map { (folder.hasSuffix("/") ? folder : folder + "/") + $0 }
  }

  /// Reads a file.
  package static func read(_ path: String) throws(CatalogError) -> CompiledCatalog {
    do throws(CompiledCatalogError) {
      return try CompiledCatalog(contentsOfCompiledFile: path)
    } catch {
      throw CatalogError(error)
    }
  }

  /// Puts a catalog in the place of a file by a rename, unless that is what the file holds already:
  /// builds go by the times of files, and who watches one sees a change in each.
  ///
  /// - Returns: Whether the file was written.
  package static func write(
    _ catalog: CompiledCatalog, toFile path: String
  ) throws(CatalogError) -> Bool {
    let bytes = catalog.serialized()
    if let old = try? CompiledCatalog(contentsOfCompiledFile: path),
      old.withSerializedBytes({ span in isSame(span, bytes) })
    {
      return false
    }
    try FileReplacement.write(bytes, toFile: path)
    return true
  }

  private static func isSame(_ span: Span<UInt8>, _ bytes: [UInt8]) -> Bool {
    span.count == bytes.count && bytes.indices.allSatisfy { span[$0] == bytes[$0] }
  }
}
