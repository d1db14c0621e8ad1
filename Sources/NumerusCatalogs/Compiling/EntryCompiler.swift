internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// Turns one entry of a catalog into messages.
struct EntryCompiler {
  let entry: StringCatalog.Entry
  let sourceLanguage: String
  let readsUntypedArguments: Bool
  private(set) var diagnostics: [CatalogDiagnostic] = []

  init(entry: StringCatalog.Entry, sourceLanguage: String, readsUntypedArguments: Bool) {
    self.entry = entry
    self.sourceLanguage = sourceLanguage
    self.readsUntypedArguments = readsUntypedArguments
  }

  mutating func compile(into builder: inout CompiledCatalogBuilder) {
    var hasSource = false
    for localization in entry.localizations {
      let isSource = localization.language == sourceLanguage
      // What is not to be translated is the same in all languages.
      guard isSource || entry.shouldTranslate, !Self.isNoLanguage(localization.language) else {
        continue
      }
      var compiler = LocalizationCompiler(
        localization: localization, key: entry.key, readsUntypedArguments: readsUntypedArguments)
      if let parts = compiler.parts() {
        builder.add(parts, key: entry.key, language: localization.language)
        hasSource = hasSource || isSource
      }
      diagnostics += compiler.diagnostics
    }
    if !hasSource {
      // Without a text of its own, the key is the source text.
      var text = MessageText(readsUntypedArguments: readsUntypedArguments)
      let key = GrammarMarkup.removed(from: entry.key).text
      builder.add(text.parts(of: key), key: entry.key, language: sourceLanguage)
    }
  }

  /// Folders of resources have these names beside those of languages, and catalogs inherit them.
  private static func isNoLanguage(_ name: String) -> Bool {
    ["base", "mul"].contains(name.lowercased())
  }
}
