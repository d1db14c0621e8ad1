internal import NumerusNumbers
internal import NumerusPlurals

/// A language to look for a text in, with the rules and symbols that its texts need. A class, so
/// that a message holds on to all of it by one reference.
final class LanguageCandidate: Sendable {
  let language: String
  /// The language's number in the catalog.
  let languageNumber: Int?
  let rules: PluralRules
  let numbers: NumberFormat
  let direction: TextDirection

  init(
    language: String, languageNumber: Int?, rules: PluralRules, numbers: NumberFormat,
    direction: TextDirection
  ) {
    self.language = language
    self.languageNumber = languageNumber
    self.rules = rules
    self.numbers = numbers
    self.direction = direction
  }
}
