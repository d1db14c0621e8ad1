/// `unum_formatInt64`, its text appended as UTF-8 to a buffer that is used again.
struct ICUNumber: Work {
  private let format: ICUNumberFormatter
  private var bytes: [UInt8] = []

  init(locale: String) throws(BenchmarkFailure) { format = try ICUNumberFormatter(locale: locale) }

  mutating func run(_ number: Int) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    format.append(number, to: &bytes)
    return bytes
  }
}
