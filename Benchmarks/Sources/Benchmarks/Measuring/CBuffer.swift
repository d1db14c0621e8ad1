/// Room on the stack for what the C functions write.
enum CBuffer {
  typealias Call = (_ buffer: UnsafeMutablePointer<CChar>, _ capacity: Int32) -> Int32

  /// The text that a call writes; one that no check takes for right where the call fails.
  static func text(_ call: Call) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return "no buffer" }
      let length = unsafe call(start, Int32(buffer.count))
      guard length >= 0 else { return "the call failed" }
      return unsafe String(
        decoding: UnsafeRawBufferPointer(buffer.extracting(..<Int(length))), as: UTF8.self)
    }
  }
}
