/// Finds programs that were written already.
///
/// A table of its own, since a dictionary would hold each program a second time and hash all of them
/// again whenever it grows.
struct ProgramPool {
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

  /// The longest program that is looked for among the others, in bytes. In real catalogs longer ones are
  /// hardly ever the same as another, and to look for them takes a tenth of the time of reading and
  /// compiling a large catalog.
  private static let longestShared = 64

  /// Makes room for programs.
  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    if count * 2 > slots.count { makeSlots(count * 2) }
  }

  /// Where a program like the last one of the bytes begins: there, or at an earlier one.
  ///
  /// - Complexity: O(*n*) in the length of the program, on average.
  mutating func place(ofProgramAt start: Int, in bytes: [UInt8]) -> Int {
    let program = bytes.span.extracting(start..<bytes.count)
    guard program.count <= Self.longestShared else { return start }
    var hasher = Hasher()
    // The span lives as long as the bytes, and the hasher keeps nothing of it.
    unsafe program.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var index = Int(hash) & (slots.count - 1)
    while slots[index] > 0 {
      let place = places[Int(slots[index]) - 1]
      if place.hash == hash, isEqual(place, program, in: bytes) { return Int(place.offset) }
      index = (index + 1) & (slots.count - 1)
    }
    places.append(Place(hash: hash, offset: UInt32(start), count: UInt32(program.count)))
    slots[index] = UInt32(places.count)
    if places.count * 2 > slots.count { makeSlots(slots.count * 2) }
    return start
  }

  private func isEqual(_ place: Place, _ program: Span<UInt8>, in bytes: [UInt8]) -> Bool {
    guard Int(place.count) == program.count else { return false }
    let known = bytes.span.extracting(Int(place.offset)..<Int(place.offset) + program.count)
    for index in 0..<program.count where known[index] != program[index] { return false }
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
