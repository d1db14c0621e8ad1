internal import Numerus

/// Interpolations chosen by hand, as programs have them before they have catalogs.
struct EnglishItems: Work {
  func run(_ number: Int) -> String {
    number == 1 ? "\(number) item in your collection" : "\(number) items in your collection"
  }
}

struct RussianItems: Work {
  func run(_ number: Int) -> String {
    switch RussianRule.category(of: number) {
    case .one: "\(number) предмет в вашей коллекции"
    case .few: "\(number) предмета в вашей коллекции"
    default: "\(number) предметов в вашей коллекции"
    }
  }
}

/// Three of the texts have no number.
struct ArabicItems: Work {
  func run(_ number: Int) -> String {
    switch ArabicRule.category(of: number) {
    case .zero: "لا عناصر في مجموعتك"
    case .one: "عنصر واحد في مجموعتك"
    case .two: "عنصران في مجموعتك"
    case .few: "\(number) عناصر في مجموعتك"
    case .many: "\(number) عنصرًا في مجموعتك"
    case .other: "\(number) عنصر في مجموعتك"
    }
  }
}

/// A text of fifteen bytes at most, which Swift keeps without an allocation.
struct EnglishShortItems: Work {
  func run(_ number: Int) -> String { number == 1 ? "\(number) item" : "\(number) items" }
}

/// Texts put together instead of an interpolation.
struct EnglishSum: Work {
  func run(_ number: Int) -> String {
    String(number) + (number == 1 ? " item in your collection" : " items in your collection")
  }
}

struct EnglishShortSum: Work {
  func run(_ number: Int) -> String { String(number) + (number == 1 ? " item" : " items") }
}
