/// Why bytes are no property list, and where they stop to be one, in bytes from the start.
package struct PropertyListFailure: Error {
  package enum Kind: Hashable {
    /// What the grammar has room for at that place.
    case expected(String)
    /// The file is beyond a bound; which one.
    case boundExceeded(String)
  }

  package var offset: Int
  package var kind: Kind

  static func expected(_ what: String, at offset: Int) -> Self {
    Self(offset: offset, kind: .expected(what))
  }
}
