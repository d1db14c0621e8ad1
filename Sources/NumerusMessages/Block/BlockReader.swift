/// Reads numbers of a block. Who asks knows that there are some at that place.
@safe
struct BlockReader: Sendable {
  // Written before it is shared, and never again.
  nonisolated(unsafe) let start: UnsafeRawPointer

  init(start: UnsafeRawPointer) { unsafe self.start = unsafe start }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { unsafe start.load(fromByteOffset: offset, as: UInt8.self) }

  @inline(__always)
  func quarter(_ offset: Int) -> UInt16 {
    unsafe UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  @inline(__always)
  func half(_ offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// 32 bits as an offset or a count.
  @inline(__always)
  func number(_ offset: Int) -> Int { Int(half(offset)) }
}
