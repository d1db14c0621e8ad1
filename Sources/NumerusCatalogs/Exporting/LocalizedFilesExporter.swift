internal import NumerusMessages
internal import NumerusPlurals

/// Shares the texts of a catalog out among the files of its languages.
struct LocalizedFilesExporter {
  private struct Texts {
    var strings: [StringsFile.Entry] = []
    var rules = StringsDictFile()
  }

  private let sourceLanguage: String
  private let readsUntypedArguments: Bool
  private let kinds: LocalizedFiles.Kinds
  private let languages: [String]?
  private var texts: [String: Texts] = [:]
  private var budget = ExpansionBudget()
  private(set) var losses: [CatalogDiagnostic] = []
  /// Whether the comment of the entry at hand was told to be lost.
  private var hasLostComment = false

  init(_ catalog: StringCatalog, _ kinds: LocalizedFiles.Kinds, _ languages: [String]?) {
    self.languages = languages
    sourceLanguage = catalog.sourceLanguage
    readsUntypedArguments = catalog.hasUntypedArguments
    self.kinds = kinds
  }

  mutating func add(_ entry: StringCatalog.Entry) {
    noteWhatNoFileSays(entry)
    hasLostComment = false
    var hasSource = false
    for localization in entry.localizations {
      let isSource = isSource(localization.language)
      hasSource = hasSource || isSource
      guard languages?.contains(localization.language) ?? true else { continue }
      guard entry.shouldTranslate || isSource else {
        lose(.note, "texts that are not used", entry, localization, localization.location)
        continue
      }
      add(localization, of: entry)
    }
    if !hasSource, languages?.contains(sourceLanguage) ?? true {
      // The key is the source text.
      let content = StringCatalog.Content(value: entry.key)
      add(StringCatalog.Localization(language: sourceLanguage, content: content), of: entry)
    }
  }

  private func isSource(_ language: String) -> Bool {
    language == sourceLanguage
      || LocaleIdentifier(language).canonical == LocaleIdentifier(sourceLanguage).canonical
  }

  /// Whether a name is that of a language. It becomes part of a path, which it must not lead elsewhere.
  private static func isLanguage(_ name: String) -> Bool {
    LanguageFolder.identifier(name) != nil && LocaleIdentifier(name).languageIdentity != nil
  }

  private mutating func add(
    _ labelled: StringCatalog.Localization, of entry: StringCatalog.Entry
  ) {
    let language = labelled.language
    guard Self.isLanguage(language) else {
      lose(.warning, "texts of no language", entry, labelled, labelled.location)
      return
    }
    var localization = labelled
    if localization.removeLabels() {
      lose(.note, "the labels of placeholders", entry, localization, localization.location)
    }
    var exporter = StringsDictExporter(
      entry: entry, localization: localization, budget: budget,
      fileName: localization.isPlain ? "a strings file" : "a stringsdict")
    let rule = exporter.rule()
    budget = exporter.budget
    losses += exporter.losses
    if let rule {
      guard kinds != .stringsOnly else {
        lose(.error, "texts that vary", entry, localization, localization.location)
        return
      }
      loseComment(of: entry)
      add(rule, of: entry, localization)
      return
    }
    guard let unit = localization.content.stringUnit ?? localization.content.stringSet.first else {
      lose(.warning, "a localization without a text", entry, localization, localization.location)
      return
    }
    if readsUntypedArguments, unit.value.hasUntypedArgument {
      lose(.warning, "placeholders of any type (%arg)", entry, localization, unit.location)
    }
    add(unit, of: entry, localization)
  }

  private mutating func add(
    _ unit: StringCatalog.StringUnit, of entry: StringCatalog.Entry,
    _ localization: StringCatalog.Localization
  ) {
    guard kinds == .stringsDictOnly else {
      texts[localization.language, default: Texts()].strings.append(
        StringsFile.Entry(key: entry.key, value: unit.value, comment: entry.comment))
      return
    }
    loseComment(of: entry)
    let text = StringsDictFile.Text(value: unit.value, location: unit.location)
    let rule = StringsDictFile.Rule(members: [.format(text)], location: unit.location)
    add(rule, of: entry, localization)
  }

  private mutating func add(
    _ rule: StringsDictFile.Rule, of entry: StringCatalog.Entry,
    _ localization: StringCatalog.Localization
  ) {
    let written = StringsDictFile.Entry(
      name: entry.key, content: .rule(rule), location: entry.location)
    if !written.canBeWritten {
      losses.append(
        CatalogDiagnostic(
          .warning, "a stringsdict, which is XML, does not say control characters",
          key: entry.key, language: localization.language, location: localization.location))
    }
    texts[localization.language, default: Texts()].rules.entries.append(written)
  }

  /// Notes once what an entry has for all of its languages.
  private mutating func noteWhatNoFileSays(_ entry: StringCatalog.Entry) {
    // That it comes from an older format goes without saying in one.
    if let state = entry.extractionState, state != .migrated {
      lose(.note, "the extraction state \"\(state)\"", entry, nil, entry.location)
    }
    if !entry.shouldTranslate {
      lose(.note, "that the text is the same in all languages", entry, nil, entry.location)
    }
  }

  /// Notes once that a comment has no place where an entry's texts go.
  private mutating func loseComment(of entry: StringCatalog.Entry) {
    guard entry.comment != nil, !hasLostComment else { return }
    hasLostComment = true
    losses.append(
      CatalogDiagnostic(
        .note, "a stringsdict does not say the comment", key: entry.key, location: entry.location))
  }

  private mutating func lose(
    _ severity: CatalogDiagnostic.Severity, _ what: String, _ entry: StringCatalog.Entry,
    _ localization: StringCatalog.Localization?, _ location: CatalogLocation?
  ) {
    let file = kinds == .stringsDictOnly || localization?.isPlain == false && kinds == .both
    losses.append(
      CatalogDiagnostic(
        severity, "\(file ? "a stringsdict" : "a strings file") does not say \(what)",
        key: entry.key, language: localization?.language, location: location))
  }

  func files() throws(CatalogError) -> [LocalizedFiles.File] {
    let languages = texts.keys.sorted { left, right in
      (left == sourceLanguage ? 0 : 1, left) < (right == sourceLanguage ? 0 : 1, right)
    }
    var files: [LocalizedFiles.File] = []
    for language in languages {
      guard let texts = texts[language] else { continue }
      if !texts.strings.isEmpty {
        let bytes = try StringsFile(entries: texts.strings).serialized()
        files.append(.init(language: language, ending: "strings", bytes: bytes))
      }
      if !texts.rules.entries.isEmpty {
        files.append(
          .init(language: language, ending: "stringsdict", bytes: texts.rules.bytes))
      }
    }
    return files
  }
}
