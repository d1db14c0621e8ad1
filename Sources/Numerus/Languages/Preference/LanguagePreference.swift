/// What someone chose in the settings: one language, or the system's.
///
/// ```swift
/// let offered = ["en", "zh-Hans", "zh-Hant"]
/// LanguagePreference(stored: nil, offered: offered)             // .system
/// LanguagePreference(stored: ["en-US"], offered: offered)       // .language("en")
/// LanguagePreference(stored: ["zh-Hant-TW"], offered: offered)  // .language("zh-Hant")
/// LanguagePreference(stored: ["ja"], offered: offered)          // .system
/// LanguagePreference.language("en").storedLanguages             // ["en"]
/// ```
///
/// A ``LanguagePreferenceStore`` keeps it. It takes effect when the program starts again.
public enum LanguagePreference: Hashable, Sendable {
  case system
  /// A language among those offered, spelled as it is there.
  case language(String)

  /// The name that Foundation stores wanted languages under, and that stores here use.
  public static let key = "AppleLanguages"

  /// The preference that a stored value stands for.
  ///
  /// - Parameters:
  ///   - stored: Identifiers, the most wanted first; nil and an empty list follow the system, as do
  ///     languages that are not offered. Another script of a language is not that language.
  ///   - offered: The languages to choose from.
  public init(stored: [String]?, offered: [String]) {
    let match = stored.flatMap { LanguageMatcher(available: offered).match($0) }
    if let match, match.reason == .sameLanguage {
      self = .language(match.language)
    } else {
      self = .system
    }
  }

  /// The value to store; nil where a stored one is to be removed.
  public var storedLanguages: [String]? {
    switch self {
    case .system: nil
    case .language(let language): [language]
    }
  }
}
