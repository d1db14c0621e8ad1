public import NumerusMessages
internal import NumerusPlurals

extension Localizer {
  /// A localizer for a reader who wants certain languages, the most wanted first.
  ///
  /// ```swift
  /// let localizer = Localizer(catalog, preferring: ["pt-AO", "en"])
  /// localizer.language  // "pt-PT" where the catalog has it
  /// ```
  ///
  /// Where none of them is available, texts are in the source language. Numbers are written as the
  /// wanted locale does if it is of the text's language, else as the text's language does.
  public init(
    _ catalog: CompiledCatalog, preferring languages: [String], options: Options = Options()
  ) {
    if let match = LanguageMatcher(available: catalog.languages).match(languages) {
      self.init(
        catalog, language: match.language, wantedLocale: match.wanted, options: options)
    } else {
      self.init(catalog, language: catalog.sourceLanguage, options: options)
    }
  }
}
