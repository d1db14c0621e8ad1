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

/// Counts what a property list holds, against what it may hold: a small binary file can stand for an
/// endless list, by objects that hold one another or are used many times.
struct PropertyListBounds {
  /// How many dictionaries and arrays may stand in one another.
  static let deepestNesting = 128
  /// How many values there may be.
  static let mostValues = 1 << 20
  /// How much text and data there may be, in bytes, each counted wherever it is used.
  static let mostText = StringCatalog.largestFileSize

  private var depth = 0
  private var values = 0
  private var text = 0

  /// Counts a value.
  mutating func addValue(at offset: Int) throws(PropertyListFailure) {
    values += 1
    guard values <= Self.mostValues else {
      throw exceeded("more than \(Self.mostValues) values", offset)
    }
  }

  /// Counts text or data.
  mutating func addText(_ byteCount: Int, at offset: Int) throws(PropertyListFailure) {
    text += byteCount
    guard text <= Self.mostText else {
      throw exceeded("more than \(Self.mostText >> 20) MiB of text", offset)
    }
  }

  /// Counts a dictionary or an array that begins.
  mutating func open(at offset: Int) throws(PropertyListFailure) {
    depth += 1
    guard depth <= Self.deepestNesting else {
      throw exceeded(
        "more than \(Self.deepestNesting) dictionaries and arrays in one another", offset)
    }
  }

  /// Counts one that ends.
  mutating func close() { depth -= 1 }

  private func exceeded(_ bound: String, _ offset: Int) -> PropertyListFailure {
    PropertyListFailure(offset: offset, kind: .boundExceeded(bound))
  }
}
