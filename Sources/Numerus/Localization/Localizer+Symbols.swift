public import NumerusMessages

extension Localizer {
  /// A localizer of the table that symbols were generated from, wherever it is, for a reader who wants
  /// certain languages.
  ///
  /// ```swift
  /// let localizer = Localizer(preferring: ["pl", "en"], for: LocalizableSymbols.self)
  /// localizer.string(.inboxUnread(22))         // "22 nowe listy"
  /// localizer.string(.Shop.inStock(12))        // the text of another table
  /// ```
  ///
  /// - Parameters:
  ///   - languages: BCP 47 identifiers, the most wanted first.
  ///   - symbols: The type of the table, in generated code.
  ///   - options: What else the localizer does, as with
  ///     ``init(preferring:table:bundle:options:)``.
  public init(
    preferring languages: [String], for symbols: any CatalogSymbols.Type,
    options: Options = Options()
  ) {
    let reader = ReaderLanguages(Array(languages.prefix(LanguageMatcher.mostWanted)))
    self.init(reader, symbols.table, bundlePath: symbols.bundlePath, options)
  }

  /// A localizer of the table that symbols were generated from, wherever it is, for a request, by its
  /// Accept-Language header.
  ///
  /// - Parameters:
  ///   - header: The header's value. `AcceptLanguage` tells what is read of it.
  ///   - symbols: The type of the table, in generated code.
  ///   - options: What else the localizer does, as with
  ///     ``init(preferring:table:bundle:options:)``.
  public init(
    acceptLanguage header: String, for symbols: any CatalogSymbols.Type,
    options: Options = Options()
  ) {
    self.init(
      AcceptLanguage(header).reader, symbols.table, bundlePath: symbols.bundlePath, options)
  }
}
