internal import Numerus

/// A literal to a new text.
struct LiteralString<M: MeasuredMessage>: Work {
  let localizer: Localizer

  func run(_ input: M.Input) -> String { M.string(localizer, input) }
}

/// A literal into memory of the caller's.
struct LiteralBuffer<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private let scratch = Scratch()

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> WrittenText {
    let memory = unsafe UnsafeMutableRawBufferPointer(scratch.memory)
    return scratch.written(unsafe localizer.write(M.value(input), to: memory) ?? 0)
  }
}

/// A literal into a span.
struct LiteralSpan<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private let scratch = Scratch()

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> WrittenText {
    var span = unsafe OutputSpan(buffer: scratch.memory, initializedCount: 0)
    _ = localizer.write(M.value(input), to: &span)
    let count = span.count
    _ = unsafe span.finalize(for: scratch.memory)
    return scratch.written(count)
  }
}

/// A literal appended to an array that is used again.
struct LiteralArray<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private var bytes: [UInt8] = []

  init(localizer: Localizer) { self.localizer = localizer }

  mutating func run(_ input: M.Input) -> Int {
    bytes.removeAll(keepingCapacity: true)
    localizer.write(M.value(input), to: &bytes)
    return bytes.count
  }

  mutating func text(_ input: M.Input) -> String {
    _ = run(input)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A literal appended to a text that is used again, as to any stream.
struct LiteralStream<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private var written = ""

  init(localizer: Localizer) { self.localizer = localizer }

  mutating func run(_ input: M.Input) -> Int {
    written.removeAll(keepingCapacity: true)
    localizer.write(M.value(input), to: &written)
    return written.utf8.count
  }

  mutating func text(_ input: M.Input) -> String {
    _ = run(input)
    return written
  }
}
