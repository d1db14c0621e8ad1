internal import Numerus

/// The keys of `CountService.xcstrings`.
enum TextKey: String, CaseIterable {
  case itemsWaiting = "items-waiting"
  case itemsBelowZero = "items-below-zero"
  case noNumber = "no-number"
  case notFound = "not-found"
  case methodNotAllowed = "method-not-allowed"

  /// Refuses a catalog that lacks one of the texts.
  static func check(_ catalog: CompiledCatalog, path: String) throws(MissingText) {
    for key in allCases
    where !catalog.contains(key: key.rawValue, language: catalog.sourceLanguage) {
      throw MissingText(path: path, key: key)
    }
  }
}
