/// A number's plain digits, appended to a buffer.
struct HandWrittenNumber: Work {
  private var bytes: [UInt8] = []

  mutating func run(_ number: Int) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    bytes += String(number).utf8
    return bytes
  }
}
