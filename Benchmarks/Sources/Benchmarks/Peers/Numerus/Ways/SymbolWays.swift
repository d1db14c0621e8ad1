internal import Numerus

/// A generated symbol to a new text.
struct SymbolString<M: MeasuredMessage>: Work {
  let localizer: Localizer

  func run(_ input: M.Input) -> String { localizer.string(M.symbol(input)) }
}

/// A generated symbol into memory of the caller's.
struct SymbolBuffer<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private let scratch = Scratch()

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> WrittenText {
    let memory = unsafe UnsafeMutableRawBufferPointer(scratch.memory)
    return scratch.written(unsafe localizer.write(M.symbol(input), to: memory) ?? 0)
  }
}

/// A generated symbol into a span.
struct SymbolSpan<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private let scratch = Scratch()

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> WrittenText {
    var span = unsafe OutputSpan(buffer: scratch.memory, initializedCount: 0)
    _ = localizer.write(M.symbol(input), to: &span)
    let count = span.count
    _ = unsafe span.finalize(for: scratch.memory)
    return scratch.written(count)
  }
}

/// A generated symbol appended to an array that is used again.
struct SymbolArray<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private var bytes: [UInt8] = []

  init(localizer: Localizer) { self.localizer = localizer }

  mutating func run(_ input: M.Input) -> Int {
    bytes.removeAll(keepingCapacity: true)
    localizer.write(M.symbol(input), to: &bytes)
    return bytes.count
  }

  mutating func text(_ input: M.Input) -> String {
    _ = run(input)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A generated symbol appended to a text that is used again, as to any stream.
struct SymbolStream<M: MeasuredMessage>: Work {
  let localizer: Localizer
  private var written = ""

  init(localizer: Localizer) { self.localizer = localizer }

  mutating func run(_ input: M.Input) -> Int {
    written.removeAll(keepingCapacity: true)
    localizer.write(M.symbol(input), to: &written)
    return written.utf8.count
  }

  mutating func text(_ input: M.Input) -> String {
    _ = run(input)
    return written
  }
}
