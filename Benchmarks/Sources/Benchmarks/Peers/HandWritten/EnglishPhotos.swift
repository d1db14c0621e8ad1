/// An interpolation of two numbers, each with its form.
struct EnglishPhotos: Work {
  func run(_ pair: NumberPair) -> String {
    let photos = pair.first == 1 ? "photo" : "photos"
    let albums = pair.second == 1 ? "album" : "albums"
    return "\(pair.first) \(photos) in \(pair.second) \(albums)"
  }
}
