internal import Numerus

/// A message with two substitutions.
struct NumerusPhotos: Work {
  let localizer: Localizer

  func run(_ pair: NumberPair) -> String {
    localizer.string("\(pair.first) photos in \(pair.second) albums")
  }
}
