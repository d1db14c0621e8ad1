internal import NumerusMessages

extension StringCatalog {
  /// A catalog of the texts of a `.strings` file, whose language is its source language.
  ///
  /// What was wrong in the file is in ``diagnostics``.
  package init(_ file: StringsFile, language: String) {
    self.init(
      sourceLanguage: language, entries: file.catalogEntries(language: language),
      diagnostics: file.diagnostics, path: file.path)
  }
}

extension StringsFile {
  /// The entries of a catalog that say what the file says for a language: of those with one key, the
  /// last, which counts.
  package func catalogEntries(language: String) -> [StringCatalog.Entry] {
    entries.enumerated().compactMap { number, entry in
      guard indices[ExactText(entry.key)] == number else { return nil }
      let unit = StringCatalog.StringUnit(
        state: .translated, value: entry.value, location: entry.valueLocation)
      let content = StringCatalog.Content(stringUnit: unit, location: entry.location)
      return StringCatalog.Entry(
        key: entry.key, comment: entry.comment,
        localizations: [
          StringCatalog.Localization(
            language: language, content: content, location: entry.location)
        ],
        location: entry.location)
    }
  }
}

extension StringsFile {
  /// What the file says that a catalog does not: comments that stand apart from any key.
  func losses(language: String) -> [CatalogDiagnostic] {
    func loss(key: String?, _ location: CatalogLocation?) -> CatalogDiagnostic {
      CatalogDiagnostic(
        .note, "a catalog does not say comments that are not right before a key", key: key,
        language: key == nil ? nil : language, location: location, path: path)
    }
    var losses = entries.filter(\.source.hasLooseComments).map { loss(key: $0.key, $0.location) }
    if case .text(let frame) = content,
      [frame.opening, frame.tail, frame.closing].contains(where: { $0.contains(UInt8(ascii: "/")) })
    {
      losses.append(loss(key: nil, nil))
    }
    return losses
  }
}
