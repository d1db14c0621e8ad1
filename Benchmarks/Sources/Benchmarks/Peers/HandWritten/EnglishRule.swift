internal import Numerus

/// One, and all others.
enum EnglishRule: HandWrittenRule {
  static func category(of number: Int) -> PluralCategory { number == 1 ? .one : .other }
}
