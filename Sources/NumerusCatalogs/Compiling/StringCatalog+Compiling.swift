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
    var diagnostics = diagnostics
    var budget = ExpansionBudget()
    let readsUntypedArguments = hasUntypedArguments
    for case let entry? in slots.lazy.map(\.entry) {
      var compiler = EntryCompiler(
        entry: entry, sourceLanguage: sourceLanguage,
        readsUntypedArguments: readsUntypedArguments, budget: budget)
      compiler.compile(into: &builder)
      budget = compiler.budget
      diagnostics += compiler.diagnostics
    }
    return (builder.build(), diagnostics)
  }

  /// Whether `%arg` is a placeholder of any type everywhere: from format 1.2 on.
  private var hasUntypedArguments: Bool {
    let parts = (version ?? "1.0").split(separator: ".").map { Int($0) ?? 0 }
    return parts.lexicographicallyPrecedes([1, 2]) == false
  }
}
