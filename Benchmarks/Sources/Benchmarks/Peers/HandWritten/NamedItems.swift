internal import Numerus

/// Interpolations of a number and a text, chosen by hand.
struct EnglishNamedItems: Work {
  func run(_ input: NamedNumber) -> String {
    input.number == 1
      ? "\(input.number) item in \(input.name)" : "\(input.number) items in \(input.name)"
  }
}

struct RussianNamedItems: Work {
  func run(_ input: NamedNumber) -> String {
    switch RussianRule.category(of: input.number) {
    case .one: "\(input.number) предмет в \(input.name)"
    case .few: "\(input.number) предмета в \(input.name)"
    default: "\(input.number) предметов в \(input.name)"
    }
  }
}
