import NumerusTestSupport

/// What may happen to a compiled catalog.
enum CompiledDamage: CaseIterable {
  case flip
  case cut
  case swap
  case size
  case number
  case header
  case move

  func apply(to damaged: inout CompiledBytes, _ random: inout Xorshift) {
    let count = damaged.bytes.count
    guard count > 96 else { return }
    /// A place, often among the first ones, where the tables are.
    func place() -> Int {
      let end = Bool.random(using: &random) ? count : min(count, 600)
      return Int.random(in: 0..<end, using: &random)
    }
    switch self {
    case .flip: damaged.bytes[place()] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case .cut: damaged.bytes.removeLast(Int.random(in: 1...count - 1, using: &random))
    case .swap:
      let (first, second) = (place(), place())
      let length = min(16, count - max(first, second))
      for offset in 0..<length { damaged.bytes.swapAt(first + offset, second + offset) }
    case .size:
      damaged.bytes += Array(repeating: UInt8.random(in: 0...255, using: &random), count: 8)
      if Bool.random(using: &random) {
        damaged.bytes.removeLast(Int.random(in: 1...24, using: &random))
      }
      damaged.setSize()
    case .number:
      let place = place() & -4
      guard place + 4 <= count else { return }
      damaged[place, 4] = number(near: damaged[place, 4], count, &random)
    case .header:
      guard let field = CompiledBytes.header.randomElement(using: &random) else { return }
      damaged[field.place, 4] = number(near: damaged[field.place, 4], count, &random)
    case .move:
      let (source, target) = (place(), place())
      let length = min(64, count - max(source, target))
      damaged.bytes.replaceSubrange(
        target..<target + length, with: Array(damaged.bytes[source..<source + length]))
    }
  }

  /// A number that a program may stumble over.
  private func number(near value: UInt64, _ count: Int, _ random: inout Xorshift) -> UInt64 {
    let numbers = [
      0, 1, 2, 7, 8, value &+ 1, value &- 1, value &+ 4, value &- 8, value * 2,
      0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_FFF8, UInt64(count), UInt64(count - 1),
      UInt64(Int.random(in: 0..<count, using: &random)),
      UInt64.random(in: 0..<1 << 32, using: &random),
    ]
    return (numbers.randomElement(using: &random) ?? 0) & 0xFFFF_FFFF
  }
}
