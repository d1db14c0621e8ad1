internal import Numerus

/// An interpolation of two numbers, each with its form.
struct RussianPhotos: Work {
  func run(_ pair: NumberPair) -> String {
    let photos =
      switch RussianRule.category(of: pair.first) {
      case .one: "фотография"
      case .few: "фотографии"
      default: "фотографий"
      }
    let albums = RussianRule.category(of: pair.second) == .one ? "альбоме" : "альбомах"
    return "\(pair.first) \(photos) в \(pair.second) \(albums)"
  }
}
