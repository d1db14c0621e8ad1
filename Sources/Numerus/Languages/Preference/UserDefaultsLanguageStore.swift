internal import Foundation

/// The preference in the user defaults, under `AppleLanguages`.
///
/// It is read from the app's own persistent domain, so that neither a launch argument nor the system's
/// languages pass for what was chosen. On Linux that domain is a file in `~/.config`, named for the
/// bundle's identifier or, without one, for the program.
public struct UserDefaultsLanguageStore: LanguagePreferenceStore {
  /// The suite to keep the preference in; nil for the app's own domain.
  public let suiteName: String?

  public init(suiteName: String? = nil) { self.suiteName = suiteName }

  private var domain: String {
    suiteName ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  public func storedLanguages() -> [String]? {
    switch UserDefaults.standard.persistentDomain(forName: domain)?[LanguagePreference.key] {
    case let languages as [String]: languages
    case let language as String: [language]
    default: nil
    }
  }

  public func store(_ languages: [String]?) throws(LanguagePreferenceError) {
    guard let defaults = suiteName.map({ UserDefaults(suiteName: $0) }) ?? .standard else {
      throw LanguagePreferenceError(.unwritable("it is no name of a suite"), path: domain)
    }
    if let languages {
      defaults.set(languages, forKey: LanguagePreference.key)
    } else {
      defaults.removeObject(forKey: LanguagePreference.key)
    }
    guard defaults.synchronize() else {
      throw LanguagePreferenceError(
        .unwritable("the user defaults were not written"), path: domain)
    }
  }
}
