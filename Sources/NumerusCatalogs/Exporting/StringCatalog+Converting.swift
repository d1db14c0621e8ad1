internal import NumerusFormat

extension StringCatalog {
  /// The catalog as a new `.xcstrings` file, whatever files it comes from, in Xcode's form and order.
  ///
  /// Entries that no extraction state says otherwise of are marked as brought in from an older format,
  /// as Xcode marks them: it does not take them for stale where the source code does not have them.
  ///
  /// - Returns: The bytes, and what Xcode makes nothing of.
  package func newXCStrings() -> (bytes: [UInt8], losses: [CatalogDiagnostic]) {
    guard source == nil else { return (canonical(), []) }
    var losses: [CatalogDiagnostic] = []
    var new = StringCatalog(sourceLanguage: sourceLanguage)
    for var entry in entries {
      entry.extractionState = entry.extractionState ?? .migrated
      for localization in entry.localizations {
        for variation in localization.content.allVariations where variation.kind == .width {
          losses.append(
            CatalogDiagnostic(
              .warning, "Xcode makes nothing of variations by width in a catalog", key: entry.key,
              language: localization.language, location: variation.location))
        }
      }
      new.add(entry)
    }
    return (new.canonical(), withPaths(losses))
  }

  /// The catalog with the texts of some languages only.
  ///
  /// - Parameter isWanted: Whether a language is one of them.
  package func limited(toLanguages isWanted: (String) -> Bool) -> StringCatalog {
    var limited = StringCatalog(
      sourceLanguage: sourceLanguage, version: version, diagnostics: diagnostics, path: path)
    limited.filePaths = filePaths
    for var entry in entries {
      entry.localizations.removeAll { !isWanted($0.language) }
      limited.add(entry)
    }
    return limited
  }
}

extension StringCatalog.Content {
  /// The variations, and those in their cases.
  fileprivate var allVariations: [StringCatalog.Variation] {
    variations + variations.flatMap { $0.cases.flatMap(\.content.allVariations) }
  }
}

extension StringCatalog.Localization {
  /// Whether nothing in it was meant to vary.
  var isPlain: Bool { substitutions.isEmpty && content.variations.isEmpty }
}

extension String {
  /// Whether there is a placeholder for an argument of any type in a text.
  var hasUntypedArgument: Bool {
    FormatString(self).segments.contains { segment in
      if case .argument = segment { true } else { false }
    }
  }
}
