/// The keys of `CountService.xcstrings`.
enum TextKey: String, CaseIterable {
  case itemsWaiting = "items-waiting"
  case itemsBelowZero = "items-below-zero"
  case noNumber = "no-number"
  case notFound = "not-found"
  case methodNotAllowed = "method-not-allowed"
}
