/// The messages of a catalog, ready to be written: nothing in it is parsed or looked for again.
///
/// A value is immutable and may be shared by any number of threads. Make one from a
/// `StringCatalog`, and a ``Localizer`` for each language from it.
public struct CompiledCatalog: Sendable {
  /// The language that the keys and texts were first written in.
  public let sourceLanguage: String

  /// All languages that some key has a text in, the source language first.
  public let languages: [String]

  /// The keys, in the order of the file.
  public let keys: [String]

  let keyNumbers: [ExactText: Int]
  /// Where the program for a key and a language begins; 0 where there is none.
  private let starts: [UInt32]
  let words: [UInt32]
  let texts: [UInt8]
  let specifiers: [CompiledSpecifier]

  init(
    sourceLanguage: String, languages: [String], keys: [String], keyNumbers: [ExactText: Int],
    starts: [UInt32], words: [UInt32], texts: [UInt8], specifiers: [CompiledSpecifier]
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.keys = keys
    self.keyNumbers = keyNumbers
    self.starts = starts
    self.words = words
    self.texts = texts
    self.specifiers = specifiers
  }

  /// Whether the catalog has a key, with or without texts.
  public func contains(key: String) -> Bool { keyNumbers[ExactText(key)] != nil }

  /// Whether a key has a text in a language of ``languages``.
  public func contains(key: String, language: String) -> Bool {
    guard let keyNumber = keyNumbers[ExactText(key)],
      let languageNumber = languages.firstIndex(of: language)
    else { return false }
    return start(key: keyNumber, language: languageNumber) != nil
  }

  func start(key: Int, language: Int) -> Int? {
    let start = starts[key * languages.count + language]
    return start == 0 ? nil : Int(start)
  }
}
