internal import NumerusICU
package import NumerusMessages

/// A table as it was found, and the localizers for those who read it.
package final class MessageTable: Sendable {
  /// The table that is meant where none is named.
  package static let usualName = "Localizable"

  /// The language of default values where there is no catalog to say.
  static let usualSourceLanguage = "en"

  let name: String
  let folder: String?
  let content: TableContent<CompiledCatalog>

  /// The catalog; an empty one where there is none.
  package let catalog: CompiledCatalog
  private let matcher: LanguageMatcher
  private let localizers = BoundedCache<Reader, Localizer>(capacity: 256)

  /// What localizers are made for.
  private struct Reader: Hashable, Sendable {
    var languages: ReaderLanguages
    var formatLocale: String?

    /// What is longer than this is not remembered: languages come from requests.
    static let mostBytes = 1024

    var byteCount: Int {
      languages.byteCount + (formatLocale?.utf8.count ?? 0)
    }
  }

  /// - Parameters:
  ///   - name: The table's name.
  ///   - folder: The folder that it was looked for in; nil where there is none.
  ///   - content: What there is.
  package init(name: String, folder: String?, content: TableContent<CompiledCatalog>) {
    self.name = name
    self.folder = folder
    self.content = content
    if case .catalog(let catalog, _, _) = content {
      self.catalog = catalog
    } else {
      catalog = CompiledCatalogBuilder(sourceLanguage: Self.usualSourceLanguage).build()
    }
    matcher = LanguageMatcher(available: catalog.languages)
  }

  /// Whether there is a catalog.
  var isFound: Bool { if case .catalog = content { true } else { false } }

  /// Whether the catalog was read without the texts that it was made from, which tell places.
  var isCompiled: Bool {
    if case .catalog(_, let path, _) = content {
      CompiledFile.isNamed(path) || folder == EmbeddedTable.folder
    } else {
      false
    }
  }

  /// Tells what can't be read, or that there is nothing.
  func reportFault() {
    switch content {
    case .catalog(_, _, let unreadable):
      for reason in unreadable { report(.unreadableTable(reason)) }
    case .missing, .noFolder: report(.missingTable)
    case .unreadable(_, let reason): report(.unreadableTable(reason))
    }
  }

  private func report(_ kind: MessageIssue.Kind) {
    IssueReporter.shared.report(MessageIssue(kind: kind, key: "", language: nil, table: label))
  }

  /// What issues call the table.
  private var label: String { "\(name) in \(folder ?? "no folder")" }

  /// The language that serves a reader who wants certain ones; nil where none of them is there.
  func match(_ languages: ReaderLanguages) -> LanguageMatcher.Match? { matcher.match(languages) }

  /// The localizer for a reader, made when one first comes.
  ///
  /// - Parameters:
  ///   - languages: What the reader reads.
  ///   - formatLocale: How values are written; nil for what follows from the languages.
  package func localizer(for languages: ReaderLanguages, formatLocale: String?) -> Localizer {
    let reader = Reader(languages: languages, formatLocale: formatLocale)
    guard reader.byteCount <= Reader.mostBytes else { return made(for: reader) }
    return localizers.value(for: reader) { made(for: reader) }
  }

  private func made(for reader: Reader) -> Localizer {
    let match = match(reader.languages)
    return Localizer(
      catalog, language: match?.language ?? catalog.sourceLanguage,
      wantedLocale: match?.wanted ?? catalog.sourceLanguage, formatLocale: reader.formatLocale,
      reader: reader.languages, table: label, tables: BundleTables.shared,
      options: Localizer.Options { IssueReporter.shared.report($0) })
  }
}
