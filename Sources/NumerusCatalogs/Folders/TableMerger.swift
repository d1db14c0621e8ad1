internal import NumerusMessages

/// Puts the texts of a table's files into one catalog, a language after the other.
struct TableMerger {
  private let path: String
  private let sourceLanguage: String
  private var entries: [StringCatalog.Entry] = []
  private var numbers: [ExactText: Int] = [:]
  /// The keys whose text in the source language is that of `Base`.
  private var baseKeys: Set<ExactText> = []
  private var paths: [String] = []
  private var diagnostics: [CatalogDiagnostic] = []
  private var losses: [CatalogDiagnostic] = []

  init(path: String, sourceLanguage: String) {
    self.path = path
    self.sourceLanguage = sourceLanguage
  }

  /// Adds what a file says. Languages come one after the other, the source language first; of one
  /// language `.strings` comes before `.stringsdict`, and `Base` last.
  mutating func add(
    _ file: FolderWalk.File, language: String, _ bytes: [UInt8]
  ) throws(CatalogError) {
    guard let number = UInt16(exactly: paths.count) else {
      throw CatalogError(.boundExceeded("a table has more than 65,536 files"), path: file.path)
    }
    paths.append(file.path)
    let added: [StringCatalog.Entry]
    let found: [CatalogDiagnostic]
    if file.kind == .strings {
      let strings = try StringsFile(bytes, path: file.path, file: number)
      added = strings.catalogEntries(language: language)
      found = strings.diagnostics
      losses += strings.losses(language: language)
    } else {
      let dict = try StringsDictFile(bytes, path: file.path, file: number)
      added = dict.catalogEntries(language: language)
      found = dict.diagnostics
    }
    diagnostics += found.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.path = file.path
      return diagnostic
    }
    for entry in added { add(entry, language, isBase: file.language == .base) }
  }

  private mutating func add(_ entry: StringCatalog.Entry, _ language: String, isBase: Bool) {
    guard let number = numbers[ExactText(entry.key)] else {
      numbers[ExactText(entry.key)] = entries.count
      entries.append(entry)
      if isBase { baseKeys.insert(ExactText(entry.key)) }
      return
    }
    if let comment = entry.comment {
      if entries[number].comment == nil {
        entries[number].comment = comment
      } else if entries[number].comment?.isSame(as: comment) == false {
        lose("a comment for one language", entry, language)
      }
    }
    // The languages come one after the other, so the one at hand can only be the last.
    let last = entries[number].localizations.count - 1
    guard last >= 0, entries[number].localizations[last].language == language else {
      entries[number].localizations += entry.localizations
      if isBase { baseKeys.insert(ExactText(entry.key)) }
      return
    }
    if isBase, !baseKeys.contains(ExactText(entry.key)) {
      lose("a text of Base beside that of the language itself", entry, language)
      return
    }
    lose("a text of a strings file beside that of a stringsdict", entries[number], language)
    entries[number].localizations[last...] = entry.localizations[...]
  }

  private mutating func lose(
    _ what: String, _ entry: StringCatalog.Entry, _ language: String
  ) {
    let location = entry.localizations.last?.location ?? entry.location
    losses.append(
      CatalogDiagnostic(
        .note, "a catalog does not say \(what)", key: entry.key, language: language,
        location: location, path: location.map { paths[$0.file] } ?? path))
  }

  func table(_ name: String) -> StringCatalogFolder.Table {
    var catalog = StringCatalog(
      sourceLanguage: sourceLanguage, entries: entries, diagnostics: diagnostics, path: path)
    catalog.filePaths = paths
    return StringCatalogFolder.Table(name: name, catalog: catalog, losses: losses)
  }
}
