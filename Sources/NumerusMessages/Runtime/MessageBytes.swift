/// Makes texts of bytes that were checked before.
enum MessageBytes {
  /// How many bytes a text has room for without memory of its own.
  @inline(__always)
  static var mostInPlace: Int { 15 }

  /// The text of UTF-8 that is followed by fifteen bytes more that may be read.
  ///
  /// - Parameter isASCII: Whether it is known to be ASCII: such a String is compared and hashed many times
  ///   as fast.
  @inline(__always)
  static func string(_ start: UnsafeRawPointer, count: Int, isASCII: Bool) -> String {
    if count <= mostInPlace {
      return unsafe String(unsafeUninitializedCapacity: mostInPlace) { memory in
        // Always as many, which takes two instructions and no call.
        guard let target = memory.baseAddress else { return 0 }
        unsafe UnsafeMutableRawPointer(target).copyMemory(from: start, byteCount: mostInPlace)
        return count
      }
    }
    let span = unsafe Span<UInt8>(
      _unsafeStart: start.assumingMemoryBound(to: UInt8.self), count: count)
    return unsafe String(copying: UTF8Span(unchecked: span, isKnownASCII: isASCII))
  }

  /// Whether bytes of a block are ASCII.
  ///
  /// Of a block, and not of what was just put together: a processor waits where it reads in one what it has
  /// written in parts.
  @inline(__always)
  static func isASCII(_ block: UnsafeRawPointer, _ count: Int) -> Bool {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    if count < 8 {
      return unsafe count == 0 || KeyHash.shortWord(block, count) & highBits == 0
    }
    var bits = unsafe KeyHash.word(block, count &- 8)
    var offset = 0
    while offset < count &- 8 {
      bits |= unsafe KeyHash.word(block, offset)
      offset = offset &+ 8
    }
    return bits & highBits == 0
  }
}
