internal import Numerus

/// A message as a program asks for it: a literal, whose key and value are taken apart anew each
/// time.
struct NumerusItems: Work {
  let localizer: Localizer

  func run(_ number: Int) -> String { localizer.string("\(number) items in your collection") }
}
