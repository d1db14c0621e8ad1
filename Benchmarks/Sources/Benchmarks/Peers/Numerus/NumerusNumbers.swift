internal import Numerus

/// `NumberFormat` into memory of the caller's.
struct NumerusSpan<Number: NumerusNumber>: Work {
  private let format: NumberFormat
  private let scratch = Scratch()

  init(_ format: NumberFormat) { self.format = format }

  func run(_ number: Number) -> WrittenText {
    var span = unsafe OutputSpan(buffer: scratch.memory, initializedCount: 0)
    _ = number.append(by: format, to: &span)
    let count = span.count
    _ = unsafe span.finalize(for: scratch.memory)
    return scratch.written(count)
  }
}

/// `NumberFormat`, appended to an array that is used again.
struct NumerusArray<Number: NumerusNumber>: Work {
  private let format: NumberFormat
  private var bytes: [UInt8] = []

  init(_ format: NumberFormat) { self.format = format }

  mutating func run(_ number: Number) -> Int {
    bytes.removeAll(keepingCapacity: true)
    number.append(by: format, to: &bytes)
    return bytes.count
  }

  mutating func text(_ number: Number) -> String {
    _ = run(number)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `NumberFormat` as text.
struct NumerusString<Number: NumerusNumber>: Work {
  private let format: NumberFormat

  init(_ format: NumberFormat) { self.format = format }

  func run(_ number: Number) -> String { number.string(by: format) }
}

/// What the formats are timed with.
protocol NumerusNumber {
  func append(by format: NumberFormat, to span: inout OutputSpan<UInt8>) -> Bool
  func append(by format: NumberFormat, to bytes: inout [UInt8])
  func string(by format: NumberFormat) -> String
}

extension Int: NumerusNumber {
  func append(by format: NumberFormat, to span: inout OutputSpan<UInt8>) -> Bool {
    format.append(self, to: &span)
  }

  func append(by format: NumberFormat, to bytes: inout [UInt8]) { format.append(self, to: &bytes) }

  func string(by format: NumberFormat) -> String { format.string(self) }
}

extension Double: NumerusNumber {
  func append(by format: NumberFormat, to span: inout OutputSpan<UInt8>) -> Bool {
    format.append(self, to: &span)
  }

  func append(by format: NumberFormat, to bytes: inout [UInt8]) { format.append(self, to: &bytes) }

  func string(by format: NumberFormat) -> String { format.string(self) }
}
