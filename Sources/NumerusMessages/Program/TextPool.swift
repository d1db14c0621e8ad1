/// The texts of a catalog's messages, one behind another, each once.
///
/// A table of its own, since a dictionary would hold a String for each text and hash all of them again
/// whenever it grows.
struct TextPool {
  private(set) var bytes: [UInt8] = []

  private struct Slot {
    var hash: UInt32
    var offset: UInt32
    /// Zero in an empty slot: the empty text needs no place.
    var count: UInt32
  }

  /// A power of two of them, of which half are in use at most.
  private var slots = [Slot](repeating: Slot(hash: 0, offset: 0, count: 0), count: 64)
  private var usedCount = 0

  /// Makes room for as many bytes.
  mutating func reserveCapacity(_ byteCount: Int) { bytes.reserveCapacity(byteCount) }

  /// Where a text begins among the bytes, to which it is added if it is new.
  ///
  /// - Complexity: O(*n*) in the length of the text, on average.
  mutating func offset(of text: String) -> Int {
    let span = text.utf8Span.span
    guard !span.isEmpty else { return 0 }
    var hasher = Hasher()
    // The span lives as long as the text, and the hasher keeps nothing of it.
    unsafe span.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var index = Int(hash) & (slots.count - 1)
    while slots[index].count > 0 {
      if slots[index].hash == hash, isEqual(slots[index], span) { return Int(slots[index].offset) }
      index = (index + 1) & (slots.count - 1)
    }
    let offset = bytes.count
    slots[index] = Slot(
      hash: hash, offset: UInt32(offset), count: UInt32(span.count))
    bytes += text.utf8
    usedCount += 1
    if usedCount * 2 > slots.count { grow() }
    return offset
  }

  private func isEqual(_ slot: Slot, _ text: Span<UInt8>) -> Bool {
    guard Int(slot.count) == text.count else { return false }
    let known = bytes.span.extracting(Int(slot.offset)..<Int(slot.offset) + text.count)
    for index in 0..<text.count where known[index] != text[index] { return false }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](
      repeating: Slot(hash: 0, offset: 0, count: 0), count: 2 * old.count)
    for slot in old where slot.count > 0 {
      var index = Int(slot.hash) & (slots.count - 1)
      while slots[index].count > 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}
