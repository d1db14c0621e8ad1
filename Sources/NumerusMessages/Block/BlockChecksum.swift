/// A sum that nearly every change of a block changes: against accidents, not against intent.
enum BlockChecksum {
  /// The sum of some bytes.
  ///
  /// - Complexity: O(*n*), 32 bytes at a time in four lanes that do not wait for one another.
  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard let start = bytes.baseAddress else { return KeyHash.seed }
    var lanes = SIMD4<UInt64>(1, 2, 3, 4) &* KeyHash.seed
    var offset = 0
    while offset + 32 <= bytes.count {
      lanes[0] = KeyHash.mix(lanes[0], unsafe KeyHash.word(start, offset))
      lanes[1] = KeyHash.mix(lanes[1], unsafe KeyHash.word(start, offset + 8))
      lanes[2] = KeyHash.mix(lanes[2], unsafe KeyHash.word(start, offset + 16))
      lanes[3] = KeyHash.mix(lanes[3], unsafe KeyHash.word(start, offset + 24))
      offset += 32
    }
    var sum = UInt64(bytes.count)
    for lane in 0..<4 { sum = KeyHash.mix(sum, lanes[lane]) }
    while offset < bytes.count {
      sum = KeyHash.mix(sum, UInt64(unsafe bytes[offset]))
      offset += 1
    }
    return sum
  }
}
