internal import NumerusNumbers
internal import NumerusPlurals

/// A language to look for a text in, with the rules and symbols that its texts need. A class, which is
/// lent to who writes a message.
final class LanguageCandidate: Sendable {
  let language: String
  /// The language's number in the catalog.
  let languageNumber: Int?
  let rules: PluralRules
  let numbers: NumberFormat
  /// What integers are written by, where nothing but digits and groups belongs to them.
  let integerLayout: PlainLayout?
  let direction: TextDirection

  init(
    language: String, languageNumber: Int?, rules: PluralRules, numbers: NumberFormat,
    direction: TextDirection
  ) {
    self.language = language
    self.languageNumber = languageNumber
    self.rules = rules
    self.numbers = numbers
    integerLayout = numbers.writer.integerLayout
    self.direction = direction
  }
}
