internal import Numerus

/// Writing a number, and nothing else.
enum NumberTexts {
  static func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    let locales: [(String, DigitStyle)] = [
      ("en", .english), ("pl", .polish), ("ar-EG", .egyptian),
    ]
    var groups: [BenchmarkGroup] = []
    for (locale, digits) in locales {
      groups += [
        try integersIntoBuffer(locale, digits), try integersAsText(locale, digits),
        try decimalsIntoBuffer(locale, digits), try decimalsAsText(locale, digits),
      ]
    }
    return groups
  }

  private static func format(
    _ style: NumberStyle, _ locale: String
  ) throws(BenchmarkFailure) -> NumberFormat {
    do {
      return try NumberFormat(style, locale: locale)
    } catch {
      throw BenchmarkFailure("the number format of \(locale): \(error)")
    }
  }

  private static let twoDigits = NumberStyle.decimal.fractionDigits(2...2)

  private static func integersIntoBuffer(
    _ locale: String, _ digits: DigitStyle
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.numbers
    let format = try format(.integer, locale)
    let expected = { (number: Int) in digits.text(number) }
    let old = ICUOldInteger(numbers: try ICUOldNumbers(locale: locale))
    let new = ICUNewInteger(numbers: try ICUNewNumbers(locale: locale, hasFraction: false))
    return BenchmarkGroup(
      title: "integer into a buffer, \(locale)",
      candidates: [
        Candidate("C, English only", FloorNumber(), numbers) { DigitStyle.english.text($0) },
        Candidate("Numerus, OutputSpan", NumerusSpan<Int>(format), numbers, expected: expected),
        Candidate("Numerus, [UInt8]", NumerusArray<Int>(format), numbers, expected: expected),
        Candidate("ICU unum_formatInt64", old, numbers, expected: expected),
        Candidate("ICU unumf_formatInt", new, numbers, expected: expected),
      ])
  }

  private static func integersAsText(
    _ locale: String, _ digits: DigitStyle
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.numbers
    let format = try format(.integer, locale)
    let expected = { (number: Int) in digits.text(number) }
    return BenchmarkGroup(
      title: "integer to String, \(locale)",
      candidates: [
        Candidate("String(number)", SwiftNumber(), numbers) { "\($0)" },
        Candidate(.numerus, NumerusString<Int>(format), numbers, expected: expected),
        Candidate(
          "Foundation formatted()", FoundationInteger(locale: locale), numbers,
          expected: expected),
      ])
  }

  private static func decimalsIntoBuffer(
    _ locale: String, _ digits: DigitStyle
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.hundredths
    let format = try format(twoDigits, locale)
    let expected = { (number: Double) in digits.text(hundredths: number) }
    let old = ICUOldDecimal(numbers: try ICUOldNumbers(locale: locale))
    let new = ICUNewDecimal(numbers: try ICUNewNumbers(locale: locale, hasFraction: true))
    return BenchmarkGroup(
      title: "two fraction digits into a buffer, \(locale)",
      candidates: [
        Candidate("Numerus, OutputSpan", NumerusSpan<Double>(format), numbers, expected: expected),
        Candidate("Numerus, [UInt8]", NumerusArray<Double>(format), numbers, expected: expected),
        Candidate("ICU unum_formatDouble", old, numbers, expected: expected),
        Candidate("ICU unumf_formatDouble", new, numbers, expected: expected),
      ])
  }

  private static func decimalsAsText(
    _ locale: String, _ digits: DigitStyle
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.hundredths
    let format = try format(twoDigits, locale)
    let expected = { (number: Double) in digits.text(hundredths: number) }
    return BenchmarkGroup(
      title: "two fraction digits to String, \(locale)",
      candidates: [
        Candidate(.numerus, NumerusString<Double>(format), numbers, expected: expected),
        Candidate(
          "Foundation formatted()", FoundationDecimal(locale: locale), numbers,
          expected: expected),
      ])
  }
}
