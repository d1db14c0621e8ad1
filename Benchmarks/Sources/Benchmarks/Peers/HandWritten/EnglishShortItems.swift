/// A text of fifteen bytes at most, which Swift keeps without an allocation.
struct EnglishShortItems: Work {
  func run(_ number: Int) -> String { number == 1 ? "\(number) item" : "\(number) items" }
}
