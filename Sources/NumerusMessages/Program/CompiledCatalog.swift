internal import NumerusPlurals

/// The messages of a catalog, ready to be written: nothing in it is parsed or looked for again.
///
/// A value is immutable and may be shared by any number of threads. Make one from a
/// `StringCatalog`, and a ``Localizer`` for each language from it.
public struct CompiledCatalog: Sendable {
  /// The language that the keys and texts were first written in.
  public let sourceLanguage: String

  /// The source language, then all others that some key has a text in.
  public let languages: [String]

  /// The keys, in the order of the file.
  public let keys: [String]

  let program: CatalogProgram

  /// The places of the languages in ``languages``.
  let languageNumbers: [String: Int]

  /// The languages by their canonical identifiers with the script, as one may be spelled in several
  /// ways.
  let languagesByIdentifier: [LocaleIdentifier: [String]]

  /// The languages whose texts run from right to left.
  let rightToLeftLanguages: Set<String>

  init(
    sourceLanguage: String, languages: [String], keys: [String], program: CatalogProgram
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.keys = keys
    self.program = program
    languageNumbers = Dictionary(
      uniqueKeysWithValues: languages.enumerated().map { ($0.element, $0.offset) })
    let identifiers = languages.map { LocaleScript.filled(LocaleIdentifier($0).canonical) }
    languagesByIdentifier = Dictionary(grouping: zip(identifiers, languages), by: \.0)
      .mapValues { $0.map(\.1) }
    rightToLeftLanguages = Set(
      zip(identifiers, languages).filter { TextDirection($0.0) == .rightToLeft }.map(\.1))
  }

  /// Whether the catalog has a key, with or without texts.
  public func contains(key: String) -> Bool { program.keyNumbers[ExactText(key)] != nil }

  /// Whether a language is one of ``languages``, spelled as it is there.
  public func contains(language: String) -> Bool { languageNumbers[language] != nil }

  /// Whether a key has a text in a language of ``languages``.
  public func contains(key: String, language: String) -> Bool {
    guard let keyNumber = program.keyNumbers[ExactText(key)],
      let languageNumber = languageNumbers[language]
    else { return false }
    return program.start(key: keyNumber, language: languageNumber) != nil
  }
}
