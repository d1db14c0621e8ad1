internal import Numerus

/// Finds the tables and languages that a command line names among those that were read.
enum TableChoice {
  /// The tables with some names; all for nil.
  static func tables(
    _ names: [String]?, among tables: [StringCatalogFolder.Table]
  ) throws(UsageError) -> [StringCatalogFolder.Table] {
    guard let names else {
      guard !tables.isEmpty else { throw UsageError("there are no texts in what was named") }
      return tables
    }
    return try names.map { name throws(UsageError) in
      guard let table = tables.first(where: { $0.name == name }) else {
        let hint = Suggestions.hint(to: name, among: tables.map(\.name))
        throw UsageError("there is no table \"\(Escaping.line(name))\"\(hint)")
      }
      return table
    }
  }

  /// A language that nothing is in was hardly meant.
  static func check(
    languages: [String], among tables: [StringCatalogFolder.Table]
  ) throws(UsageError) {
    guard !languages.isEmpty else { return }
    let found = Set(
      tables.flatMap { table in
        table.catalog.entries.flatMap { $0.localizations.map(\.language) }
          + [table.catalog.sourceLanguage]
      })
    for language in languages where !found.contains(language) {
      let hint = Suggestions.hint(to: language, among: found.sorted())
      throw UsageError("there are no texts in \"\(Escaping.line(language))\"\(hint)")
    }
  }
}
