internal import Numerus

/// Interpolations chosen by a hand-written rule.
struct PolishItems: Work {
  func run(_ number: Int) -> String {
    switch PolishRule.category(of: number) {
    case .one: "\(number) element w twojej kolekcji"
    case .few: "\(number) elementy w twojej kolekcji"
    default: "\(number) elementów w twojej kolekcji"
    }
  }
}
