/// A place where a ``LanguagePreference`` is kept.
public protocol LanguagePreferenceStore: Sendable {
  /// The identifiers that are stored; nil where there are none.
  ///
  /// - Throws: ``LanguagePreferenceError`` where the place can't be read.
  func storedLanguages() throws(LanguagePreferenceError) -> [String]?

  /// Stores identifiers in place of those that are stored, or removes these.
  ///
  /// - Throws: ``LanguagePreferenceError`` where the place can't be written; what was stored is there
  ///   still.
  func store(_ languages: [String]?) throws(LanguagePreferenceError)
}

extension LanguagePreferenceStore {
  /// What is chosen. Reading changes nothing: a stored language that is not offered stays, for a version
  /// of the program that offers it.
  public func preference(
    offered: [String]
  ) throws(LanguagePreferenceError) -> LanguagePreference {
    LanguagePreference(stored: try storedLanguages(), offered: offered)
  }

  /// Stores a choice; the system's removes what is stored.
  public func setPreference(_ preference: LanguagePreference) throws(LanguagePreferenceError) {
    try store(preference.storedLanguages)
  }
}
