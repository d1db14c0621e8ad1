/// The kind of a JSON value, which its first byte tells.
package enum JSONKind: Hashable {
  case object
  case array
  case string
  case number
  case bool
  case null

  /// The word for the kind in messages.
  package var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
