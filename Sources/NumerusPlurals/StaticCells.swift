/// A table in a string literal: cells of one length, each a name padded with spaces and a value,
/// in the order of the names' bytes.
struct StaticCells: Sendable {
  private let bytes: StaticBytes
  private let nameLength: Int
  private let cellLength: Int

  init(_ literal: StaticString, nameLength: Int, valueLength: Int) {
    bytes = StaticBytes(literal)
    self.nameLength = nameLength
    cellLength = nameLength + valueLength
  }

  var count: Int { bytes.count / cellLength }

  func name(at index: Int) -> String { text(index * cellLength, nameLength) }

  func valueByte(_ number: Int, at index: Int) -> UInt8 {
    bytes[index * cellLength + nameLength + number]
  }

  func valueText(at index: Int) -> String {
    text(index * cellLength + nameLength, cellLength - nameLength)
  }

  /// Where a name stands, by halving.
  func index(of name: String) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      switch compare(name, at: middle) {
      case 0: return middle
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  /// Below, at or above zero as the name comes before, at or after the cell's.
  private func compare(_ name: String, at index: Int) -> Int {
    var offset = index * cellLength
    let end = offset + nameLength
    for byte in name.utf8 {
      guard offset < end else { return 1 }
      if byte != bytes[offset] { return Int(byte) - Int(bytes[offset]) }
      offset += 1
    }
    return offset == end || bytes[offset] == UInt8(ascii: " ") ? 0 : -1
  }

  private func text(_ start: Int, _ length: Int) -> String {
    let field = bytes[start..<start + length]
    return String(decoding: field.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }
}
