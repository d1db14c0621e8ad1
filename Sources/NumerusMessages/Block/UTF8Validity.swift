/// Whether bytes are UTF-8.
enum UTF8Validity {
  /// Whether all bytes at a place are.
  ///
  /// Texts of catalogs are short, half of them ASCII: what is more than a few bytes of that is left to
  /// the standard library.
  ///
  /// - Complexity: O(*n*).
  static func isValid(_ start: UnsafeRawPointer, count: Int) -> Bool {
    let ones: UInt64 = 0x8080_8080_8080_8080
    var offset = 0
    while offset + 8 <= count {
      let word = unsafe start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & ones != 0 { break }
      offset += 8
    }
    while offset < count, unsafe start.load(fromByteOffset: offset, as: UInt8.self) < 0x80 {
      offset += 1
    }
    guard offset < count else { return true }
    let rest = unsafe Span<UInt8>(
      _unsafeStart: (start + offset).assumingMemoryBound(to: UInt8.self), count: count - offset)
    return (try? UTF8Span(validating: rest)) != nil
  }
}
