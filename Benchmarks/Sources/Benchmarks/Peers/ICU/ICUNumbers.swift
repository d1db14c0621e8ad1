internal import CBenchmarkPeers

/// `unum_formatInt64` and `unum_formatDouble`, with UTF-8 into memory of the caller's.
@safe
final class ICUOldNumbers {
  private let format: OpaquePointer
  private let scratch = Scratch()

  init(locale: String) throws(BenchmarkFailure) {
    guard let format = unsafe bench_numbers_open(locale) else {
      throw BenchmarkFailure("ICU does not open a number format for \(locale)")
    }
    unsafe self.format = format
  }

  deinit { unsafe bench_numbers_close(format) }

  func write(_ number: Int) -> WrittenText {
    unsafe scratch.write { unsafe bench_numbers_format(format, Int64(number), $0, $1) }
  }

  func write(_ number: Double) -> WrittenText {
    unsafe scratch.write { unsafe bench_numbers_format_decimal(format, number, $0, $1) }
  }
}

/// `unumf_formatInt` and `unumf_formatDouble`, with UTF-8 into memory of the caller's.
@safe
final class ICUNewNumbers {
  private let formatter: OpaquePointer
  private let scratch = Scratch()

  init(locale: String, hasFraction: Bool) throws(BenchmarkFailure) {
    guard let formatter = unsafe bench_formatter_open(locale, hasFraction ? 1 : 0) else {
      throw BenchmarkFailure("ICU does not open a number formatter for \(locale)")
    }
    unsafe self.formatter = formatter
  }

  deinit { unsafe bench_formatter_close(formatter) }

  func write(_ number: Int) -> WrittenText {
    unsafe scratch.write { unsafe bench_formatter_format(formatter, Int64(number), $0, $1) }
  }

  func write(_ number: Double) -> WrittenText {
    unsafe scratch.write { unsafe bench_formatter_format_decimal(formatter, number, $0, $1) }
  }
}

extension Scratch {
  func write(_ call: CBuffer.Call) -> WrittenText {
    let count = unsafe memory.withMemoryRebound(to: CChar.self) { characters in
      guard let start = characters.baseAddress else { return Int32(0) }
      return unsafe call(start, Int32(characters.count))
    }
    return written(Int(count))
  }
}

struct ICUOldInteger: Work {
  let numbers: ICUOldNumbers
  func run(_ number: Int) -> WrittenText { numbers.write(number) }
}

struct ICUOldDecimal: Work {
  let numbers: ICUOldNumbers
  func run(_ number: Double) -> WrittenText { numbers.write(number) }
}

struct ICUNewInteger: Work {
  let numbers: ICUNewNumbers
  func run(_ number: Int) -> WrittenText { numbers.write(number) }
}

struct ICUNewDecimal: Work {
  let numbers: ICUNewNumbers
  func run(_ number: Double) -> WrittenText { numbers.write(number) }
}
