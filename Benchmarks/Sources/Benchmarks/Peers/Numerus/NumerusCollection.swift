internal import Numerus

/// A message with a text in it.
struct NumerusCollection: Work {
  let localizer: Localizer

  func run(_ name: String) -> String { localizer.string("Collection: \(name)") }
}
