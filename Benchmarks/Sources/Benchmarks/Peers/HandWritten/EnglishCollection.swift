/// An interpolation of a text.
struct EnglishCollection: Work {
  func run(_ name: String) -> String { "Collection: \(name)" }
}
