/// A value of a property list with the place where it begins, in bytes from the start of the file.
///
/// Dictionaries keep the order of their keys, and keys that stand twice.
package struct PropertyListValue: Sendable {
  package enum Kind: Sendable {
    case dictionary([Member])
    case array([PropertyListValue])
    case string(String)
    /// The digits as they stand, decimal or hexadecimal.
    case integer(String)
    /// The digits as they stand.
    case real(String)
    case bool(Bool)
    case date(PropertyListDate)
    case data([UInt8])
  }

  package struct Member: Sendable {
    package var key: String
    package var keyOffset: Int
    package var value: PropertyListValue

    package init(key: String, keyOffset: Int = 0, value: PropertyListValue) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  package var kind: Kind
  /// Zero for what comes from no text.
  package var offset: Int

  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// The word for the kind in messages.
  package var kindName: String {
    switch kind {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .real: "a number"
    case .bool: "a truth value"
    case .date: "a date"
    case .data: "data"
    }
  }
}
