public import NumerusMessages

extension Localizer {
  /// A localizer for a reader who wants certain languages, the most wanted first.
  ///
  /// ```swift
  /// let localizer = Localizer(catalog, preferring: ["pt-AO", "en"])
  /// localizer.language  // "pt-PT" where the catalog has it
  /// ```
  ///
  /// Where none of them is available, texts are in the source language. Numbers are written as the
  /// wanted locale does if it is of the text's language, else as the text's language does: for
  /// `ar-EG-u-nu-latn` Arabic texts have Latin digits.
  ///
  /// - Parameters:
  ///   - catalog: Where the texts are.
  ///   - languages: BCP 47 or ICU identifiers.
  ///   - allowsRelatedLanguages: Whether a language that readers of a wanted one understand serves
  ///     where nothing else does: Spanish for Catalan.
  ///   - options: What else the localizer does.
  public init(
    _ catalog: CompiledCatalog, preferring languages: [String],
    allowsRelatedLanguages: Bool = false, options: Options = Options()
  ) {
    let matcher = LanguageMatcher(catalog, allowsRelated: allowsRelatedLanguages)
    self.init(catalog, matcher.match(languages), options)
  }

  /// A localizer for a request, by its Accept-Language header (RFC 9110, section 12.5.4).
  ///
  /// ```swift
  /// let header = request.headers["Accept-Language"] ?? ""
  /// let localizer = Localizer(catalog, acceptLanguage: header)
  /// // "zh-HK, en;q=0.8": zh-Hant where the catalog has it
  /// ```
  ///
  /// Weights count, `q=0` excludes a language, `*` stands for any. Malformed parts are passed over. For
  /// an empty header, and where nothing that it wants is available, texts are in the source language.
  /// Numbers are written as with ``init(_:preferring:allowsRelatedLanguages:options:)``.
  ///
  /// - Parameters:
  ///   - catalog: Where the texts are.
  ///   - header: The header's value. `AcceptLanguage` tells what is read of it.
  ///   - allowsRelatedLanguages: Whether a language that readers of a wanted one understand serves
  ///     where nothing else does.
  ///   - options: What else the localizer does.
  /// - Complexity: Linear in the header's bytes, of which 4096 are read; a header that came
  ///   before costs a look-up.
  public init(
    _ catalog: CompiledCatalog, acceptLanguage header: String,
    allowsRelatedLanguages: Bool = false, options: Options = Options()
  ) {
    let matcher = LanguageMatcher(catalog, allowsRelated: allowsRelatedLanguages)
    self.init(catalog, matcher.match(acceptLanguage: header), options)
  }

  init(_ catalog: CompiledCatalog, _ match: LanguageMatcher.Match?, _ options: Options) {
    let match = match ?? .source(catalog.sourceLanguage)
    // Texts of other tables are for the same reader, to whom `*` gave this catalog's language.
    let served = match.reason == .anyLanguage ? match.language : match.wanted
    self.init(
      catalog, language: match.language, wantedLocale: match.wanted,
      reader: ReaderLanguages([served]), options: options)
  }
}

extension LanguageMatcher {
  /// The matcher for a catalog's languages.
  init(_ catalog: CompiledCatalog, allowsRelated: Bool) {
    self.init(
      available: catalog.languages, source: catalog.sourceLanguage, allowsRelated: allowsRelated)
  }
}
