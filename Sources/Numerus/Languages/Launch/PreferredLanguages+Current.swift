internal import Foundation
internal import Synchronization

extension PreferredLanguages {
  /// The languages that this process's user wants, decided the first time someone asks, and the same
  /// from then on: a preference that is stored later takes effect when the process starts again.
  ///
  /// The preference is the one in `UserDefaults`, unless ``decide(by:)`` named another store before.
  public static let current: PreferredLanguages = {
    let stored = chosenPreference.withLock(\.self)
    return PreferredLanguages(
      arguments: CommandLine.arguments,
      stored: stored ?? UserDefaultsLanguageStore().storedLanguages(),
      environment: ProcessInfo.processInfo.environment)
  }()

  /// Decides by the preference in a store, at the start of a program:
  ///
  /// ```swift
  /// try PreferredLanguages.decide(by: JSONLanguageStore(path: "settings.json"))
  /// ```
  ///
  /// - Returns: The decision in force, which is an earlier one where there is one.
  /// - Throws: What the store throws when it can't be read; nothing is decided then.
  @discardableResult
  public static func decide(
    by store: some LanguagePreferenceStore
  ) throws(LanguagePreferenceError) -> PreferredLanguages {
    let stored = try store.storedLanguages()
    chosenPreference.withLock { $0 = .some(stored) }
    return current
  }

  /// What a store that the program named holds; nil where it named none.
  private static let chosenPreference = Mutex<[String]??>(nil)
}
