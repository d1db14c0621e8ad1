internal import Foundation
internal import Numerus

/// A message with two numbers, each of which chooses a form: substitutions in the catalog.
enum TwoNumberMessages {
  static func groups(_ catalog: CompiledCatalog) throws(BenchmarkFailure) -> [BenchmarkGroup] {
    [
      try group(
        "two arguments, en", EnglishPhotos(),
        NumerusPhotos(localizer: Localizer(catalog, language: "en")), EnglishRule.self,
        (
          BenchmarkTexts.englishPhotos, BenchmarkTexts.englishJoin, BenchmarkTexts.englishAlbums
        ), .english),
      try group(
        "two arguments, pl", PolishPhotos(),
        NumerusPhotos(localizer: Localizer(catalog, language: "pl")), PolishRule.self,
        (BenchmarkTexts.polishPhotos, BenchmarkTexts.polishJoin, BenchmarkTexts.polishAlbums),
        .polish, icuDigits: .polishGroupedEarly),
    ]
  }

  private static func group<Rule: HandWrittenRule>(
    _ title: String, _ handWritten: some Work<NumberPair, String>,
    _ numerus: some Work<NumberPair, String>, _: Rule.Type,
    _ forms: (photos: CountedForms, join: String, albums: CountedForms), _ digits: DigitStyle,
    icuDigits: DigitStyle? = nil
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let pairs = BenchmarkInputs.pairs
    let localeName = forms.photos.locale
    let rules = try ICUPluralSelection(locale: localeName)
    func text(_ digits: DigitStyle) -> (NumberPair) -> String {
      { pair in
        forms.photos.text(pair.first, digits, by: rules) + forms.join
          + forms.albums.text(pair.second, digits, by: rules)
      }
    }
    let message = try ICUMessage(
      locale: localeName,
      pattern: forms.photos.pattern() + forms.join + forms.albums.pattern(argument: 1))
    return BenchmarkGroup(
      title: title,
      candidates: [
        Candidate(.handWritten, handWritten, pairs, expected: text(.plain)),
        Candidate(.numerus, numerus, pairs, expected: text(digits)),
        Candidate(
          .icuMessage, ICUPhotos(message: message), pairs, expected: text(icuDigits ?? digits)),
        Candidate(
          .foundation, FoundationPhotos<Rule>(forms.photos, forms.join, forms.albums), pairs,
          expected: text(.plain)),
        Candidate(
          .foundationLocale,
          FoundationPhotos<Rule>(
            forms.photos, forms.join, forms.albums, locale: Locale(identifier: localeName)),
          pairs, expected: text(digits)),
      ])
  }
}
