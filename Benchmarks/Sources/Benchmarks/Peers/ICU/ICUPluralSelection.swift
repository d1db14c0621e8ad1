internal import CBenchmarkPeers
internal import Numerus

/// `uplrules_select`.
@safe
final class ICUPluralSelection: Work {
  private let rules: OpaquePointer

  init(locale: String) throws(BenchmarkFailure) {
    guard let rules = unsafe bench_plurals_open(locale) else {
      throw BenchmarkFailure("ICU does not open plural rules for \(locale)")
    }
    unsafe self.rules = rules
  }

  deinit { unsafe bench_plurals_close(rules) }

  func run(_ number: Int) -> PluralCategory { category(of: Double(number)) }

  func category(of number: Double) -> PluralCategory {
    let category = unsafe bench_plurals_select(rules, number)
    // No check takes `other` for right in all languages, so a failure shows.
    return UInt8(exactly: category).flatMap(PluralCategory.init(rawValue:)) ?? .other
  }
}
