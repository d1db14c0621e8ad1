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
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
