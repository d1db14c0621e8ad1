/// A catalog of texts as its file has it: keys, their translations and what translators know of
/// them.
///
/// ```swift
/// let catalog = try StringCatalog(contentsOfFile: "Localizable.xcstrings")
/// catalog.sourceLanguage                      // "en"
/// catalog.entry(forKey: "greeting")?.comment  // "Shown at launch"
/// let compiled = catalog.compiled().catalog
/// ```
public struct StringCatalog: Sendable {
  /// The language that keys and texts are first written in.
  public internal(set) var sourceLanguage: String

  /// The version of the file format, as `1.0`; nil where the file has none.
  public internal(set) var version: String?

  /// The keys in the order of the file.
  public internal(set) var entries: [Entry]

  /// What was wrong with single entries of the file; they are left out.
  public internal(set) var diagnostics: [CatalogDiagnostic]

  /// The path that the catalog was read from.
  public internal(set) var path: String?

  /// The entry of a key. Keys go by their bytes: composed and decomposed letters differ.
  ///
  /// - Complexity: O(*n*) in the count of entries.
  public func entry(forKey key: String) -> Entry? {
    entries.first { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension StringCatalog {
  /// A key and all that the catalog has for it.
  public struct Entry: Sendable {
    public internal(set) var key: String
    public internal(set) var comment: String?
    /// How the key came into the catalog: `manual`, `stale`, `extracted_with_value` or another word.
    public internal(set) var extractionState: String?
    /// False for a text that is the same in all languages.
    public internal(set) var shouldTranslate: Bool
    /// The languages in the order of the file.
    public internal(set) var localizations: [Localization]
    public internal(set) var location: CatalogLocation

    /// What the catalog has for a language.
    public func localization(in language: String) -> Localization? {
      localizations.first { $0.language == language }
    }
  }

  /// What an entry has for one language.
  public struct Localization: Sendable {
    public internal(set) var language: String
    public internal(set) var content: Content
    /// The texts that markers `%#@name@` in the content stand for, in the order of the file.
    public internal(set) var substitutions: [Substitution]
    public internal(set) var location: CatalogLocation
  }

  /// A text, or texts to choose from.
  public struct Content: Sendable {
    public internal(set) var stringUnit: StringUnit?
    public internal(set) var variations: [Variation]
    /// The texts of an App Shortcut phrase; the first is the main one.
    public internal(set) var stringSet: [StringUnit]
    public internal(set) var location: CatalogLocation
  }

  /// A text and how far its translation has come.
  public struct StringUnit: Sendable {
    /// `new`, `translated`, `needs_review`, `stale` or another word.
    public internal(set) var state: String
    public internal(set) var value: String
    public internal(set) var location: CatalogLocation
  }

  /// Texts that a plural rule, a device or a width chooses from.
  public struct Variation: Sendable {
    /// What chooses: `plural`, `device`, `width` or a kind that is not known here.
    public internal(set) var kind: String
    /// The cases (`one`, `mac`, …) in the order of the file.
    public internal(set) var cases: [Case]
    public internal(set) var location: CatalogLocation

    /// A case and what it shows.
    public struct Case: Sendable {
      public internal(set) var name: String
      public internal(set) var content: Content
    }
  }

  /// A named text inside another one, with an argument of its own.
  public struct Substitution: Sendable {
    public internal(set) var name: String
    /// The number of the argument, from 1; nil where the order of the markers decides.
    public internal(set) var argumentNumber: Int?
    /// How the argument is written, without a percent sign: `lld`.
    public internal(set) var formatSpecifier: String?
    public internal(set) var content: Content
    public internal(set) var location: CatalogLocation
  }
}
