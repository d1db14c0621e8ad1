/// Makes texts of bytes that were checked before.
enum MessageBytes {
  /// How many bytes a text has room for without memory of its own.
  @inline(__always)
  static var mostInPlace: Int { 15 }

  /// The text of UTF-8 that is followed by fifteen bytes more that may be read.
  @inline(__always)
  static func string(_ start: UnsafeRawPointer, count: Int) -> String {
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
    return unsafe String(copying: UTF8Span(unchecked: span, isKnownASCII: isASCII(start, count)))
  }

  /// Whether sixteen bytes or more are all ASCII. A String that knows so is compared and hashed many times
  /// as fast.
  @inline(__always)
  private static func isASCII(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    typealias Words = SIMD2<UInt64>
    var bits = unsafe start.loadUnaligned(fromByteOffset: count &- 16, as: Words.self)
    var offset = 0
    while offset < count &- 16 {
      bits |= unsafe start.loadUnaligned(fromByteOffset: offset, as: Words.self)
      offset = offset &+ 16
    }
    return (bits[0] | bits[1]) & 0x8080_8080_8080_8080 == 0
  }
}
