/// Messages by symbols: a key as the only piece, and the table in the words of the next ones.
extension PackedMessage {
  @inlinable
  @inline(__always)
  mutating func makeSymbol<Symbols: CatalogSymbols>(_ symbols: Symbols.Type, number: Int) {
    words[0] = Symbols.fingerprint
    shape = shape | Self.isSymbol
    // A type is two words that are constants of the program, and nobody counts.
    let type = unsafe unsafeBitCast(
      symbols as any CatalogSymbols.Type, to: SIMD2<UInt64>.self)
    words[5] = type[0]
    words[6] = type[1]
    words[15] = UInt64(truncatingIfNeeded: number)
  }

  /// The number of a symbol's key.
  @inlinable
  @inline(__always)
  package var symbolNumber: Int { Int(truncatingIfNeeded: words[15]) }
}
