/// A JSON string where it stands: the bytes between its quotes, and the place of the first quote.
package struct JSONString {
  package var start: Int
  package var end: Int
  /// Whether there is an escape in it; the bytes are the text where there is none.
  package var hasEscapes: Bool
  package var location: CatalogLocation

  /// Where the first quote stands.
  package var offset: Int { start - 1 }
}
