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
  /// The categories of integers; nil where only the rules' evaluator will do.
  let categories: IntegerCategories?
  /// Whether nothing but digits and groups belongs to an integer, and what it is written by then.
  let writesIntegersPlainly: Bool
  let layout: PlainLayout
  let direction: TextDirection

  init(
    language: String, languageNumber: Int?, rules: PluralRules, numbers: NumberFormat,
    direction: TextDirection
  ) {
    self.language = language
    self.languageNumber = languageNumber
    self.rules = rules
    self.numbers = numbers
    categories = rules.integerCategories
    writesIntegersPlainly = numbers.writer.integerLayout != nil
    layout = numbers.writer.integerLayout ?? .ascii
    self.direction = direction
  }
}
