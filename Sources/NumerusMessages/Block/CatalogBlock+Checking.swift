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
    // Slots are in the order of hashes: whether there is a key at their place is asked of what a
    // processor's cache has room for.
    var places = PlaceSet(keysStart..<startsStart, unit: 4)
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
      places.insert(place)
      place = BlockLayout.aligned(text + count, to: 4)
    }
    for slot in stride(from: slotsStart, to: keysStart, by: BlockLayout.slotSize) {
      let entry = reader.word(slot)
      guard entry != 0 else { continue }
      guard places.contains(Int(entry >> 32))
      else { throw CompiledCatalogError(.damaged("a slot has no key"), offset: slot) }
    }
  }

  /// The places where programs begin.
  private func checkPrograms() throws(CompiledCatalogError) -> PlaceSet {
    var beginnings = PlaceSet(programsStart..<programsEnd)
    var checker = ProgramChecker(self)
    var place = programsStart
    while place < programsEnd {
      beginnings.insert(place)
      place = try checker.end(ofProgramAt: place)
    }
    return beginnings
  }

  private func checkStarts(_ beginnings: PlaceSet) throws(CompiledCatalogError) {
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
        guard start == 0 || beginnings.contains(start) else {
          throw CompiledCatalogError(.damaged("a message has no program"), offset: place)
        }
      }
    }
  }
}
