/// An interpolation chosen by hand, as programs have it before they have catalogs.
struct EnglishItems: Work {
  func run(_ number: Int) -> String {
    number == 1 ? "\(number) item in your collection" : "\(number) items in your collection"
  }
}
