internal import Foundation
internal import Numerus

/// A message with two numbers, each of which chooses a form: substitutions in the catalog.
struct TwoNumberMessages {
  let setUp: BenchmarkSetUp

  func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    [
      try group(.english, EnglishPhotos(), EnglishRule.self),
      try group(.russian, RussianPhotos(), RussianRule.self),
      besideOne("symbol") {
        SymbolString<ItemsMessage>(localizer: $0)
      } two: {
        SymbolString<PhotosMessage>(localizer: $0)
      },
      besideOne("literal") {
        LiteralString<ItemsMessage>(localizer: $0)
      } two: {
        LiteralString<PhotosMessage>(localizer: $0)
      },
    ]
  }

  /// What the second number costs.
  private func besideOne(
    _ way: String, _ one: (Localizer) -> some Work<Int, String>,
    two: (Localizer) -> some Work<NumberPair, String>
  ) -> BenchmarkGroup {
    let localizer = MessageLanguage.english.localizer(setUp.catalog)
    let digits = DigitStyle.english
    func noun(_ number: Int, _ one: String) -> String {
      "\(digits.text(number)) \(one)\(number == 1 ? "" : "s")"
    }
    return BenchmarkGroup(
      title: "two arguments beside one, \(way)",
      candidates: [
        Candidate("one argument", one(localizer), BenchmarkInputs.numbers) {
          noun($0, "item") + " in your collection"
        },
        Candidate("two arguments", two(localizer), BenchmarkInputs.pairs) {
          noun($0.first, "photo") + " in " + noun($0.second, "album")
        },
      ])
  }

  private func group<Rule: HandWrittenRule>(
    _ language: MessageLanguage, _ handWritten: some Work<NumberPair, String>, _: Rule.Type
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let pairs = BenchmarkInputs.pairs
    let photos = try language.forms(BenchmarkTexts.photos)
    let albums = try language.forms(BenchmarkTexts.albums)
    let join = BenchmarkTexts.join[language.name] ?? ""
    let rules = try ICUPluralSelection(locale: language.icuLocale)
    func text(_ digits: DigitStyle) -> (NumberPair) -> String {
      { pair in
        photos.text(pair.first, digits, by: rules) + join
          + albums.text(pair.second, digits, by: rules)
      }
    }
    let message = try ICUMessage(
      locale: language.icuLocale,
      pattern: photos.pattern() + join + albums.pattern(argument: 1))
    return BenchmarkGroup(
      title: "two arguments, \(language.title)",
      candidates: [Candidate(.handWritten, handWritten, pairs, expected: text(.plain))]
        + setUp.texts(PhotosMessage.self, language, pairs, expected: text(language.digits))
        + [
          Candidate(
            .icuMessage, ICUPhotos(message: message), pairs, expected: text(language.digits)),
          Candidate(
            .foundation, FoundationPhotos<Rule>(photos, join, albums), pairs,
            expected: text(.plain)),
          Candidate(
            .foundationLocale,
            FoundationPhotos<Rule>(
              photos, join, albums, locale: Locale(identifier: language.icuLocale)),
            pairs, expected: text(language.digits)),
        ])
  }
}
