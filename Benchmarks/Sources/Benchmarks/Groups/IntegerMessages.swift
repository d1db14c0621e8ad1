internal import Foundation
internal import Numerus

/// A message with a number, in languages with two, four and six forms.
enum IntegerMessages {
  static func groups(_ catalog: CompiledCatalog) throws(BenchmarkFailure) -> [BenchmarkGroup] {
    let english = Localizer(catalog, language: "en")
    return [
      try group(
        "int message, en", EnglishItems(), NumerusItems(localizer: english), EnglishRule.self,
        BenchmarkTexts.englishItems, .english),
      try group(
        "int message, pl", PolishItems(),
        NumerusItems(localizer: Localizer(catalog, language: "pl")), PolishRule.self,
        BenchmarkTexts.polishItems, .polish, icuDigits: .polishGroupedEarly),
      try group(
        "int message, ar", ArabicItems(),
        NumerusItems(localizer: Localizer(catalog, language: "ar", locale: "ar-EG")),
        ArabicRule.self, BenchmarkTexts.arabicItems, .egyptian),
      try group(
        "int message of 15 bytes at most, en", EnglishShortItems(),
        NumerusShortItems(localizer: english), EnglishRule.self, BenchmarkTexts.englishShort,
        .english),
    ]
  }

  private static func group<Rule: HandWrittenRule>(
    _ title: String, _ handWritten: some Work<Int, String>, _ numerus: some Work<Int, String>,
    _: Rule.Type, _ forms: CountedForms, _ digits: DigitStyle, icuDigits: DigitStyle? = nil
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.numbers
    let rules = try ICUPluralSelection(locale: forms.locale)
    func text(_ digits: DigitStyle) -> (Int) -> String {
      { forms.text($0, digits, by: rules) }
    }
    let message = try ICUMessage(locale: forms.locale, pattern: forms.pattern())
    let locale = Locale(identifier: forms.locale)
    return BenchmarkGroup(
      title: title,
      candidates: [
        Candidate(.handWritten, handWritten, numbers, expected: text(.plain)),
        Candidate(.numerus, numerus, numbers, expected: text(digits)),
        Candidate(
          .icuMessage, ICUItems(message: message), numbers, expected: text(icuDigits ?? digits)),
        Candidate(
          .foundation, FoundationItems<Rule>(forms), numbers, expected: text(.plain)),
        Candidate(
          .foundationLocale, FoundationItems<Rule>(forms, locale: locale), numbers,
          expected: text(digits)),
      ])
  }
}
