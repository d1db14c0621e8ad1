/// Memory to write to, the same for all results.
@safe
final class Scratch {
  static let capacity = 512

  let memory: UnsafeMutableBufferPointer<UInt8>

  init() { unsafe memory = .allocate(capacity: Self.capacity) }

  deinit { unsafe memory.deallocate() }

  /// What was written to the beginning; a text that no check takes for right where nothing was.
  func written(_ count: Int) -> WrittenText {
    unsafe WrittenText(UnsafeRawBufferPointer(memory.extracting(..<max(0, count))))
  }
}
