/// What all copies of a localizer share, so that a copy costs one reference.
package final class LocalizerCore: Sendable {
  let catalog: CompiledCatalog

  /// The chosen language, its parents, then the source language.
  let candidates: [LanguageCandidate]

  /// The languages that the reader wants, the most wanted first.
  package let wantedLanguages: [String]

  /// How values are written, where that was said and does not follow from the language.
  package let formatLocale: String?

  /// What issues call the table, where the catalog is one of a bundle.
  package let table: String?

  /// Where other tables are found; nil where there is nothing but the catalog.
  package let tables: (any MessageTables)?

  init(
    catalog: CompiledCatalog, candidates: [LanguageCandidate], wantedLanguages: [String],
    formatLocale: String?, table: String?, tables: (any MessageTables)?
  ) {
    self.catalog = catalog
    self.candidates = candidates
    self.wantedLanguages = wantedLanguages
    self.formatLocale = formatLocale
    self.table = table
    self.tables = tables
  }
}
