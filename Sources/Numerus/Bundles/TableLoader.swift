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
    guard FileManager.default.fileExists(atPath: path) else {
      return loadLanguageFolders(name, in: folder)
    }
    do {
      return .catalog(try CompiledCatalog(contentsOfFile: path), path: path)
    } catch {
      return .unreadable(path: path, reason: error.description)
    }
  }

  /// Reads a table of the `.lproj` folders in a folder. No others are looked into: the main bundle of a
  /// program may be the folder of all programs.
  private static func loadLanguageFolders(_ name: String, in folder: String) -> Content {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.lowercased().hasSuffix(".lproj") }.sorted().flatMap { language in
      [".strings", ".stringsdict"].map { "\(folder)/\(language)/\(name)\($0)" }
    }
    let files = paths.filter { FileManager.default.fileExists(atPath: $0) }
    guard !files.isEmpty else { return .missing }
    var (found, failures) = StringCatalogFolder.read(files)
    if case .unknownSourceLanguage? = failures.first?.kind {
      // As Foundation has it where a bundle does not say.
      (found, failures) = StringCatalogFolder.read(
        files, sourceLanguage: MessageTable.usualSourceLanguage)
    }
    // A file that can't be read does not take those of other languages with it.
    if let catalog = found[name] { return .catalog(catalog.compiled().catalog, path: folder) }
    let reason = failures.first?.description ?? "the files of the table hold no texts"
    return .unreadable(path: folder, reason: reason)
  }
}
