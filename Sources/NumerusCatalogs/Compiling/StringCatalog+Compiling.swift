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
    let readsUntypedArguments = hasUntypedArguments
    for slot in slots {
      guard let entry = slot.entry else { continue }
      var compiler = EntryCompiler(
        entry: entry, sourceLanguage: sourceLanguage,
        readsUntypedArguments: readsUntypedArguments, budget: budget)
      compiler.compile(into: &builder)
      budget = compiler.budget
      diagnostics += compiler.diagnostics
    }
    return (builder.build(), diagnostics)
  }

  /// Makes room for what most of a catalog is: one text for each key and language.
  private func reserveCapacity(in builder: inout CompiledCatalogBuilder) {
    var messageCount = 0
    var textByteCount = 0
    for slot in slots {
      guard let localizations = slot.entry?.localizations else { continue }
      messageCount += localizations.count + 1
      for index in localizations.indices {
        textByteCount += localizations[index].content.stringUnit?.value.utf8.count ?? 0
      }
    }
    builder.reserveCapacity(messageCount: messageCount, textByteCount: textByteCount)
  }

  /// Whether `%arg` is a placeholder of any type everywhere: from format 1.2 on.
  private var hasUntypedArguments: Bool {
    let parts = (version ?? "1.0").split(separator: ".").map { Int($0) ?? 0 }
    return parts.lexicographicallyPrecedes([1, 2]) == false
  }
}
