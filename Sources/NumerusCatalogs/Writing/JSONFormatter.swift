/// Writes JSON in the form in which Xcode writes catalogs, and in its order of keys.
///
/// The keys of the catalog's entries are the exception: Xcode leaves them where they are.
struct JSONFormatter {
  private var cursor: JSONCursor
  private let order = KeyOrder()
  private var output: [UInt8] = []
  private var depth = 0
  private let sortsEntries: Bool

  /// JSON in Xcode's form; nil for what is no JSON.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - sortsEntries: Whether the members of `strings` are put in order too.
  /// - Complexity: O(*n* log *n*) in the count of bytes.
  static func xcodeForm(of bytes: [UInt8], sortsEntries: Bool) -> [UInt8]? {
    var formatter = JSONFormatter(bytes, sortsEntries: sortsEntries)
    do throws(JSONFailure) {
      try formatter.value()
      try formatter.cursor.end()
    } catch {
      return nil
    }
    return formatter.output
  }

  private init(_ bytes: [UInt8], sortsEntries: Bool) {
    self.sortsEntries = sortsEntries
    cursor = JSONCursor(bytes)
    output.reserveCapacity(bytes.count + bytes.count / 16)
  }

  private mutating func value(keepsOrder: Bool = false) throws(JSONFailure) {
    switch try cursor.kind() {
    case .object: try object(keepsOrder: keepsOrder)
    case .array: try array()
    case .string: append(try cursor.string())
    case .number: output += try cursor.number().utf8
    case .bool: output += (try cursor.bool() ? "true" : "false").utf8
    case .null:
      try cursor.null()
      output += "null".utf8
    }
  }

  private mutating func object(keepsOrder: Bool) throws(JSONFailure) {
    try cursor.openObject()
    begin("{")
    var members: [(key: String, range: Range<Int>)] = []
    var isInOrder = true
    while let key = try cursor.nextMember() {
      if !members.isEmpty { output.append(UInt8(ascii: ",")) }
      let start = output.count
      beginLine()
      append(key)
      output += " : ".utf8
      let text = cursor.text(key)
      try value(keepsOrder: depth == 1 && text == "strings" && !sortsEntries)
      if let last = members.last, !order.areInOrder(last.key, text) { isInOrder = false }
      members.append((text, start..<output.count))
    }
    if !isInOrder, !keepsOrder { sort(members) }
    end("}", isEmpty: members.isEmpty)
  }

  /// Puts the members that were written last in order.
  private mutating func sort(_ members: [(key: String, range: Range<Int>)]) {
    guard let start = members.first?.range.lowerBound else { return }
    let sorted = members.sorted { order.areInOrder($0.key, $1.key) }
    var text: [UInt8] = []
    text.reserveCapacity(output.count - start)
    for (index, member) in sorted.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += output[member.range]
    }
    output.replaceSubrange(start..., with: text)
  }

  private mutating func array() throws(JSONFailure) {
    try cursor.openArray()
    begin("[")
    var isEmpty = true
    while try cursor.nextElement() {
      if !isEmpty { output.append(UInt8(ascii: ",")) }
      isEmpty = false
      beginLine()
      try value()
    }
    end("]", isEmpty: isEmpty)
  }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    output.append(UInt8(ascii: bracket))
    depth += 1
  }

  private mutating func end(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    depth -= 1
    // Xcode's empty objects and arrays have an empty line in them.
    if isEmpty { output.append(UInt8(ascii: "\n")) }
    beginLine()
    output.append(UInt8(ascii: bracket))
  }

  private mutating func beginLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ string: JSONString) {
    guard string.hasEscapes else {
      output += cursor.bytes[string.start - 1...string.end]
      return
    }
    output.append(UInt8(ascii: "\""))
    var reader = JSONCursor(cursor.bytes, from: string.start)
    while reader.offset < string.end {
      let end = reader.plainEnd(from: reader.offset)
      output += cursor.bytes[reader.offset..<end]
      reader.offset = end
      guard end < string.end, let scalar = try? reader.escape() else { break }
      switch scalar {
      case "\"", "\\", "\0"..<" ": output.appendEscape(of: UInt8(scalar.value))
      case "\u{2028}": output += "\\u2028".utf8
      case "\u{2029}": output += "\\u2029".utf8
      default: output += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
