internal import NumerusFormat

extension StringCatalog {
  /// The catalog as a new `.xcstrings` file, whatever files it comes from, in Xcode's form and order.
  ///
  /// Entries that no extraction state says otherwise of are marked as brought in from an older format,
  /// as Xcode marks them: it does not take them for stale where the source code does not have them.
  ///
  /// - Parameter languages: The languages whose texts are wanted; nil for all.
  /// - Returns: The bytes, and what Xcode makes nothing of.
  package func newXCStrings(
    languages: [String]? = nil
  ) -> (bytes: [UInt8], losses: [CatalogDiagnostic]) {
    guard source == nil || languages != nil else { return (canonical(), []) }
    var losses: [CatalogDiagnostic] = []
    // What is not known here stays in a catalog that was read from one.
    var new = self
    for var entry in entries {
      entry.localizations.removeAll { languages?.contains($0.language) == false }
      for localization in entry.localizations {
        for variation in localization.content.allVariations where variation.kind == .width {
          losses.append(
            CatalogDiagnostic(
              .warning, "Xcode makes nothing of variations by width in a catalog", key: entry.key,
              language: localization.language, location: variation.location))
        }
      }
      if source == nil { entry.extractionState = entry.extractionState ?? .migrated }
      new.add(entry)
    }
    return (new.canonical(sortingEntries: true), withPaths(losses))
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
