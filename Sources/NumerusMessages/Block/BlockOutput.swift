/// Memory that a block is written to.
@safe
struct BlockOutput {
  private let memory: UnsafeMutableRawBufferPointer

  init(_ memory: UnsafeMutableRawBufferPointer) { unsafe self.memory = unsafe memory }

  func write(_ value: some FixedWidthInteger & BitwiseCopyable, at offset: Int) {
    unsafe memory.storeBytes(of: value.littleEndian, toByteOffset: offset, as: type(of: value))
  }

  /// Writes a text, and gives the place behind it.
  @discardableResult
  func write(_ text: String, at offset: Int) -> Int {
    write(text.utf8Span.span, at: offset)
    return offset + text.utf8.count
  }

  func write(_ bytes: [UInt8], at offset: Int) { write(bytes.span, at: offset) }

  private func write(_ bytes: Span<UInt8>, at offset: Int) {
    // The span lives as long as it is copied.
    unsafe bytes.withUnsafeBytes { source in
      unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset..<offset + source.count])
        .copyMemory(from: source)
    }
  }
}
