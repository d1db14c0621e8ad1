/// Reads JSON (RFC 8259) from its start to its end, one value at a time.
///
/// Whoever reads says what to take: there is no tree of values in between, which would cost several
/// times the file. What is passed over is checked as well, so that a file is JSON or is refused,
/// whatever parts of it are of use.
///
/// ```swift
/// var cursor = JSONCursor(bytes)
/// try cursor.openObject()
/// while let key = try cursor.nextMember() {
///   if cursor.matches(key, "state") { state = try cursor.takeText() } else { try cursor.skip() }
/// }
/// ```
///
/// The bytes are valid UTF-8, which the owner has checked.
package struct JSONCursor {
  package let bytes: [UInt8]
  package var offset = 0

  /// Whether `NaN`, `Infinity` and `-Infinity` are numbers too, which JSON has no words for.
  package var allowsNotFinite = false

  /// Line ends stand between values only, so counting them costs no pass of its own.
  private var line: UInt32 = 1
  private var lineStart = 0

  private var names = JSONMemberNames()
  /// Whether the open arrays have had an element.
  private var hasElements: [Bool] = []
  private var depth = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// A cursor on a part of a file that was read before.
  package init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The place of the next byte.
  package var location: CatalogLocation {
    CatalogLocation(line: line, column: UInt32(truncatingIfNeeded: offset - lineStart + 1))
  }

  /// The kind of the next value, whose first byte the cursor is moved to.
  package mutating func kind() throws(JSONFailure) -> JSONKind {
    skipSpace()
    guard offset < bytes.count else { throw expected("a value, not the end") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default:
      let rest = bytes[offset...]
      if allowsNotFinite, rest.starts(with: "NaN".utf8) || rest.starts(with: "Infinity".utf8) {
        return .number
      }
    }
    throw expected("a value")
  }

  /// Passes over the next value, however much is in it.
  package mutating func skip() throws(JSONFailure) {
    switch try kind() {
    case .object:
      try openObject()
      while try nextMember() != nil { try skip() }
    case .array:
      try openArray()
      while try nextElement() { try skip() }
    case .string: _ = try string()
    case .number: _ = try number()
    case .bool: _ = try bool()
    case .null: try null()
    }
  }

  /// Takes the bracket of an object, at which the cursor is.
  package mutating func openObject() throws(JSONFailure) {
    try open()
    names.open()
  }

  /// The key of the next member, with the cursor before its value; nil behind the object's end.
  package mutating func nextMember() throws(JSONFailure) -> JSONString? {
    skipSpace()
    if take(UInt8(ascii: "}")) {
      names.close()
      depth -= 1
      return nil
    }
    let isFirst = names.isEmpty
    if !isFirst {
      guard take(UInt8(ascii: ",")) else { throw expected("\",\" or \"}\"") }
      skipSpace()
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      throw expected(isFirst ? "a key in quotes or \"}\"" : "a key in quotes")
    }
    let key = try string()
    guard key.end - key.start <= StringCatalog.longestKey else {
      throw JSONFailure(offset: key.offset, kind: .beyondBound(StringCatalog.longKeyMessage))
    }
    if let first = names.add(key, bytes) {
      throw JSONFailure(
        offset: key.offset, kind: .duplicateKey(text(key), firstOffset: first))
    }
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw expected("\":\"") }
    return key
  }

  /// Takes the bracket of an array, at which the cursor is.
  package mutating func openArray() throws(JSONFailure) {
    try open()
    hasElements.append(false)
  }

  /// Whether there is another element, with the cursor before it; false behind the array's end.
  package mutating func nextElement() throws(JSONFailure) -> Bool {
    skipSpace()
    if take(UInt8(ascii: "]")) {
      hasElements.removeLast()
      depth -= 1
      return false
    }
    let isFirst = hasElements.last == false
    if isFirst {
      hasElements[hasElements.count - 1] = true
    } else {
      guard take(UInt8(ascii: ",")) else { throw expected("\",\" or \"]\"") }
    }
    return true
  }

  /// Refuses anything but space before the end.
  package mutating func end() throws(JSONFailure) {
    skipSpace()
    guard offset == bytes.count else { throw expected("the end") }
  }

  private mutating func open() throws(JSONFailure) {
    depth += 1
    guard depth <= StringCatalog.deepestNesting else {
      throw JSONFailure(offset: offset, kind: .tooDeep)
    }
    offset += 1
  }

  package mutating func skipSpace() {
    var at = offset
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "):
        at += 1
        // Indentation is a good part of a file.
        while at + 8 <= bytes.count {
          let others = word(at: at) ^ 0x2020_2020_2020_2020
          at += others.trailingZeroBitCount / 8
          if others != 0 { break }
        }
      case UInt8(ascii: "\n"):
        at += 1
        line &+= 1
        lineStart = at
      case UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      default:
        offset = at
        return
      }
    }
    offset = at
  }

  package mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  package func expected(_ what: String) -> JSONFailure {
    JSONFailure(offset: offset, kind: .expected(what))
  }

  func word(at offset: Int) -> UInt64 { Self.word(of: bytes, at: offset) }

  /// Eight bytes at once, the first of them lowest: whole files go through here.
  static func word(of bytes: [UInt8], at offset: Int) -> UInt64 {
    // Any eight bytes are a UInt64; the load checks its bounds.
    UInt64(
      littleEndian: unsafe bytes.span.bytes.unsafeLoadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }
}
