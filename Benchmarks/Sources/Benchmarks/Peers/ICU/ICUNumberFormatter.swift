internal import CBenchmarkPeers

/// A `UNumberFormat`.
@safe
final class ICUNumberFormatter {
  private let format: OpaquePointer

  init(locale: String) throws(BenchmarkFailure) {
    guard let format = unsafe bench_numbers_open(locale) else {
      throw BenchmarkFailure("ICU does not open a number format for \(locale)")
    }
    unsafe self.format = format
  }

  deinit { unsafe bench_numbers_close(format) }

  func append(_ number: Int, to bytes: inout [UInt8]) {
    unsafe ICUBuffer.append(to: &bytes) {
      unsafe bench_numbers_format(format, Int64(number), $0, $1)
    }
  }
}
