internal import Foundation
internal import NumerusCatalogs
internal import NumerusMessages

/// Finds and reads the files of a table. All kinds of files that a table may come from are known here,
/// and nowhere else.
enum TableLoader {
  /// Reads a table, ready to be written.
  ///
  /// A compiled file comes before the files that it may have been made from. Where it can't be read,
  /// they serve.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - folder: The folder of the resources; nil where there is none.
  static func readCompiled(_ name: String, in folder: String?) -> TableContent<CompiledCatalog> {
    guard let folder, let path = CompiledFile.path(ofTable: name, in: folder) else {
      return read(name, in: folder).compiled
    }
    do {
      return .catalog(try CompiledFile.read(path), path: path, unreadable: [])
    } catch {
      return read(name, in: folder).compiled.after(unreadable: error.description, path: path)
    }
  }

  /// Reads the texts of a table as they were written.
  ///
  /// - Parameters:
  ///   - name: The table's name. One that could lead out of the folder is the name of no table.
  ///   - folder: The folder of the resources; nil where there is none.
  static func read(_ name: String, in folder: String?) -> TableContent<StringCatalog> {
    guard let folder else { return .noFolder }
    guard !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else {
      return .missing
    }
    let path = folder + "/" + name + ".xcstrings"
    guard FileManager.default.fileExists(atPath: path) else {
      return readLanguageFolders(name, in: folder)
    }
    guard isFile(path) else {
      return .unreadable(path: path, reason: "\(path): error: can't be read: it is no file")
    }
    do {
      let catalog = try StringCatalog(contentsOfFile: path)
      return .catalog(catalog, path: path, unreadable: [])
    } catch {
      return .unreadable(path: path, reason: error.description)
    }
  }

  /// Reads a table of the `.lproj` folders in a folder. No others are looked into: the main bundle of a
  /// program may be the folder of all programs.
  private static func readLanguageFolders(
    _ name: String, in folder: String
  ) -> TableContent<StringCatalog> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.lowercased().hasSuffix(".lproj") }.sorted().flatMap { language in
      [".strings", ".stringsdict"].map { "\(folder)/\(language)/\(name)\($0)" }
    }
    let files = paths.filter(isFile)
    guard !files.isEmpty else { return .missing }
    let (catalog, failures) = read(files, of: name, in: folder)
    if let catalog { return .catalog(catalog, path: folder, unreadable: []) }
    // A file that can't be read does not take those of other languages with it.
    let faults = files.map(fault)
    let readable = zip(files, faults).compactMap { file, fault in fault == nil ? file : nil }
    let reasons = faults.compactMap(\.self)
    if !readable.isEmpty, let catalog = read(readable, of: name, in: folder).catalog {
      return .catalog(catalog, path: folder, unreadable: reasons)
    }
    let reason = reasons.first ?? failures.first?.description
    return .unreadable(path: folder, reason: reason ?? "the files of the table hold no texts")
  }

  /// Whether there is a file: who reads a pipe may have to wait for ever.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Why a file can't be read; nil for one that can.
  private static func fault(_ file: String) -> String? {
    do throws(CatalogError) {
      _ = try StringCatalog(contentsOfFile: file, language: MessageTable.usualSourceLanguage)
      return nil
    } catch {
      return error.description
    }
  }

  private static func read(
    _ files: [String], of name: String, in folder: String
  ) -> (catalog: StringCatalog?, failures: [CatalogError]) {
    var (found, failures) = StringCatalogFolder.read(files, in: folder)
    if case .unknownSourceLanguage? = failures.first?.kind {
      // As Foundation has it where a bundle does not say.
      (found, failures) = StringCatalogFolder.read(
        files, in: folder, sourceLanguage: MessageTable.usualSourceLanguage)
    }
    return (found[name], failures)
  }
}
