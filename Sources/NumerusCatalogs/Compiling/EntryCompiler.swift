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
    for localization in entry.localizations where localization.language != sourceLanguage {
      // What is not to be translated is the same in all languages.
      guard entry.shouldTranslate else { continue }
      guard !Self.isNoLanguage(localization.language) else {
        report(.note, "is no language", localization)
        continue
      }
      if let parts = parts(of: localization) {
        builder.add(parts, key: entry.key, language: localization.language)
      }
    }
    // Under another name, it has been compiled and its findings told already.
    if let source = sourceLocalization,
      let parts = parts(of: source, isAgain: source.language != sourceLanguage)
    {
      builder.add(parts, key: entry.key, language: sourceLanguage)
      return
    }
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

  /// The localization in the source language, whose name may be spelled another way, or in a parent
  /// of it: `en` serves where the source is `en-GB`.
  private var sourceLocalization: StringCatalog.Localization? {
    let localizations = entry.localizations
    if let exact = localizations.first(where: { $0.language == sourceLanguage }) { return exact }
    let source = LocaleIdentifier(sourceLanguage).canonical
    guard let identity = source.languageIdentity else { return nil }
    var candidate: LocaleIdentifier? = source
    while let identifier = candidate, identifier.languageIdentity == identity {
      let found = localizations.first {
        !$0.content.isEmpty && LocaleIdentifier($0.language).canonical == identifier
      }
      if let found { return found }
      candidate = identifier.parent
    }
    return nil
  }

  private mutating func parts(
    of localization: StringCatalog.Localization, isAgain: Bool = false
  ) -> [MessagePart]? {
    var compiler = LocalizationCompiler(
      localization: localization, key: entry.key, readsUntypedArguments: readsUntypedArguments,
      budget: budget)
    let parts = compiler.parts()
    budget = compiler.budget
    if !isAgain { diagnostics += compiler.diagnostics }
    return parts
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
