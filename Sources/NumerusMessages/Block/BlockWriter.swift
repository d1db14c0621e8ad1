/// Writes the block of a catalog. The same input gives the same bytes.
struct BlockWriter {
  /// The source language, then the others.
  let languages: [String]
  let keys: [String]
  /// The messages by their keys, those of a key by their languages.
  let messages: [MessagePlacement]
  let programs: ProgramEmitter

  /// The block.
  func memory() -> BlockMemory {
    let hashes = keys.map { KeyText($0) }
    // Of ten slots six are taken: most keys are at home, or next to it.
    let homeCount = UInt32(keys.count + keys.count * 2 / 3 + 1)
    let slots = Self.slots(hashes, homeCount)
    let counts = messageCounts()

    var plan = Plan(offset: BlockLayout.headerSize)
    let languageRecords = plan.section(languages.count * BlockLayout.Language.size)
    let specifierRecords = plan.section(
      programs.specifiers.specifiers.count * BlockLayout.Specifier.size)
    let specifiers = programs.specifiers.specifiers
    let names = plan.section(
      languages.reduce(0) { $0 + $1.utf8.count }
        + specifiers.reduce(0) { $0 + $1.source.text.utf8.count })
    let slotsStart = plan.section(slots.count * BlockLayout.slotSize)
    let keysStart = plan.section(keys.reduce(0) { $0 + Self.size(ofKey: $1) })
    let startsStart = plan.section(counts.reduce(0) { $0 + startsSize($1) })
    let programsStart = plan.section(programs.bytes.count)
    let programsEnd = programsStart + programs.bytes.count
    let size = BlockLayout.aligned(programsEnd + BlockLayout.padding)

    return unsafe BlockMemory(count: size) { memory in
      let output = unsafe BlockOutput(memory)
      typealias Header = BlockLayout.Header
      output.write(BlockLayout.magic, at: Header.magic)
      output.write(BlockLayout.version, at: Header.version)
      output.write(UInt32(BlockLayout.headerSize), at: Header.headerSize)
      output.write(UInt64(size), at: Header.size)
      output.write(KeyFingerprint.value(of: keys), at: Header.fingerprint)
      for (count, place) in [
        (languages.count, Header.languageCount), (keys.count, Header.keyCount),
        (specifiers.count, Header.specifierCount), (Int(homeCount), Header.homeCount),
        (languageRecords, Header.languages), (specifierRecords, Header.specifiers),
        (names, Header.names), (slotsStart, Header.slots), (keysStart, Header.keys),
        (startsStart, Header.starts), (programsStart, Header.programs),
        (programsEnd, Header.programsEnd),
      ] {
        output.write(UInt32(count), at: place)
      }

      var name = names
      func write(name text: String, _ record: Int) {
        output.write(UInt32(name), at: record)
        output.write(UInt32(text.utf8.count), at: record + 4)
        name = output.write(text, at: name)
      }
      for (index, specifier) in specifiers.enumerated() {
        let record = specifierRecords + index * BlockLayout.Specifier.size
        write(name: specifier.source.text, record + BlockLayout.Specifier.source)
        if let format = specifier.specifier { output.write(format, at: record) }
      }
      var next = startsStart
      var places = [Int](repeating: 0, count: languages.count)
      for (index, language) in languages.enumerated() {
        let record = languageRecords + index * BlockLayout.Language.size
        write(name: language, record + BlockLayout.Language.name)
        output.write(UInt32(next), at: record + BlockLayout.Language.starts)
        output.write(
          isDense(counts[index])
            ? UInt32(keys.count) : UInt32(counts[index]) | BlockLayout.Language.isSparse,
          at: record + BlockLayout.Language.startCount)
        places[index] = next
        next += startsSize(counts[index])
      }
      for message in messages {
        let language = Int(message.language)
        let start = UInt32(programsStart) + message.start
        if isDense(counts[language]) {
          output.write(start, at: places[language] + 4 * Int(message.key))
        } else {
          output.write(message.key, at: places[language])
          output.write(start, at: places[language] + 4)
          places[language] += 8
        }
      }

      var keyPlaces: [UInt32] = []
      keyPlaces.reserveCapacity(keys.count)
      var keyPlace = keysStart
      for (number, key) in keys.enumerated() {
        keyPlaces.append(UInt32(keyPlace))
        output.write(UInt32(number), at: keyPlace + BlockLayout.Key.number)
        output.write(
          UInt32(key.utf8.count)
            | (hashes[number].hasPercentSigns ? BlockLayout.Key.hasPercentSigns : 0),
          at: keyPlace + BlockLayout.Key.count)
        output.write(key, at: keyPlace + BlockLayout.Key.headerSize)
        keyPlace += Self.size(ofKey: key)
      }
      for (index, number) in slots.enumerated() where number >= 0 {
        let tag = UInt64(UInt32(truncatingIfNeeded: hashes[number].hash))
        output.write(
          tag | UInt64(keyPlaces[number]) << 32, at: slotsStart + index * BlockLayout.slotSize)
      }
      output.write(programs.bytes, at: programsStart)
      let summed = BlockLayout.Header.checksum + 8
      output.write(
        unsafe BlockChecksum.sum(UnsafeRawBufferPointer(rebasing: memory[summed...])),
        at: Header.checksum)
    }
  }

  /// The numbers of the keys by their slots, or -1 for none, as at the end. A key is in its home or as
  /// close behind it as there is room, which is found without a search when they are placed in order.
  private static func slots(_ hashes: [KeyText], _ homeCount: UInt32) -> [Int] {
    let homes = hashes.map { UInt32(BlockLayout.home($0.hash, count: homeCount)) }
    // The keys by their homes, each behind all whose homes are before its own.
    var places = [Int](repeating: 0, count: Int(homeCount) + 1)
    for home in homes { places[Int(home) + 1] += 1 }
    for home in 0..<Int(homeCount) { places[home + 1] += places[home] }
    var order = [Int](repeating: 0, count: homes.count)
    for (number, home) in homes.enumerated() {
      order[places[Int(home)]] = number
      places[Int(home)] += 1
    }
    var slots = [Int](repeating: -1, count: Int(homeCount))
    var free = 0
    for number in order {
      free = max(free, Int(homes[number]))
      if free < slots.count { slots[free] = number } else { slots.append(number) }
      free += 1
    }
    if slots.last != -1 { slots.append(-1) }
    return slots
  }

  private static func size(ofKey key: String) -> Int {
    BlockLayout.aligned(BlockLayout.Key.headerSize + key.utf8.count, to: 4)
  }

  private func messageCounts() -> [Int] {
    var counts = [Int](repeating: 0, count: languages.count)
    for message in messages { counts[Int(message.language)] += 1 }
    return counts
  }

  /// Whether a language has a place for each key: one with few messages must not cost as much as all
  /// keys, of which there may be thousands in thousands of languages.
  private func isDense(_ messageCount: Int) -> Bool { messageCount * 2 >= keys.count }

  private func startsSize(_ messageCount: Int) -> Int {
    isDense(messageCount) ? keys.count * 4 : messageCount * 8
  }

  /// Where sections go, one behind another.
  private struct Plan {
    var offset: Int

    mutating func section(_ size: Int) -> Int {
      defer { offset = BlockLayout.aligned(offset + size) }
      return offset
    }
  }
}
