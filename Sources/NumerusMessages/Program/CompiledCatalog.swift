/// The messages of a catalog, ready to be written: nothing in it is parsed or looked for again.
///
/// A value is immutable and may be shared by any number of threads. Make one from a
/// `StringCatalog`, or from a file that `numerus compile` wrote, and a ``Localizer`` for each language
/// from it.
public struct CompiledCatalog: Sendable {
  package let storage: CatalogStorage

  var block: CatalogBlock { storage.block }

  package init(_ storage: CatalogStorage) { self.storage = storage }

  /// The language that the keys and texts were first written in.
  public var sourceLanguage: String { storage.languages[0] }

  /// The source language, then all others that some key has a text in.
  public var languages: [String] { storage.languages }

  /// The keys, in the order of the file.
  ///
  /// - Complexity: O(*n*) in the bytes of the keys, which are read each time.
  public var keys: [String] { block.keys }

  /// How many keys there are.
  public var keyCount: Int { block.keyCount }

  /// What tells whether another catalog has the same keys in the same order: FNV-1a of 64 bits over the
  /// UTF-8 of each key and a zero byte behind it.
  public var fingerprint: UInt64 { block.fingerprint }

  /// Whether the catalog has a key, with or without texts.
  public func contains(key: String) -> Bool { block.number(ofKey: key) != nil }

  /// Whether a language is one of ``languages``, spelled as it is there.
  public func contains(language: String) -> Bool { storage.languageNumbers[language] != nil }

  /// Whether a key has a text in a language of ``languages``.
  public func contains(key: String, language: String) -> Bool {
    guard let keyNumber = block.number(ofKey: key),
      let languageNumber = storage.languageNumbers[language]
    else { return false }
    return block.start(key: keyNumber, language: languageNumber) != nil
  }
}
