/// Why bytes are no JSON, or more of it than is read, and where, in bytes from the start.
package struct JSONFailure: Error {
  package var offset: Int
  package var kind: Kind

  package enum Kind {
    case expected(String)
    case duplicateKey(String, firstOffset: Int)
    case tooDeep
    /// Beyond another bound, which is named.
    case beyondBound(String)
  }
}
