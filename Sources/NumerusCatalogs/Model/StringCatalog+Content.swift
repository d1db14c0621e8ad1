extension StringCatalog {
  /// A text, or texts to choose from.
  public struct Content: Sendable {
    public var stringUnit: StringUnit?
    /// What chooses among several texts: a plural rule, a device. Each kind stands once.
    public var variations: [Variation]
    /// The texts of an App Shortcut phrase; the first is the main one. In a file they have one state
    /// together, that of the first.
    public var stringSet: [StringUnit]
    public var location: CatalogLocation?

    public init(
      stringUnit: StringUnit? = nil, variations: [Variation] = [], stringSet: [StringUnit] = [],
      location: CatalogLocation? = nil
    ) {
      self.stringUnit = stringUnit
      self.variations = variations
      self.stringSet = stringSet
      self.location = location
    }

    /// A content that is one text.
    public init(value: String, state: TranslationState = .translated) {
      self.init(stringUnit: StringUnit(state: state, value: value))
    }
  }

  /// A text and how far its translation has come.
  public struct StringUnit: Sendable {
    public var state: TranslationState
    public var value: String
    public var location: CatalogLocation?

    public init(state: TranslationState, value: String, location: CatalogLocation? = nil) {
      self.state = state
      self.value = value
      self.location = location
    }
  }

  /// Texts that a plural rule or a device chooses from.
  public struct Variation: Sendable {
    public var kind: VariationKind
    /// The cases (`one`, `mac`, …) in the order of the file. Each name stands once.
    public var cases: [Case]
    public var location: CatalogLocation?

    public init(kind: VariationKind, cases: [Case], location: CatalogLocation? = nil) {
      self.kind = kind
      self.cases = cases
      self.location = location
    }

    /// A case and what it shows.
    public struct Case: Sendable {
      public var name: String
      public var content: Content

      public init(name: String, content: Content) {
        self.name = name
        self.content = content
      }
    }
  }
}
