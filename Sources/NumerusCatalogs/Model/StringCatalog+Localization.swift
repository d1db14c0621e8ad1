extension StringCatalog {
  /// What an entry has for one language.
  public struct Localization: Sendable {
    public internal(set) var language: String
    public var content: Content
    /// The texts that markers `%#@name@` in the content stand for, in the order of the file.
    public var substitutions: [Substitution]
    public var location: CatalogLocation?

    public init(
      language: String, content: Content, substitutions: [Substitution] = [],
      location: CatalogLocation? = nil
    ) {
      self.language = language
      self.content = content
      self.substitutions = substitutions
      self.location = location
    }

    /// A localization that is one text.
    public init(language: String, value: String, state: TranslationState = .translated) {
      self.init(language: language, content: Content(value: value, state: state))
    }
  }

  /// A named text inside another one, with an argument of its own.
  public struct Substitution: Sendable {
    public var name: String
    /// The number of the argument, from 1; nil where the order of the markers decides.
    public var argumentNumber: Int?
    /// How the argument is written, without a percent sign: `lld`.
    public var formatSpecifier: String?
    public var content: Content
    public var location: CatalogLocation?

    public init(
      name: String, argumentNumber: Int? = nil, formatSpecifier: String? = nil, content: Content,
      location: CatalogLocation? = nil
    ) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.formatSpecifier = formatSpecifier
      self.content = content
      self.location = location
    }
  }
}
