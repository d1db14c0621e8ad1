internal import NumerusNumbers
internal import NumerusPlurals

/// The messages of a localizer's language as the hot path goes to them: places in a block that was checked,
/// and nothing that anybody counts. The localizer keeps what they point to.
///
/// Most messages with a number have nothing else: a text before it, a text behind it, and a form that it
/// chooses. What does not fit goes the general way.
@safe
struct DirectMessages: Sendable {
  // The block is not written to, and is there as long as the localizer.
  private nonisolated(unsafe) let start: UnsafeRawPointer
  private nonisolated(unsafe) let slots: UnsafePointer<UInt64>
  private nonisolated(unsafe) let starts: UnsafePointer<UInt32>
  private let homeCount: UInt32
  private let keyCount: Int
  private let fingerprint: UInt64
  /// Nil where a message must not be taken as it stands in the block.
  private let categories: IntegerCategories?
  private let isPlain: Bool

  /// Nil where messages can't be reached so.
  ///
  /// - Parameter isPlain: Whether messages are written as they stand in the block.
  init?(_ block: CatalogBlock, _ language: LanguageCandidate, isPlain: Bool) {
    guard block.isTrusted, let number = language.languageNumber,
      let starts = block.denseStarts(ofLanguage: number)
    else { return nil }
    unsafe start = unsafe block.start
    unsafe slots = unsafe (block.start + block.slotsStart).assumingMemoryBound(to: UInt64.self)
    unsafe self.starts = unsafe (block.start + starts).assumingMemoryBound(to: UInt32.self)
    homeCount = block.homeCount
    keyCount = block.keyCount
    fingerprint = block.fingerprint
    categories =
      isPlain && language.writesIntegersPlainly ? language.categories : nil
    self.isPlain = isPlain
  }

  /// Where the program of the key that is two pieces around Int's specifier begins.
  @inline(__always)
  func program(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64
  ) -> UnsafeRawPointer? {
    let firstCount = Int(truncatingIfNeeded: counts & 0xFFFF)
    let secondCount = Int(truncatingIfNeeded: counts &>> 16)
    return unsafe program(hash, count: firstCount &+ secondCount &+ 4) { key in
      if firstCount > 0, let first = unsafe first {
        guard unsafe BlockCopy.isEqual(key, first, count: firstCount) else { return false }
      }
      let specifier = unsafe key.loadUnaligned(fromByteOffset: firstCount, as: UInt32.self)
      let expected = ValueCode.specifier(ofCode: ValueCode.signedWord.rawValue)
      guard UInt32(littleEndian: specifier) == expected.word else { return false }
      guard secondCount > 0, let second = unsafe second else { return true }
      return unsafe BlockCopy.isEqual(key + (firstCount &+ 4), second, count: secondCount)
    }
  }

  /// Where the program of the key that is one piece begins.
  @inline(__always)
  func program(_ hash: UInt64, _ piece: UnsafeRawPointer, _ count: Int) -> UnsafeRawPointer? {
    unsafe program(hash, count: count) { unsafe BlockCopy.isEqual($0, piece, count: count) }
  }

  /// Where the program of any message begins, from the beginning of the block; nil where there is none.
  @inline(__always)
  func place(of message: MessageView) -> Int? {
    var program = unsafe UnsafeRawPointer?.none
    if message.isSymbol {
      unsafe program = unsafe self.program(message.hash, message.symbolNumber)
    } else if !message.isOverflowing {
      var count = message.pieceCount(at: 0)
      for index in 0..<message.valueCount {
        count = count &+ ValueCode.specifier(ofCode: message.code(at: index)).count
        count = count &+ message.pieceCount(at: index &+ 1)
      }
      unsafe program = unsafe self.program(message.hash, count: count) {
        unsafe Self.isKey($0, of: message)
      }
    }
    guard let program = unsafe program else { return nil }
    let place = unsafe program - start
    return place == 0 ? nil : place
  }

  /// Whether a key of the right length is a message's pieces with its values' specifiers between them.
  @inline(__always)
  private static func isKey(_ key: UnsafeRawPointer, of message: MessageView) -> Bool {
    var place = unsafe key
    var index = 0
    while true {
      let count = message.pieceCount(at: index)
      if count > 0, let piece = unsafe message.piece(at: index) {
        guard unsafe BlockCopy.isEqual(place, piece, count: count) else { return false }
        unsafe place += count
      }
      if index == message.valueCount { return true }
      let specifier = ValueCode.specifier(ofCode: message.code(at: index))
      let word = unsafe UInt32(littleEndian: place.loadUnaligned(as: UInt32.self))
      // A shorter one is compared without what follows it.
      let mask = UInt32.max &>> UInt32(truncatingIfNeeded: 32 &- 8 &* specifier.count)
      guard word & mask == specifier.word else { return false }
      unsafe place += specifier.count
      index = index &+ 1
    }
  }

  /// Where the program of a symbol's key begins; nil where the symbol is of another catalog.
  @inline(__always)
  func program(_ fingerprint: UInt64, _ number: Int) -> UnsafeRawPointer? {
    guard fingerprint == self.fingerprint, UInt(bitPattern: number) < UInt(bitPattern: keyCount)
    else { return nil }
    return unsafe program(ofKey: number)
  }

  /// A key without a program has one at the beginning of the block, which is no instruction.
  @inline(__always)
  private func program(ofKey number: Int) -> UnsafeRawPointer {
    unsafe start + Int(UInt32(littleEndian: starts[number]))
  }

  /// - Parameter isMeant: Whether the key with these bytes, of the count, is the one.
  @inline(__always)
  private func program(
    _ hash: UInt64, count: Int, _ isMeant: (UnsafeRawPointer) -> Bool
  ) -> UnsafeRawPointer? {
    var slot = unsafe slots + BlockLayout.home(hash, count: homeCount)
    var entry = unsafe UInt64(littleEndian: slot.pointee)
    while UInt32(truncatingIfNeeded: entry) != UInt32(truncatingIfNeeded: hash) {
      if entry == 0 { return nil }
      unsafe slot += 1
      entry = unsafe UInt64(littleEndian: slot.pointee)
    }
    let key = unsafe start + Int(entry &>> 32)
    let head = unsafe UInt64(littleEndian: key.loadUnaligned(as: UInt64.self))
    // Where the low half of the hash is zero, an empty slot leads to the header, whose first bytes give a
    // count that no literal's key has. The mark of percent signs in the pieces makes another count of it. Another key of the same hash is
    // next to impossible: then the general way finds the one behind it.
    guard Int(truncatingIfNeeded: head &>> 32) == count,
      unsafe isMeant(key + BlockLayout.Key.headerSize)
    else { return nil }
    return unsafe program(ofKey: Int(truncatingIfNeeded: head & 0xFFFF_FFFF))
  }

  /// A message that is an integer and the texts around it.
  @safe
  struct CountedText {
    /// The text before the number, which that behind it follows.
    let texts: UnsafeRawPointer
    let prefixCount: Int
    let suffixCount: Int
    let hasNumber: Bool
  }

  /// The message with an integer; nil where there is more to it than texts around the number.
  @inline(__always)
  func countedText(_ program: UnsafeRawPointer, _ value: UInt64) -> CountedText? {
    typealias Counted = MessageCode.Counted
    let head = unsafe UInt64(littleEndian: program.loadUnaligned(as: UInt64.self))
    // The instruction, the number zero, nothing else in the message and nothing to report.
    let marks = UInt64(Counted.isWhole | Counted.isUnfit) &<< 24
    guard
      head & (0xFFFF | marks)
        == UInt64(MessageCode.counted.rawValue) | UInt64(Counted.isWhole) &<< 24,
      Int64(bitPattern: value) >= 0, let category = categories?.categoryNumber(of: value)
    else { return nil }
    let map = UInt32(truncatingIfNeeded: head &>> 32)
    var branch = (map &>> (3 &+ 3 &* UInt32(category))) & 7
    if value == 0, map & 7 != Counted.noBranch { branch = map & 7 }
    let cell = unsafe UInt32(
      littleEndian: program.loadUnaligned(
        fromByteOffset: Counted.branches &+ 4 &* Int(branch), as: UInt32.self))
    return unsafe CountedText(
      texts: program + Int(cell & 0xFFFF),
      prefixCount: Int((cell &>> Counted.prefixShift) & 0xFF),
      suffixCount: Int((cell &>> Counted.suffixShift) & 0x7F),
      hasNumber: cell & Counted.hasNumber != 0)
  }

  /// A message that is nothing but a text of up to 255 bytes; nil for any other.
  @inline(__always)
  func plainText(_ program: UnsafeRawPointer) -> UnsafeRawBufferPointer? {
    guard isPlain, unsafe program.load(as: UInt8.self) == MessageCode.text.rawValue else {
      return nil
    }
    let count = Int(unsafe program.load(fromByteOffset: 1, as: UInt8.self))
    guard
      unsafe program.load(fromByteOffset: 2 &+ count, as: UInt8.self)
        == MessageCode.end.rawValue
    else { return nil }
    return unsafe UnsafeRawBufferPointer(start: program + 2, count: count)
  }
}

extension DirectMessages.CountedText {
  /// Prefix, suffix and digits have 255, 127 and less than 256 bytes at most, and there is the slack.
  static var mostBytes: Int { 704 }

  /// How many bytes the message has with an integer.
  @inline(__always)
  func measure(_ value: UInt64, by layout: PlainLayout) -> (digits: Int, length: Int) {
    hasNumber ? layout.measure(integer: value) : (0, 0)
  }

  /// Writes the message to memory that has room for it and for the slack.
  @inline(__always)
  func write(
    _ value: UInt64, _ measure: (digits: Int, length: Int), by layout: PlainLayout,
    to start: UnsafeMutableRawPointer
  ) {
    unsafe BlockCopy.copy(prefixCount, from: texts, to: start)
    let place = unsafe start + prefixCount
    if hasNumber { unsafe layout.writeForward(integer: value, measure, to: place) }
    unsafe BlockCopy.copy(suffixCount, from: texts + prefixCount, to: place + measure.length)
  }

  /// Writes the message to memory that has room for it and may have room for nothing else.
  @inline(never)
  func writeExactly(
    _ value: UInt64, _ measure: (digits: Int, length: Int), by layout: PlainLayout,
    to start: UnsafeMutableRawPointer
  ) {
    unsafe start.copyMemory(from: texts, byteCount: prefixCount)
    let place = unsafe start + prefixCount
    if hasNumber { unsafe layout.write(integer: value, measure, to: place) }
    unsafe (place + measure.length).copyMemory(
      from: texts + prefixCount, byteCount: suffixCount)
  }
}
