internal import Numerus

/// An interpolation of two numbers, each with its form.
struct PolishPhotos: Work {
  func run(_ pair: NumberPair) -> String {
    let photos =
      switch PolishRule.category(of: pair.first) {
      case .one: "zdjęcie"
      case .few: "zdjęcia"
      default: "zdjęć"
      }
    let albums = pair.second == 1 ? "albumie" : "albumach"
    return "\(pair.first) \(photos) w \(pair.second) \(albums)"
  }
}
