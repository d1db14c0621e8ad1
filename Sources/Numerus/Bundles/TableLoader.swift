internal import Foundation
internal import NumerusCatalogs
internal import NumerusMessages

/// Finds and reads the files of a table. All kinds of files that a table may come from are known here,
/// and nowhere else.
enum TableLoader {
  /// What there is of a table.
  enum Content: Sendable {
    case catalog(CompiledCatalog, path: String)
    /// There is a file, and it can't be read; the reason names the place.
    case unreadable(path: String, reason: String)
    case missing
    /// There is no folder to look in.
    case noFolder
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: The table's name. One that could lead out of the folder is the name of no table.
  ///   - folder: The folder of the resources; nil where there is none.
  static func load(_ name: String, in folder: String?) -> Content {
    guard let folder else { return .noFolder }
    guard !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else {
      return .missing
    }
    let path = folder + "/" + name + ".xcstrings"
    guard FileManager.default.fileExists(atPath: path) else { return .missing }
    do {
      return .catalog(try CompiledCatalog(contentsOfFile: path), path: path)
    } catch {
      return .unreadable(path: path, reason: error.description)
    }
  }
}
