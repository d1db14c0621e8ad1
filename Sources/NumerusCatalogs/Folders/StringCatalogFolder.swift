internal import Foundation

/// The tables of texts in a folder: of a target, a bundle, or a folder of `.lproj` folders.
///
/// ```swift
/// let folder = try StringCatalogFolder(contentsOf: "Sources/Service/Resources")
/// folder.tables.map(\.name)               // ["InfoPlist", "Localizable"]
/// let catalog = folder["Localizable"]     // the texts of all languages
/// ```
///
/// A table is an `.xcstrings` file, or what the `.strings` and `.stringsdict` files of one name say in
/// the `.lproj` folders side by side. Where both say something for a key, the `.stringsdict` counts.
/// Names of folders are taken in any case, with `_` for `-`, and in English as of old (`pt_br.lproj`,
/// `German.lproj`). `Base.lproj` has the texts of the source language as far as that has no folder of
/// its own with them; `mul.lproj` names no language.
///
/// Folders in the folder are looked into, but for hidden ones and for bundles, whose tables are their
/// own.
public struct StringCatalogFolder: Sendable {
  /// A table and what it is called.
  public struct Table: Sendable {
    public let name: String
    public let catalog: StringCatalog
    /// What the files say that one catalog does not: a comment for one language, a text that another
    /// file has a better one for.
    package let losses: [CatalogDiagnostic]
  }

  /// The path of the folder, as it was given.
  public let path: String

  /// The tables in the order of their names.
  public let tables: [Table]

  /// What was found among the folders; what was found in files is with their tables.
  public let diagnostics: [CatalogDiagnostic]

  /// The table of a name, as `Localizable`.
  public subscript(name: String) -> StringCatalog? {
    tables.first { $0.name.isSame(as: name) }?.catalog
  }

  /// Reads all tables of a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - sourceLanguage: The language that the texts of `.lproj` folders are first written in. Without
  ///     one, it is the development region of a bundle's `Info.plist`, else `en` where there are texts
  ///     in it, else the one language there is.
  /// - Throws: ``CatalogError`` for the first file that can't be read, for a table that is in two places
  ///   (in `.xcstrings` and `.strings`, in two folders that are not side by side), where nothing tells
  ///   the source language, and for a folder beyond a bound: 32 folders in one another, 100,000 files
  ///   and folders, a GiB of texts.
  /// - Complexity: O(*n* log *n*) in the size of the files.
  public init(contentsOf path: String, sourceLanguage: String? = nil) throws(CatalogError) {
    let (folder, failures) = try Self.read(path, sourceLanguage: sourceLanguage)
    if let failure = failures.first { throw failure }
    self = folder
  }

  /// Reads the tables of a folder as far as they can be read.
  ///
  /// - Returns: The tables, and why each of the others is none.
  package static func read(
    _ path: String, sourceLanguage: String? = nil
  ) throws(CatalogError) -> (folder: StringCatalogFolder, failures: [CatalogError]) {
    read(path, try FolderWalk.files(in: path), sourceLanguage)
  }

  /// Reads the tables of files and folders that someone named, as if they were in one folder.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files and folders.
  ///   - bundle: The folder whose property list tells the development region; nil for that of the
  ///     one folder that was named.
  ///   - sourceLanguage: The language that the texts are first written in; nil where it is to be found
  ///     out.
  /// - Returns: The tables, and why each of the others is none.
  package static func read(
    _ paths: [String], in bundle: String? = nil, sourceLanguage: String? = nil
  ) -> (folder: StringCatalogFolder, failures: [CatalogError]) {
    var files: [FolderWalk.File] = []
    var failures: [CatalogError] = []
    for path in paths {
      do throws(CatalogError) {
        files +=
          FolderWalk.isFolder(path)
          ? try FolderWalk.files(in: path)
          : [try FolderWalk.file(path, usualLanguage: sourceLanguage)]
      } catch {
        failures.append(error)
      }
    }
    let path = bundle ?? (paths.count == 1 ? paths[0] : "")
    let (folder, others) = read(path, files, sourceLanguage)
    return (folder, failures + others)
  }

  private static func read(
    _ path: String, _ files: [FolderWalk.File], _ sourceLanguage: String?
  ) -> (folder: StringCatalogFolder, failures: [CatalogError]) {
    var reader = FolderReader(path: path, files: files)
    let tables = reader.tables(sourceLanguage: sourceLanguage)
    let folder = Self(path: path, tables: tables, diagnostics: reader.diagnostics)
    return (folder, reader.failures)
  }

  /// Whether a path is that of a folder.
  package static func isFolder(_ path: String) -> Bool { FolderWalk.isFolder(path) }

  /// The name of the table that a file is of: its own without the ending.
  package static func tableName(ofFile path: String) -> String {
    FileName(path).catalogFile?.table ?? String(FileName(path).name)
  }

  /// The language that the folder around a file tells; nil where it tells none.
  package static func language(ofFile path: String) -> String? {
    // A relative path may begin in the folder that tells.
    let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    guard case .language(let language)? = LanguageFolder(folder.lastPathComponent) else {
      return nil
    }
    return language
  }

  private init(path: String, tables: [Table], diagnostics: [CatalogDiagnostic]) {
    self.path = path
    self.tables = tables
    self.diagnostics = diagnostics
  }
}
