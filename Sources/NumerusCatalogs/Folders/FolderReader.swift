internal import Foundation

/// Reads the files of a folder into tables.
struct FolderReader {
  let path: String
  let files: [FolderWalk.File]
  private(set) var diagnostics: [CatalogDiagnostic] = []
  private(set) var failures: [CatalogError] = []
  /// How many bytes the files may still have.
  private var rest = 1 << 30

  init(path: String, files: [FolderWalk.File]) {
    self.path = path
    self.files = files
  }

  /// The tables that can be read; what keeps others from it is in ``failures``.
  mutating func tables(sourceLanguage: String?) -> [StringCatalogFolder.Table] {
    var groups: [String: [FolderWalk.File]] = [:]
    for file in files where isUsed(file) { groups[file.table, default: []].append(file) }
    // One for all tables: a table that lacks the language has keys that are its source texts.
    let source =
      sourceLanguage.map { LanguageFolder.identifier($0) ?? $0 } ?? developmentRegion
      ?? usualLanguage
    var tables: [StringCatalogFolder.Table] = []
    for (name, files) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if let conflict = Self.conflict(among: files) {
        failures.append(CatalogError(.duplicateTable(name, first: files[0].path), path: conflict))
      } else if let table = table(name, files, source) {
        tables.append(table)
      }
    }
    return tables
  }

  private mutating func isUsed(_ file: FolderWalk.File) -> Bool {
    guard file.kind != .xcstrings else { return true }
    switch file.language {
    case .language?, .base?: return true
    case .noLanguage?:
      diagnostics.append(
        CatalogDiagnostic(
          .note, "the folder names no language, and the file is passed over", location: nil,
          path: file.path))
    case nil:
      diagnostics.append(
        CatalogDiagnostic(
          .note, "the file is in no folder of a language, and is passed over", location: nil,
          path: file.path))
    }
    return false
  }

  /// The path of a file that can't be of one table with those before it.
  private static func conflict(among files: [FolderWalk.File]) -> String? {
    guard let first = files.first else { return nil }
    var seen: Set<[String]> = []
    for file in files {
      let isApart = file.kind == .xcstrings || first.kind == .xcstrings
      if isApart, file.path != first.path { return file.path }
      if file.folder != first.folder { return file.path }
      let place = [file.kind.rawValue, "\(file.language.map { "\($0)" } ?? "")"]
      if !seen.insert(place).inserted { return file.path }
    }
    return nil
  }

  private mutating func table(
    _ name: String, _ files: [FolderWalk.File], _ sourceLanguage: String?
  ) -> StringCatalogFolder.Table? {
    do throws(CatalogError) {
      if let file = files.first, file.kind == .xcstrings {
        var catalog = try StringCatalog(xcstrings: try bytes(of: file), path: file.path)
        catalog.diagnostics = catalog.withPaths(catalog.diagnostics)
        return StringCatalogFolder.Table(name: name, catalog: catalog, losses: [])
      }
      guard let sourceLanguage else {
        throw CatalogError(.unknownSourceLanguage, path: files.first?.path)
      }
      var merger = TableMerger(path: path, sourceLanguage: sourceLanguage)
      for (file, language) in Self.ordered(files, sourceLanguage) {
        try merger.add(file, language: language, try bytes(of: file))
      }
      return merger.table(name)
    } catch {
      failures.append(error)
      return nil
    }
  }

  private mutating func bytes(of file: FolderWalk.File) throws(CatalogError) -> [UInt8] {
    let bytes = try FileBytes.read(file.path)
    rest -= bytes.count
    guard rest >= 0 else {
      throw CatalogError(.boundExceeded("the folder has more than a GiB of texts"), path: path)
    }
    return bytes
  }

  /// The files of a table: the source language, `Base`, then the others; of each `.strings` first, so
  /// that what counts comes later.
  private static func ordered(
    _ files: [FolderWalk.File], _ sourceLanguage: String
  ) -> [(FolderWalk.File, language: String)] {
    func rank(_ file: FolderWalk.File) -> (Int, String) {
      switch file.language {
      case .language(sourceLanguage)?: (0, "")
      case .language(let language)?: (2, language)
      default: (1, "")
      }
    }
    return files.sorted { left, right in
      let kinds = [left, right].map { $0.kind == .strings ? 0 : 1 }
      return (rank(left).0, rank(left).1, kinds[0]) < (rank(right).0, rank(right).1, kinds[1])
    }.map { file in
      if case .language(let language)? = file.language { return (file, language) }
      return (file, sourceLanguage)
    }
  }

  /// English where there are texts in it, else the one language that there is.
  private var usualLanguage: String? {
    var languages: Set<String> = []
    var hasBase = false
    for file in files {
      switch file.language {
      case .language(let language)?: languages.insert(language)
      case .base?: hasBase = true
      default: break
      }
    }
    if languages.contains("en") { return "en" }
    return !hasBase && languages.count == 1 ? languages.first : nil
  }

  /// What the property list of a bundle calls its development region.
  private var developmentRegion: String? {
    // Files that were named one by one are in no bundle.
    guard !path.isEmpty else { return nil }
    for place in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"] {
      let path = self.path + "/" + place
      guard FileManager.default.fileExists(atPath: path),
        let bytes = try? FileBytes.read(path), let list = try? PropertyListFile(bytes),
        case .dictionary(let members) = list.root.kind,
        let region = members.last(where: { $0.key == "CFBundleDevelopmentRegion" }),
        case .string(let name) = region.value.kind,
        case .language(let language)? = LanguageFolder(name + ".lproj")
      else { continue }
      return language
    }
    return nil
  }
}
