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
  private let categories: LanguageCategoryCache

  init(
    entry: StringCatalog.Entry, sourceLanguage: String, readsUntypedArguments: Bool,
    budget: ExpansionBudget, categories: LanguageCategoryCache
  ) {
    self.categories = categories
    self.budget = budget
    self.entry = entry
    self.sourceLanguage = sourceLanguage
    self.readsUntypedArguments = readsUntypedArguments
  }

  /// Adds the entry's key and all of its messages.
  mutating func compile(into builder: inout CompiledCatalogBuilder) {
    let key = builder.addKey(entry.key)
    // What is not to be translated is the same in all languages.
    for index in entry.localizations.indices where entry.shouldTranslate {
      // A localization is not copied before it is needed: most are but a text.
      let language = entry.localizations[index].language
      guard language != sourceLanguage else { continue }
      guard !Self.isNoLanguage(language) else {
        report(.note, "is no language", entry.localizations[index])
        continue
      }
      if entry.localizations[index].content.variations.isEmpty,
        let text = entry.localizations[index].content.stringUnit?.value,
        MessageText.isPlain(text)
      {
        builder.add(text: text, key: key, language: language)
      } else if let parts = parts(of: entry.localizations[index]) {
        builder.add(parts, key: key, language: language)
      }
    }
    // Under another name, it has been compiled and its findings told already.
    if let source = sourceLocalization,
      let parts = parts(of: source, isAgain: source.language != sourceLanguage)
    {
      builder.add(parts, key: key, language: sourceLanguage)
      return
    }
    // Without a text of its own, the key is the source text.
    var text = MessageText(readsUntypedArguments: readsUntypedArguments)
    let (keyText, hasMarkup) = GrammarMarkup.removed(from: entry.key)
    if hasMarkup {
      diagnostics.append(
        CatalogDiagnostic(
          .warning, GrammarMarkup.message, key: entry.key, location: entry.location))
    }
    builder.add(text.parts(of: keyText), key: key, language: sourceLanguage)
  }

  /// The localization in the source language, whose name may be spelled another way, or in a parent
  /// of it: `en` serves where the source is `en-GB`.
  var sourceLocalization: StringCatalog.Localization? {
    let localizations = entry.localizations
    if let exact = localizations.indices.first(where: {
      localizations[$0].language == sourceLanguage
    }) {
      return localizations[exact]
    }
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
      budget: budget, categories: categories)
    let parts = compiler.parts()
    budget = compiler.budget
    if !isAgain { diagnostics += compiler.diagnostics }
    return parts
  }

  /// The parts of a localization, and where it uses arguments.
  mutating func uses(
    in localization: StringCatalog.Localization
  ) -> (parts: [MessagePart]?, uses: [CatalogArgumentUse]) {
    var compiler = LocalizationCompiler(
      localization: localization, key: entry.key, readsUntypedArguments: readsUntypedArguments,
      budget: budget, categories: categories)
    compiler.argumentUses = []
    let parts = compiler.parts()
    budget = compiler.budget
    return (parts, compiler.argumentUses ?? [])
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
  static func isNoLanguage(_ name: String) -> Bool {
    // The length tells nearly all, and making a text small takes a copy of it.
    3...4 ~= name.utf8.count && ["base", "mul"].contains(name.lowercased())
  }
}
