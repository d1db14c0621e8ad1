internal import Numerus

/// Polish integers have three forms; the fourth is for fractions.
enum PolishRule: HandWrittenRule {
  static func category(of number: Int) -> PluralCategory {
    if number == 1 { return .one }
    return 2...4 ~= number % 10 && !(12...14 ~= number % 100) ? .few : .many
  }
}
