internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// Turns one entry of a catalog into messages.
struct EntryCompiler {
  let entry: StringCatalog.Entry
  let sourceLanguage: String
  let readsUntypedArguments: Bool
  private(set) var diagnostics: [CatalogDiagnostic] = []
  private(set) var budget: ExpansionBudget

  init(
    entry: StringCatalog.Entry, sourceLanguage: String, readsUntypedArguments: Bool,
    budget: ExpansionBudget
  ) {
    self.budget = budget
    self.entry = entry
    self.sourceLanguage = sourceLanguage
    self.readsUntypedArguments = readsUntypedArguments
  }

  mutating func compile(into builder: inout CompiledCatalogBuilder) {
    var hasSource = false
    for localization in entry.localizations {
      let isSource = localization.language == sourceLanguage
      // What is not to be translated is the same in all languages.
      guard isSource || entry.shouldTranslate else { continue }
      guard isSource || !Self.isNoLanguage(localization.language) else {
        report(.note, "is no language", localization)
        continue
      }
      var compiler = LocalizationCompiler(
        localization: localization, key: entry.key, readsUntypedArguments: readsUntypedArguments,
        budget: budget)
      if let parts = compiler.parts() {
        builder.add(parts, key: entry.key, language: localization.language)
        hasSource = hasSource || isSource
      }
      budget = compiler.budget
      diagnostics += compiler.diagnostics
    }
    if !hasSource {
      // Without a text of its own, the key is the source text.
      var text = MessageText(readsUntypedArguments: readsUntypedArguments)
      let (key, hasMarkup) = GrammarMarkup.removed(from: entry.key)
      if hasMarkup {
        diagnostics.append(
          CatalogDiagnostic(
            .warning, GrammarMarkup.message, key: entry.key, location: entry.location))
      }
      builder.add(text.parts(of: key), key: entry.key, language: sourceLanguage)
    }
  }

  private mutating func report(
    _ severity: CatalogDiagnostic.Severity, _ message: String,
    _ localization: StringCatalog.Localization
  ) {
    diagnostics.append(
      CatalogDiagnostic(
        severity, message, key: entry.key, language: localization.language,
        location: localization.location))
  }

  /// Folders of resources have these names beside those of languages, and catalogs inherit them.
  private static func isNoLanguage(_ name: String) -> Bool {
    ["base", "mul"].contains(name.lowercased())
  }
}
