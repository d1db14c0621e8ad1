internal import Numerus

/// A language's plural rule for integers as a person writes it into a program.
protocol HandWrittenRule {
  static func category(of number: Int) -> PluralCategory
}
