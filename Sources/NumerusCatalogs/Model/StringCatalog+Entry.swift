extension StringCatalog {
  /// A key and all that the catalog has for it.
  public struct Entry: Sendable {
    public internal(set) var key: String
    /// What translators are told of the text.
    public var comment: String?
    /// How the key came into the catalog; nil where Xcode found it in the source code.
    public var extractionState: ExtractionState?
    /// False for a text that is the same in all languages.
    public var shouldTranslate: Bool
    /// Whether the key gets a symbol in generated code; nil where the extraction state decides.
    public var generatesSymbol: Bool?
    /// What there is for each language, in the order of the file. A language stands once.
    public var localizations: [Localization]
    /// Where the key stands; nil for an entry that was not read from a file.
    public var location: CatalogLocation?

    public init(
      key: String, comment: String? = nil, extractionState: ExtractionState? = nil,
      shouldTranslate: Bool = true, generatesSymbol: Bool? = nil,
      localizations: [Localization] = [], location: CatalogLocation? = nil
    ) {
      self.key = key
      self.comment = comment
      self.extractionState = extractionState
      self.shouldTranslate = shouldTranslate
      self.generatesSymbol = generatesSymbol
      self.localizations = localizations
      self.location = location
    }
  }
}

extension StringCatalog.Entry {
  /// What the catalog has for a language, by its name as it stands in the file.
  ///
  /// Setting it replaces all that is there, and nil removes it.
  ///
  /// ```swift
  /// entry["pl"] = .init(language: "pl", value: "Cześć")
  /// entry["pl"]?.content.stringUnit?.state = .needsReview
  /// entry["de"] = nil
  /// ```
  ///
  /// - Complexity: O(*n*) in the count of languages.
  public subscript(language: String) -> StringCatalog.Localization? {
    get { localization(in: language) }
    set {
      let index = localizations.firstIndex { $0.language.isSame(as: language) }
      guard var new = newValue else {
        if let index { localizations.remove(at: index) }
        return
      }
      new.language = language
      if let index {
        localizations[index] = new
      } else {
        localizations.append(new)
      }
    }
  }

  /// What the catalog has for a language.
  public func localization(in language: String) -> StringCatalog.Localization? {
    localizations.first { $0.language.isSame(as: language) }
  }
}
