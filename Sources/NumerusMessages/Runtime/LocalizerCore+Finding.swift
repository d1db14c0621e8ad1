extension LocalizerCore {
  /// The number of a message's key; nil where the catalog does not have it.
  func keyNumber(of message: MessageView) -> Int? {
    if message.isSymbol, message.hash == block.fingerprint,
      (0..<block.keyCount).contains(message.symbolNumber)
    {
      return message.symbolNumber
    }
    // Percent signs in the pieces are doubled in the key, or must not be where there are no values.
    return block.number(ofKey: message.key)
  }

  /// The first language that has a text for a key, and where its program begins.
  func program(ofKey number: Int) -> (language: LanguageCandidate, start: Int)? {
    for candidate in candidates {
      guard let languageNumber = candidate.languageNumber,
        let start = block.start(key: number, language: languageNumber)
      else { continue }
      return (candidate, start)
    }
    return nil
  }
}
