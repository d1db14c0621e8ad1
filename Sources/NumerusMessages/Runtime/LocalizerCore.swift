/// What all copies of a localizer share, so that a copy costs one reference.
package final class LocalizerCore: Sendable {
  let catalog: CompiledCatalog

  /// The chosen language, its parents, then the source language.
  let candidates: [LanguageCandidate]

  /// What the reader reads, for texts of other tables.
  package let reader: ReaderLanguages

  /// How values are written, where that was said and does not follow from the language.
  package let formatLocale: String?

  /// What issues call the table, where the catalog is one of a bundle.
  package let table: String?

  /// Where other tables are found; nil where there is nothing but the catalog.
  package let tables: (any MessageTables)?

  init(
    catalog: CompiledCatalog, candidates: [LanguageCandidate], reader: ReaderLanguages,
    formatLocale: String?, table: String?, tables: (any MessageTables)?
  ) {
    self.catalog = catalog
    self.candidates = candidates
    self.reader = reader
    self.formatLocale = formatLocale
    self.table = table
    self.tables = tables
  }
}
