public import NumerusMessages

extension StringCatalog {
  /// The catalog ready for a `Localizer`, and what was wrong with single entries on the way there.
  ///
  /// A faulty entry never keeps the others from being compiled: its markers and placeholders stay
  /// visible in its text. The findings of reading the file come first.
  ///
  /// - Complexity: O(*n*) in the size of the catalog.
  public func compiled() -> (catalog: CompiledCatalog, diagnostics: [CatalogDiagnostic]) {
    var builder = CompiledCatalogBuilder(sourceLanguage: sourceLanguage)
    reserveCapacity(in: &builder)
    var diagnostics = diagnostics
    var budget = ExpansionBudget()
    let categories = LanguageCategoryCache()
    let readsUntypedArguments = hasUntypedArguments
    for slot in slots {
      guard let entry = slot.entry else { continue }
      var compiler = EntryCompiler(
        entry: entry, sourceLanguage: sourceLanguage,
        readsUntypedArguments: readsUntypedArguments, budget: budget, categories: categories)
      compiler.compile(into: &builder)
      budget = compiler.budget
      diagnostics += compiler.diagnostics
    }
    return (builder.build(), withPaths(diagnostics))
  }

  /// Makes room for what most catalogs are: a text for each key in each language, and half of the file
  /// texts. Memory that is not filled in the end costs nothing.
  private func reserveCapacity(in builder: inout CompiledCatalogBuilder) {
    let languageCount = slots.first?.entry?.localizations.count ?? 0
    // One entry may have more languages than there are bytes for in the others.
    let most = (source?.bytes.count ?? 0) / 64
    builder.reserveCapacity(
      keyCount: slots.count,
      messageCount: min(slots.count * (languageCount + 1), most),
      textByteCount: (source?.bytes.count ?? 0) / 2)
  }

  /// Whether `%arg` is a placeholder of any type everywhere: from format 1.2 on.
  var hasUntypedArguments: Bool {
    let parts = (version ?? "1.0").split(separator: ".").map { Int($0) ?? 0 }
    return parts.lexicographicallyPrecedes([1, 2]) == false
  }
}
