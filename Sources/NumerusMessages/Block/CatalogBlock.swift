/// The block of a compiled catalog, and where its sections are.
///
/// Opening checks the header and the languages, which is enough to look up keys in bounds; whether a
/// program can be run is known of a trusted block, and looked at each time for any other.
@safe
final class CatalogBlock: Sendable {
  private let memory: BlockMemory
  /// The beginning of the memory that the block holds on to.
  nonisolated(unsafe) let start: UnsafeRawPointer

  /// Whether all of it was checked, or written by ourselves.
  let isTrusted: Bool

  let size: Int
  let fingerprint: UInt64
  let languageCount: Int
  let keyCount: Int
  let specifierCount: Int
  let homeCount: UInt32
  let languagesStart: Int
  let specifiersStart: Int
  let namesStart: Int
  let slotsStart: Int
  let keysStart: Int
  let startsStart: Int
  let programsStart: Int
  let programsEnd: Int

  /// - Throws: `CompiledCatalogError` where the header is none, or does not fit the memory.
  init(_ memory: BlockMemory, isTrusted: Bool) throws(CompiledCatalogError) {
    self.memory = memory
    self.isTrusted = isTrusted
    unsafe start = unsafe memory.start
    size = memory.count
    typealias Header = BlockLayout.Header
    guard size >= BlockLayout.headerSize else { throw CompiledCatalogError(.notACompiledCatalog) }
    let reader = unsafe BlockReader(start: memory.start)
    guard reader.word(Header.magic) == BlockLayout.magic else {
      throw CompiledCatalogError(.notACompiledCatalog)
    }
    let version = reader.half(Header.version)
    guard version == BlockLayout.version else {
      throw CompiledCatalogError(.unknownVersion(version), offset: Header.version)
    }
    let expectedSize = reader.word(Header.size)
    guard expectedSize == UInt64(size) else {
      throw CompiledCatalogError(.wrongSize(expected: expectedSize), offset: Header.size)
    }
    fingerprint = reader.word(Header.fingerprint)
    languageCount = reader.number(Header.languageCount)
    keyCount = reader.number(Header.keyCount)
    specifierCount = reader.number(Header.specifierCount)
    homeCount = reader.half(Header.homeCount)
    languagesStart = reader.number(Header.languages)
    specifiersStart = reader.number(Header.specifiers)
    namesStart = reader.number(Header.names)
    slotsStart = reader.number(Header.slots)
    keysStart = reader.number(Header.keys)
    startsStart = reader.number(Header.starts)
    programsStart = reader.number(Header.programs)
    programsEnd = reader.number(Header.programsEnd)
    try checkSections()
    try checkLanguages()
  }

  var reader: BlockReader { unsafe BlockReader(start: start) }

  var bytes: UnsafeRawBufferPointer { unsafe memory.bytes }

  private func checkSections() throws(CompiledCatalogError) {
    func damaged(_ what: String, _ offset: Int) -> CompiledCatalogError {
      CompiledCatalogError(.damaged(what), offset: offset)
    }
    let starts = [
      languagesStart, specifiersStart, namesStart, slotsStart, keysStart, startsStart,
      programsStart,
    ]
    guard reader.half(BlockLayout.Header.headerSize) == UInt32(BlockLayout.headerSize) else {
      throw damaged("its header has another size", BlockLayout.Header.headerSize)
    }
    guard starts.first == BlockLayout.headerSize, starts.allSatisfy({ $0 % 8 == 0 }),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), programsStart <= programsEnd,
      programsEnd + BlockLayout.padding <= size
    else {
      throw damaged("its sections are not in their order", BlockLayout.Header.languages)
    }
    guard languageCount > 0,
      languagesStart + languageCount * BlockLayout.Language.size <= specifiersStart
    else { throw damaged("it has no room for its languages", BlockLayout.Header.languageCount) }
    guard specifiersStart + specifierCount * BlockLayout.Specifier.size <= namesStart else {
      throw damaged("it has no room for its specifiers", BlockLayout.Header.specifierCount)
    }
    let slotCount = (keysStart - slotsStart) / BlockLayout.slotSize
    // A search for a key ends at an empty slot, and there is always one at the end.
    guard homeCount > 0, Int(homeCount) <= slotCount,
      reader.word(keysStart - BlockLayout.slotSize) == 0
    else { throw damaged("its table of keys has no end", BlockLayout.Header.homeCount) }
    guard keysStart + keyCount * BlockLayout.Key.headerSize <= startsStart else {
      throw damaged("it has no room for its keys", BlockLayout.Header.keyCount)
    }
  }

  private func checkLanguages() throws(CompiledCatalogError) {
    for number in 0..<languageCount {
      let record = languagesStart + number * BlockLayout.Language.size
      let starts = reader.number(record + BlockLayout.Language.starts)
      let (count, isSparse) = startCount(ofLanguage: number)
      let end = starts + count * (isSparse ? 8 : 4)
      guard starts % 4 == 0, starts >= startsStart, end <= programsStart,
        isSparse || count == keyCount, text(record) != nil
      else { throw CompiledCatalogError(.damaged("a language is none"), offset: record) }
    }
  }

  private func startCount(ofLanguage number: Int) -> (count: Int, isSparse: Bool) {
    let record = languagesStart + number * BlockLayout.Language.size
    let count = reader.half(record + BlockLayout.Language.startCount)
    let isSparse = count & BlockLayout.Language.isSparse != 0
    return (Int(count & ~BlockLayout.Language.isSparse), isSparse)
  }
}

extension CatalogBlock {
  /// The text that a record names by its place and its count; nil where it is outside of the names, or no
  /// UTF-8.
  func text(_ record: Int) -> String? {
    let place = reader.number(record)
    let count = reader.number(record + 4)
    guard place >= namesStart, place + count <= slotsStart else { return nil }
    return unsafe String(
      validating: UnsafeRawBufferPointer(rebasing: bytes[place..<place + count]), as: UTF8.self)
  }

  /// The names of the languages, the source language first.
  var languages: [String] {
    (0..<languageCount).map { text(languagesStart + $0 * BlockLayout.Language.size) ?? "" }
  }

  /// Where the table of a language's starts is, one a key; nil where it has pairs instead.
  func denseStarts(ofLanguage number: Int) -> Int? {
    guard !startCount(ofLanguage: number).isSparse else { return nil }
    let record = languagesStart + number * BlockLayout.Language.size
    return reader.number(record + BlockLayout.Language.starts)
  }

  /// Where the program of a key in a language begins; nil where there is none.
  ///
  /// - Complexity: O(1) for a language that has most keys, else O(log *n*) in the count of its messages.
  func start(key: Int, language: Int) -> Int? {
    let record = languagesStart + language * BlockLayout.Language.size
    let starts = reader.number(record + BlockLayout.Language.starts)
    let (count, isSparse) = startCount(ofLanguage: language)
    var found = 0
    if !isSparse {
      found = reader.number(starts + 4 * key)
    } else {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let pair = starts + 8 * middle
        let candidate = reader.number(pair)
        if candidate == key {
          found = reader.number(pair + 4)
          break
        }
        if candidate < key { low = middle + 1 } else { high = middle }
      }
    }
    guard found != 0 else { return nil }
    return isTrusted || canRun(found) ? found : nil
  }

  /// Whether there is a program at a place of a block that was not checked.
  private func canRun(_ place: Int) -> Bool {
    guard place >= programsStart, place < programsEnd else { return false }
    var checker = ProgramChecker(self)
    return (try? checker.end(ofProgramAt: place)) != nil
  }
}
