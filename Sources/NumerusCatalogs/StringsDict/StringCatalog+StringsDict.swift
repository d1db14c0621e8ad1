extension StringCatalog {
  /// A catalog of the texts of a `.stringsdict`, whose language is its source language.
  ///
  /// What was wrong in the file is in ``diagnostics``; compiling adds what markers lack.
  package init(_ file: StringsDictFile, language: String) {
    self.init(
      sourceLanguage: language, version: "1.0", entries: file.catalogEntries(language: language),
      diagnostics: file.diagnostics, path: file.path)
  }
}

extension StringsDictFile {
  /// The entries of a catalog that say what the file says for a language.
  ///
  /// A format becomes the text, its variables become substitutions under their names, widths and
  /// devices become variations. Where the texts of several devices have variables of the same name,
  /// the later ones get a number, since a localization has one list of substitutions for all.
  package func catalogEntries(language: String) -> [StringCatalog.Entry] {
    entries.map { entry in
      var importer = StringsDictImporter(entry.content)
      let content = importer.content(of: entry.content, at: entry.location)
      return StringCatalog.Entry(
        key: entry.name, comment: nil, extractionState: nil, shouldTranslate: true,
        localizations: [
          StringCatalog.Localization(
            language: language, content: content, substitutions: importer.substitutions,
            location: entry.location)
        ],
        location: entry.location)
    }
  }
}

extension StringCatalog.Content {
  static func text(of text: StringsDictFile.Text) -> Self {
    var content = Self(location: text.location)
    content.stringUnit = StringCatalog.StringUnit(
      state: .translated, value: text.value, location: text.location)
    return content
  }

  static func varied(
    _ kind: VariationKind, _ cases: [(name: String, content: Self)], at location: CatalogLocation?
  ) -> Self {
    var content = Self(location: location)
    content.variations = [
      StringCatalog.Variation(
        kind: kind,
        cases: cases.map { StringCatalog.Variation.Case(name: $0.name, content: $0.content) },
        location: location)
    ]
    return content
  }
}

extension StringCatalog.Substitution {
  /// A substitution that varies by its number.
  static func plural(
    _ name: String, argument: Int?, _ formatSpecifier: String?,
    _ forms: [(name: String, content: StringCatalog.Content)], at location: CatalogLocation?
  ) -> Self {
    Self(
      name: name, argumentNumber: argument, formatSpecifier: formatSpecifier,
      content: .varied(.plural, forms, at: location), location: location)
  }
}
