internal import NumerusFormat

extension StringsDictFile {
  /// The file that says what entries of a catalog say in one language, and what it can't say.
  ///
  /// Only texts that vary are in it: others belong into a `.strings` file. A plural without a
  /// substitution becomes a variable `value`, as Xcode writes it.
  ///
  /// ```swift
  /// let (file, losses) = StringsDictFile.exported(catalog.entries, language: "pl")
  /// ```
  ///
  /// - Returns: The file, and a finding for each thing that is left out or said in another way.
  package static func exported(
    _ entries: [StringCatalog.Entry], language: String
  ) -> (file: StringsDictFile, losses: [CatalogDiagnostic]) {
    var file = StringsDictFile()
    var losses: [CatalogDiagnostic] = []
    var budget = ExpansionBudget()
    for entry in entries {
      for localization in entry.localizations where localization.language == language {
        var exporter = StringsDictExporter(
          entry: entry, localization: localization, budget: budget)
        let rule = exporter.rule()
        budget = exporter.budget
        if let rule {
          file.entries.append(
            Entry(name: entry.key, content: .rule(rule), location: entry.location))
        } else if localization.isPlain {
          continue
        }
        losses += exporter.losses
      }
    }
    return (file, losses)
  }
}

extension StringCatalog.Localization {
  /// Whether nothing in it was meant to vary.
  fileprivate var isPlain: Bool { substitutions.isEmpty && content.variations.isEmpty }
}

extension StringsDictFile.Variable {
  /// A variable as Xcode writes it.
  init(
    name: String, valueType specifier: FormatSpecifier?, forms: [StringsDictFile.Form],
    location: CatalogLocation?
  ) {
    // Widths and digits stand in the forms; the type is what C knows of the argument.
    let type = specifier.map { ($0.length?.rawValue ?? "") + String($0.conversion.rawValue) }
    self.init(
      name: name,
      ruleType: StringsDictFile.Text(value: StringsDictKey.plural, location: location),
      valueType: StringsDictFile.Text(value: type ?? "lld", location: location), forms: forms,
      others: [], location: location)
  }
}
