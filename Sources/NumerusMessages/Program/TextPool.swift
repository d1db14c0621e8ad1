/// The texts of a catalog's messages, one behind another, each once unless it is long.
///
/// A table of its own, since a dictionary would hold a String for each text and hash all of them again
/// whenever it grows.
struct TextPool {
  private(set) var bytes: [UInt8] = []

  private struct Place {
    var hash: UInt32
    var offset: UInt32
    var count: UInt32
  }

  private var places: [Place] = []

  /// The numbers of the places from 1, at their hash or behind it; 0 where there is none. A power of
  /// two of them, of which half are in use at most. Apart from the places, they fit a processor's
  /// cache.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// The longest text that is looked for among the others, in bytes. In real catalogs longer ones are
  /// hardly ever the same as another, and to look for them takes a tenth of the time of reading and
  /// compiling a large catalog.
  private static let longestShared = 64

  /// Makes room for texts.
  mutating func reserveCapacity(textCount: Int, byteCount: Int) {
    bytes.reserveCapacity(byteCount)
    places.reserveCapacity(textCount)
    if textCount * 2 > slots.count { makeSlots(textCount * 2) }
  }

  /// Where a text begins among the bytes, to which it is added if it is new.
  ///
  /// - Complexity: O(*n*) in the length of the text, on average.
  mutating func offset(of text: String) -> Int {
    let span = text.utf8Span.span
    guard span.count <= Self.longestShared else {
      bytes += text.utf8
      return bytes.count - span.count
    }
    var hasher = Hasher()
    // The span lives as long as the text, and the hasher keeps nothing of it.
    unsafe span.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var index = Int(hash) & (slots.count - 1)
    while slots[index] > 0 {
      let place = places[Int(slots[index]) - 1]
      if place.hash == hash, isEqual(place, span) { return Int(place.offset) }
      index = (index + 1) & (slots.count - 1)
    }
    let offset = bytes.count
    places.append(Place(hash: hash, offset: UInt32(offset), count: UInt32(span.count)))
    slots[index] = UInt32(places.count)
    bytes += text.utf8
    if places.count * 2 > slots.count { makeSlots(slots.count * 2) }
    return offset
  }

  private func isEqual(_ place: Place, _ text: Span<UInt8>) -> Bool {
    guard Int(place.count) == text.count else { return false }
    let known = bytes.span.extracting(Int(place.offset)..<Int(place.offset) + text.count)
    for index in 0..<text.count where known[index] != text[index] { return false }
    return true
  }

  /// Makes at least as many slots, and puts all places in.
  private mutating func makeSlots(_ least: Int) {
    let count = 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount)
    slots = [UInt32](repeating: 0, count: count)
    for (number, place) in places.enumerated() {
      var index = Int(place.hash) & (count - 1)
      while slots[index] > 0 { index = (index + 1) & (count - 1) }
      slots[index] = UInt32(number + 1)
    }
  }
}
