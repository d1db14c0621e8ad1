internal import Foundation

/// Which language a program speaks, and which one was chosen for it.
///
/// ```swift
/// let status = try LanguageStatus(
///   offered: catalog.languages, source: catalog.sourceLanguage, store: UserDefaultsLanguageStore())
/// status.inForce       // "en"
/// status.chosen        // .language("pl")
/// status.atNextLaunch  // "pl"
/// ```
public struct LanguageStatus: Hashable, Sendable {
  /// The language of this process, decided when it started.
  public let inForce: String

  /// The preference as it is stored now.
  public let chosen: LanguagePreference

  /// The language of the next process with this preference and this environment, and without launch
  /// arguments.
  public let atNextLaunch: String

  /// - Parameters:
  ///   - offered: The languages to choose from.
  ///   - source: The language where none of the wanted ones is offered.
  ///   - store: Where the preference is.
  /// - Throws: What the store throws when it can't be read.
  public init(
    offered: [String], source: String, store: some LanguagePreferenceStore
  ) throws(LanguagePreferenceError) {
    try self.init(
      offered: offered, source: source, store: store, current: .current,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The same for any process.
  ///
  /// - Parameters:
  ///   - offered: The languages to choose from.
  ///   - source: The language where none of the wanted ones is offered.
  ///   - store: Where the preference is.
  ///   - current: What was decided when the process started.
  ///   - environment: The environment of the next process.
  /// - Throws: What the store throws when it can't be read.
  public init(
    offered: [String], source: String, store: some LanguagePreferenceStore,
    current: PreferredLanguages, environment: [String: String]
  ) throws(LanguagePreferenceError) {
    let stored = try store.storedLanguages()
    let next = PreferredLanguages(arguments: [], stored: stored, environment: environment)
    inForce = current.match(among: offered, source: source).language
    chosen = LanguagePreference(stored: stored, offered: offered)
    atNextLaunch = next.match(among: offered, source: source).language
  }
}
