internal import Numerus

/// A text of fifteen bytes at most, which Swift keeps without an allocation.
struct NumerusShortItems: Work {
  let localizer: Localizer

  func run(_ number: Int) -> String { localizer.string("\(number) items") }
}
