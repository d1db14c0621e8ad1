extension StringCatalog {
  /// The catalog with the texts of some languages and of the source language. All keys stay, so that
  /// symbols fit it as they fit the whole.
  ///
  /// - Complexity: O(*n*) in the count of texts.
  package func keeping(languages: Set<String>) -> StringCatalog {
    var catalog = self
    for index in catalog.slots.indices {
      catalog.slots[index].entry?.localizations.removeAll { localization in
        localization.language != sourceLanguage && !languages.contains(localization.language)
      }
    }
    return catalog
  }
}
