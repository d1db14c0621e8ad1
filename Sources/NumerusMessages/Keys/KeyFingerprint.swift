/// What tells whether two catalogs have the same keys in the same order, so that a key's number in one is
/// its number in the other: FNV-1a of 64 bits over each key's UTF-8 and a zero byte behind it.
package enum KeyFingerprint {
  /// - Complexity: O(*n*) in the bytes of the keys.
  package static func value(of keys: some Sequence<String>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for key in keys {
      for byte in key.utf8 { add(byte) }
      add(0)
    }
    return hash
  }
}
