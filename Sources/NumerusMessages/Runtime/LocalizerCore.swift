internal import NumerusNumbers
internal import NumerusPlurals

/// What all copies of a localizer share, so that a copy costs one reference.
@safe
@usableFromInline
package final class LocalizerCore: Sendable {
  let catalog: CompiledCatalog

  /// The chosen language.
  let first: LanguageCandidate

  /// The chosen language, its parents, then the source language.
  let candidates: [LanguageCandidate]

  /// The catalog's programs.
  let programs: MessagePrograms
  let block: CatalogBlock

  let options: Localizer.Options
  /// Whether somebody hears of faults.
  let hears: Bool
  /// Whether the texts of the catalog are made safe too.
  let escapesAll: Bool
  /// Whether text values are written as they are.
  let writesTextsWhole: Bool

  /// The short way to the messages of the chosen language; nil where there is none.
  let direct: DirectMessages?
  /// What integers are written by on that way.
  let layout: PlainLayout

  /// What the reader reads, for texts of other tables.
  package let reader: ReaderLanguages

  /// How values are written, where that was said and does not follow from the language.
  package let formatLocale: String?

  /// What issues call the table, where the catalog is one of a bundle.
  package let table: String?

  /// Where other tables are found; nil where there is nothing but the catalog.
  package let tables: (any MessageTables)?

  /// - Parameter candidates: One at least.
  init(
    catalog: CompiledCatalog, candidates: [LanguageCandidate], reader: ReaderLanguages,
    formatLocale: String?, table: String?, tables: (any MessageTables)?,
    options: Localizer.Options
  ) {
    self.catalog = catalog
    self.candidates = candidates
    first = candidates[0]
    programs = catalog.storage.programs
    block = catalog.block
    self.options = options
    hears = options.onIssue != nil
    escapesAll = options.escaping == .all
    writesTextsWhole = options.escaping == .none && !options.isolatesText
    direct = DirectMessages(catalog.block, first, isPlain: options.escaping == .none)
    layout = first.layout
    self.reader = reader
    self.formatLocale = formatLocale
    self.table = table
    self.tables = tables
  }

  /// The same with other options.
  convenience init(_ core: LocalizerCore, options: Localizer.Options) {
    self.init(
      catalog: core.catalog, candidates: core.candidates, reader: core.reader,
      formatLocale: core.formatLocale, table: core.table, tables: core.tables, options: options)
  }
}
