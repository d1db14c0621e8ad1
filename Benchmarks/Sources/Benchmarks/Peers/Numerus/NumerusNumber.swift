internal import Numerus

/// `NumberFormat` alone, with a buffer that is used again.
struct NumerusNumber: Work {
  private let format: NumberFormat
  private var bytes: [UInt8] = []

  init(_ format: NumberFormat) { self.format = format }

  mutating func run(_ number: Int) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    format.append(number, to: &bytes)
    return bytes
  }
}
