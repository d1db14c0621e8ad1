package import NumerusCatalogs

extension StringCatalog {
  /// A number that is another one when the keys or their order are: FNV-1a of 64 bits over the UTF-8 of
  /// each key and a zero byte, in the order of compiling.
  package var keyFingerprint: UInt64 {
    entries.reduce(into: 0xCBF2_9CE4_8422_2325) { hash, entry in
      for byte in entry.key.utf8 { Self.add(byte, to: &hash) }
      Self.add(0, to: &hash)
    }
  }

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
