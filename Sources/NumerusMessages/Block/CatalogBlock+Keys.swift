extension CatalogBlock {
  /// The number of a key; nil where there is no such key.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average.
  func number(ofKey key: String) -> Int? {
    let bytes = key.utf8Span.span
    return number(hash: KeyText(key).hash) { place, count, _ in
      guard count == bytes.count else { return false }
      for index in 0..<count where reader.byte(place + index) != bytes[index] { return false }
      return true
    }
  }

  /// The number of the key with a hash that is the one meant.
  ///
  /// - Parameter isMeant: Whether it is the key with the bytes at a place.
  @inline(__always)
  func number(
    hash: UInt64,
    _ isMeant: (_ place: Int, _ count: Int, _ hasPercentSigns: Bool) -> Bool
  ) -> Int? {
    var slot = slotsStart + BlockLayout.home(hash, count: homeCount) * BlockLayout.slotSize
    while true {
      let entry = reader.word(slot)
      if entry == 0 { return nil }
      if UInt32(truncatingIfNeeded: entry) == UInt32(truncatingIfNeeded: hash) {
        let place = Int(entry >> 32)
        let text = place + BlockLayout.Key.headerSize
        guard place >= keysStart, text <= startsStart else { return nil }
        let number = reader.number(place + BlockLayout.Key.number)
        let mark = reader.half(place + BlockLayout.Key.count)
        let count = Int(mark & ~BlockLayout.Key.hasPercentSigns)
        guard number < keyCount, text + count <= startsStart else { return nil }
        if isMeant(text, count, mark & BlockLayout.Key.hasPercentSigns != 0) { return number }
      }
      slot += BlockLayout.slotSize
    }
  }

  /// The keys in their order. Of a damaged block that nobody checked, those up to the damage.
  ///
  /// - Complexity: O(*n*) in the bytes of the keys.
  var keys: [String] {
    var keys: [String] = []
    var place = keysStart
    while keys.count < keyCount, place + BlockLayout.Key.headerSize <= startsStart {
      let text = place + BlockLayout.Key.headerSize
      let mark = reader.half(place + BlockLayout.Key.count)
      let count = Int(mark & ~BlockLayout.Key.hasPercentSigns)
      guard text + count <= startsStart else { break }
      keys.append(
        unsafe String(
          decoding: UnsafeRawBufferPointer(rebasing: bytes[text..<text + count]), as: UTF8.self))
      place = BlockLayout.aligned(text + count, to: 4)
    }
    return keys
  }
}
