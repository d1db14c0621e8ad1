internal import Numerus

/// Russian integers have three forms; the fourth is for fractions.
enum RussianRule: HandWrittenRule {
  static func category(of number: Int) -> PluralCategory {
    if number % 10 == 1 && number % 100 != 11 { return .one }
    return 2...4 ~= number % 10 && !(12...14 ~= number % 100) ? .few : .many
  }
}
