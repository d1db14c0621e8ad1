/// Copies of bytes that are followed by others which may be read, to memory that has room for more.
enum BlockCopy {
  /// Copies bytes, sixteen at a time: the last time perhaps more than there are.
  ///
  /// A call of the system's function takes as long as it takes to copy most texts.
  @inline(__always)
  static func copy(
    _ count: Int, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    var offset = 0
    while offset < count {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      unsafe target.storeBytes(of: bytes, toByteOffset: offset, as: SIMD2<UInt64>.self)
      offset = offset &+ 16
    }
  }

  /// Whether the bytes of a block are those of a text in the program.
  @inline(__always)
  static func isEqual(
    _ block: UnsafeRawPointer, _ text: UnsafeRawPointer, count: Int
  ) -> Bool {
    if count < 8 {
      return unsafe count == 0
        || KeyHash.shortWord(block, count) == KeyHash.shortWord(text, count)
    }
    var offset = 0
    while offset < count &- 8 {
      if unsafe KeyHash.word(block, offset) != KeyHash.word(text, offset) { return false }
      offset = offset &+ 8
    }
    return unsafe KeyHash.word(block, count &- 8) == KeyHash.word(text, count &- 8)
  }
}
