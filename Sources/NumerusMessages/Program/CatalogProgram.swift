/// What the messages of a catalog are made of. A class, so that a message holds on to all of it by
/// one reference.
final class CatalogProgram: Sendable {
  let keyNumbers: [ExactText: Int]
  let words: [UInt32]
  let texts: [UInt8]
  let specifiers: [CompiledSpecifier]
  private let languageCount: Int
  /// Where the program for a key and a language begins; 0 where there is none.
  private let starts: [UInt32]

  init(
    keyNumbers: [ExactText: Int], languageCount: Int, starts: [UInt32], words: [UInt32],
    texts: [UInt8], specifiers: [CompiledSpecifier]
  ) {
    self.keyNumbers = keyNumbers
    self.languageCount = languageCount
    self.starts = starts
    self.words = words
    self.texts = texts
    self.specifiers = specifiers
  }

  func start(key: Int, language: Int) -> Int? {
    let start = starts[key * languageCount + language]
    return start == 0 ? nil : Int(start)
  }
}
