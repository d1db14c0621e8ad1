extension LocalizerCore {
  /// The number of a message's key; nil where the catalog does not have it.
  func keyNumber(of message: borrowing PackedMessage) -> Int? {
    if message.shape & (PackedMessage.isOverflowing | PackedMessage.isSymbol) == 0 {
      let hash = message.hash
      let found = block.number(hash: hash) { place, count, hasPercentSigns in
        !hasPercentSigns && isKey(message, at: place, count)
      }
      if let found { return found }
    }
    if message.shape & PackedMessage.isSymbol != 0, message.hash == block.fingerprint,
      message.symbolNumber < block.keyCount
    {
      return message.symbolNumber
    }
    // Percent signs in the pieces are doubled in the key, or must not be where there are no values.
    return block.number(ofKey: message.key)
  }

  /// Whether the bytes at a place are a message's pieces with the specifiers of its values between them.
  private func isKey(_ message: borrowing PackedMessage, at place: Int, _ count: Int) -> Bool {
    var place = place
    let end = place + count
    for index in 0...message.valueCount {
      let pieceCount = message.pieceCount(at: index)
      if let piece = unsafe message.piece(at: index) {
        guard pieceCount <= end - place,
          unsafe BlockCopy.isEqual(block.start + place, piece, count: pieceCount)
        else { return false }
        place += pieceCount
      }
      guard index < message.valueCount, let code = ValueCode(rawValue: message.code(at: index))
      else { continue }
      let specifier = code.specifier
      let specifierCount = specifier.utf8CodeUnitCount
      guard specifierCount <= end - place,
        unsafe BlockCopy.isEqual(
          block.start + place, UnsafeRawPointer(specifier.utf8Start), count: specifierCount)
      else { return false }
      place += specifierCount
    }
    return place == end
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
