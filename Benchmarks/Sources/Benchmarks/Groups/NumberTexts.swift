internal import Numerus

/// Writing a number, and nothing else.
enum NumberTexts {
  static func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    [
      try group("en", .english),
      try group("pl", .polish),
      try group("ar-EG", .egyptian),
    ]
  }

  private static func group(
    _ locale: String, _ digits: DigitStyle
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.numbers
    let format: NumberFormat
    do {
      format = try NumberFormat(locale: locale)
    } catch {
      throw BenchmarkFailure("the number format of \(locale): \(error)")
    }
    return BenchmarkGroup(
      title: "number alone, \(locale)",
      candidates: [
        Candidate(.handWritten, HandWrittenNumber(), numbers) { DigitStyle.plain.text($0) },
        Candidate("Numerus NumberFormat", NumerusNumber(format), numbers) { digits.text($0) },
        Candidate("ICU unum_formatInt64", try ICUNumber(locale: locale), numbers) {
          digits.text($0)
        },
      ])
  }
}
