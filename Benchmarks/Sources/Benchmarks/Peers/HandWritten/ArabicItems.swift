internal import Numerus

/// Interpolations chosen by a hand-written rule; three of the texts have no number.
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
