/// A JSON value with the place where it begins, in bytes from the start of the file.
package struct JSONValue {
  package enum Kind {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// The digits as they stand.
    case number(String)
    case bool(Bool)
    case null
  }

  package struct Member {
    package var key: String
    package var keyOffset: Int
    package var value: JSONValue
  }

  package var kind: Kind
  package var offset: Int

  /// The word for the kind in messages.
  package var kindName: String {
    switch kind {
    case .object: JSONKind.object.name
    case .array: JSONKind.array.name
    case .string: JSONKind.string.name
    case .number: JSONKind.number.name
    case .bool: JSONKind.bool.name
    case .null: JSONKind.null.name
    }
  }
}
