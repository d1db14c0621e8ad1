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

/// A literal appended to an array that is used again. A class, so that the array is never shared and a
/// check reads what was written.
final class LiteralArray<M: MeasuredMessage>: Work {
  private let localizer: Localizer
  private var bytes: [UInt8] = []

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> ArrayText {
    bytes.removeAll(keepingCapacity: true)
    localizer.write(M.value(input), to: &bytes)
    return ArrayText(weight: bytes.count) { self.bytes }
  }
}

/// A literal appended to a text that is used again, as to any stream.
final class LiteralStream<M: MeasuredMessage>: Work {
  private let localizer: Localizer
  private var text = ""

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> StreamText {
    text.removeAll(keepingCapacity: true)
    localizer.write(M.value(input), to: &text)
    return StreamText(weight: text.utf8.count) { self.text }
  }
}
