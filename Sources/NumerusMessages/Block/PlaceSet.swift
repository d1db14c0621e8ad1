/// Places in a section of a block, as the bits of words.
struct PlaceSet {
  private let range: Range<Int>
  /// How many bytes apart places are at least; a power of two.
  private let shift: Int
  private var words: [UInt64]

  /// A set without places.
  init(_ range: Range<Int>, unit: Int = 1) {
    self.range = range
    shift = unit.trailingZeroBitCount
    words = [UInt64](repeating: 0, count: range.count >> (shift + 6) + 1)
  }

  /// Adds a place of the section.
  mutating func insert(_ place: Int) {
    let bit = (place - range.lowerBound) >> shift
    words[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  func contains(_ place: Int) -> Bool {
    guard range.contains(place) else { return false }
    let offset = place - range.lowerBound
    let bit = offset >> shift
    return offset & ((1 << shift) - 1) == 0 && words[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }
}
