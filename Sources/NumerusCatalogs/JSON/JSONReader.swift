/// Reads JSON as a tree of values, keeping the order of keys and the place of each value: for small
/// texts, where a tree is the plainest way.
package struct JSONReader {
  package typealias Failure = JSONFailure

  /// How many objects and arrays may stand in one another.
  package static let deepestNesting = StringCatalog.deepestNesting

  private var cursor: JSONCursor

  /// The value that valid UTF-8 holds.
  ///
  /// - Complexity: O(*n*) in the count of bytes, on average.
  ///
  /// - Parameter allowsNotFinite: Whether `NaN`, `Infinity` and `-Infinity` are numbers too, which
  ///   JSON has no words for.
  package static func value(
    of bytes: [UInt8], allowsNotFinite: Bool = false
  ) throws(JSONFailure) -> JSONValue {
    var reader = Self(cursor: JSONCursor(bytes))
    reader.cursor.allowsNotFinite = allowsNotFinite
    let value = try reader.value()
    try reader.cursor.end()
    return value
  }

  private mutating func value() throws(JSONFailure) -> JSONValue {
    let kind = try cursor.kind()
    let start = cursor.offset
    return JSONValue(kind: try contents(kind), offset: start)
  }

  private mutating func contents(_ kind: JSONKind) throws(JSONFailure) -> JSONValue.Kind {
    switch kind {
    case .object:
      var members: [JSONValue.Member] = []
      try cursor.openObject()
      while let key = try cursor.nextMember() {
        members.append(
          JSONValue.Member(key: cursor.text(key), keyOffset: key.offset, value: try value()))
      }
      return .object(members)
    case .array:
      var values: [JSONValue] = []
      try cursor.openArray()
      while try cursor.nextElement() { values.append(try value()) }
      return .array(values)
    case .string: return .string(try cursor.takeText())
    case .number: return .number(try cursor.number())
    case .bool: return .bool(try cursor.bool())
    case .null:
      try cursor.null()
      return .null
    }
  }
}
