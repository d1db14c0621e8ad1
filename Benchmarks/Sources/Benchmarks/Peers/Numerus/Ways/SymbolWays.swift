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

/// A generated symbol appended to an array that is used again. A class, so that the array is never shared and a
/// check reads what was written.
final class SymbolArray<M: MeasuredMessage>: Work {
  private let localizer: Localizer
  private var bytes: [UInt8] = []

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> ArrayText {
    bytes.removeAll(keepingCapacity: true)
    localizer.write(M.symbol(input), to: &bytes)
    return ArrayText(weight: bytes.count) { self.bytes }
  }
}

/// A generated symbol appended to a text that is used again, as to any stream.
final class SymbolStream<M: MeasuredMessage>: Work {
  private let localizer: Localizer
  private var text = ""

  init(localizer: Localizer) { self.localizer = localizer }

  func run(_ input: M.Input) -> StreamText {
    text.removeAll(keepingCapacity: true)
    localizer.write(M.symbol(input), to: &text)
    return StreamText(weight: text.utf8.count) { self.text }
  }
}
