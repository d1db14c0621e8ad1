extension CatalogBlock {
  /// Checks all that the hot path relies on.
  ///
  /// - Throws: `CompiledCatalogError` with the place of the first fault.
  /// - Complexity: O(*n*) in the bytes of the block.
  func check() throws(CompiledCatalogError) {
    let checksum = BlockLayout.Header.checksum
    guard
      unsafe BlockChecksum.sum(UnsafeRawBufferPointer(rebasing: bytes[(checksum + 8)...]))
        == reader.word(checksum)
    else { throw CompiledCatalogError(.wrongChecksum) }
    try checkSpecifiers()
    try checkKeys()
    try checkStarts(try checkPrograms())
  }

  private func checkSpecifiers() throws(CompiledCatalogError) {
    for number in 0..<specifierCount {
      let record = specifiersStart + number * BlockLayout.Specifier.size
      guard CompiledSpecifier(self, number) != nil else {
        throw CompiledCatalogError(.damaged("a specifier is none"), offset: record)
      }
    }
  }

  private func checkKeys() throws(CompiledCatalogError) {
    var places: [UInt32] = []
    places.reserveCapacity(keyCount)
    var place = keysStart
    for number in 0..<keyCount {
      let text = place + BlockLayout.Key.headerSize
      guard text <= startsStart, reader.number(place + BlockLayout.Key.number) == number else {
        throw CompiledCatalogError(.damaged("a key is none"), offset: place)
      }
      let mark = reader.half(place + BlockLayout.Key.count)
      let count = Int(mark & ~BlockLayout.Key.hasPercentSigns)
      guard text + count <= startsStart,
        unsafe UTF8Validity.isValid(start + text, count: count)
      else { throw CompiledCatalogError(.damaged("a key is no text"), offset: place) }
      places.append(UInt32(place))
      place = BlockLayout.aligned(text + count, to: 4)
    }
    for slot in stride(from: slotsStart, to: keysStart, by: BlockLayout.slotSize) {
      let entry = reader.word(slot)
      guard entry != 0 else { continue }
      let place = Int(entry >> 32)
      guard place >= keysStart, place + BlockLayout.Key.headerSize <= startsStart,
        place % 4 == 0, reader.number(place) < keyCount,
        Int(places[reader.number(place)]) == place
      else { throw CompiledCatalogError(.damaged("a slot has no key"), offset: slot) }
    }
  }

  /// The places where programs begin, as the bits of words.
  private func checkPrograms() throws(CompiledCatalogError) -> [UInt64] {
    var beginnings = [UInt64](repeating: 0, count: (programsEnd - programsStart) / 64 + 1)
    var checker = ProgramChecker(self)
    var place = programsStart
    while place < programsEnd {
      beginnings[(place - programsStart) / 64] |= 1 << UInt64((place - programsStart) % 64)
      place = try checker.end(ofProgramAt: place)
    }
    return beginnings
  }

  private func checkStarts(_ beginnings: [UInt64]) throws(CompiledCatalogError) {
    func isBeginning(_ place: Int) -> Bool {
      guard place >= programsStart, place < programsEnd else { return false }
      let bit = place - programsStart
      return beginnings[bit / 64] & 1 << UInt64(bit % 64) != 0
    }
    for number in 0..<languageCount {
      let record = languagesStart + number * BlockLayout.Language.size
      let starts = reader.number(record + BlockLayout.Language.starts)
      let count = reader.half(record + BlockLayout.Language.startCount)
      let isSparse = count & BlockLayout.Language.isSparse != 0
      var last = -1
      for index in 0..<Int(count & ~BlockLayout.Language.isSparse) {
        let place = starts + index * (isSparse ? 8 : 4)
        let start = reader.number(isSparse ? place + 4 : place)
        if isSparse {
          let key = reader.number(place)
          guard key > last, key < keyCount, start != 0 else {
            throw CompiledCatalogError(.damaged("a message has no key"), offset: place)
          }
          last = key
        }
        guard start == 0 || isBeginning(start) else {
          throw CompiledCatalogError(.damaged("a message has no program"), offset: place)
        }
      }
    }
  }
}
