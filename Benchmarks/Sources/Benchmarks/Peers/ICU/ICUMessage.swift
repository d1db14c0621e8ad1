internal import CBenchmarkPeers

/// A pattern of ICU's, parsed once.
@safe
final class ICUMessage {
  private let message: OpaquePointer

  init(locale: String, pattern: String) throws(BenchmarkFailure) {
    guard let message = unsafe bench_message_open(locale, pattern) else {
      throw BenchmarkFailure("ICU does not open \"\(pattern)\" for \(locale)")
    }
    unsafe self.message = message
  }

  deinit { unsafe bench_message_close(message) }

  func text(_ number: Int) -> String {
    unsafe CBuffer.text { unsafe bench_message_number(message, Int64(number), $0, $1) }
  }

  func text(_ pair: NumberPair) -> String {
    unsafe CBuffer.text {
      unsafe bench_message_numbers(message, Int64(pair.first), Int64(pair.second), $0, $1)
    }
  }

  func text(_ name: String) -> String {
    unsafe CBuffer.text { unsafe bench_message_text(message, name, $0, $1) }
  }

  func text(_ input: NamedNumber) -> String {
    unsafe CBuffer.text {
      unsafe bench_message_number_text(message, Int64(input.number), input.name, $0, $1)
    }
  }

  /// Into memory of the caller's.
  func write(_ number: Int, to scratch: Scratch) -> WrittenText {
    unsafe scratch.write { unsafe bench_message_number(message, Int64(number), $0, $1) }
  }
}
