/// Reads JSON (RFC 8259), keeping the order of keys and the place of each value.
///
/// Foundation's reader keeps neither, and both are needed: for messages that point at the fault,
/// and for files that are written back as they were.
package struct JSONReader {
  /// A fault and where it is, in bytes from the start.
  package struct Failure: Error {
    package var offset: Int
    package var kind: Kind

    package enum Kind {
      case expected(String)
      case duplicateKey(String, firstOffset: Int)
      case tooDeep
    }
  }

  /// How many objects and arrays may stand in one another. Catalogs need about a dozen.
  package static let deepestNesting = 128

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var allowsNotFinite = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a file of valid UTF-8 holds.
  ///
  /// - Complexity: O(*n*) in the count of bytes, on average.
  ///
  /// - Parameter allowsNotFinite: Whether `NaN`, `Infinity` and `-Infinity` are numbers too, which
  ///   JSON has no words for.
  package static func value(
    of bytes: [UInt8], allowsNotFinite: Bool = false
  ) throws(Failure) -> JSONValue {
    var reader = Self(bytes)
    reader.allowsNotFinite = allowsNotFinite
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw reader.expected("the end") }
    return value
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    let start = offset
    guard offset < bytes.count else { throw expected("a value, not the end") }
    if allowsNotFinite, let word = notFiniteWord() {
      return JSONValue(kind: .number(word), offset: start)
    }
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      return JSONValue(kind: .object(try object()), offset: start)
    case UInt8(ascii: "["):
      return JSONValue(kind: .array(try array()), offset: start)
    case UInt8(ascii: "\""):
      return JSONValue(kind: .string(try string()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(kind: .number(try number()), offset: start)
    case UInt8(ascii: "t"):
      try word("true")
      return JSONValue(kind: .bool(true), offset: start)
    case UInt8(ascii: "f"):
      try word("false")
      return JSONValue(kind: .bool(false), offset: start)
    case UInt8(ascii: "n"):
      try word("null")
      return JSONValue(kind: .null, offset: start)
    default:
      throw expected("a value")
    }
  }

  private mutating func object() throws(Failure) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    // A dictionary costs more than it saves where there are few keys, which is nearly everywhere.
    // It goes by bytes: Swift's strings are equal by canonical equivalence, keys are not.
    var offsets: [[UInt8]: Int] = [:]
    let fewKeys = 8
    skipSpace()
    if take(UInt8(ascii: "}")) {
      depth -= 1
      return members
    }
    while true {
      skipSpace()
      let keyOffset = offset
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
        throw expected(members.isEmpty ? "a key in quotes or \"}\"" : "a key in quotes")
      }
      let key = try string()
      if members.count == fewKeys {
        for member in members { offsets[Array(member.key.utf8)] = member.keyOffset }
      }
      let first =
        members.count < fewKeys
        ? members.first { $0.key.utf8.elementsEqual(key.utf8) }?.keyOffset
        : offsets.updateValue(keyOffset, forKey: Array(key.utf8))
      if let first {
        throw Failure(offset: keyOffset, kind: .duplicateKey(key, firstOffset: first))
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw expected("\":\"") }
      members.append(JSONValue.Member(key: key, keyOffset: keyOffset, value: try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { break }
      guard take(UInt8(ascii: ",")) else { throw expected("\",\" or \"}\"") }
    }
    depth -= 1
    return members
  }

  private mutating func array() throws(Failure) -> [JSONValue] {
    try open()
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) {
      depth -= 1
      return values
    }
    while true {
      values.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { break }
      guard take(UInt8(ascii: ",")) else { throw expected("\",\" or \"]\"") }
    }
    depth -= 1
    return values
  }

  /// Takes an opening bracket.
  private mutating func open() throws(Failure) {
    depth += 1
    guard depth <= Self.deepestNesting else { throw Failure(offset: offset, kind: .tooDeep) }
    offset += 1
  }

  private mutating func string() throws(Failure) -> String {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\\"), bytes[offset] >= 0x20
    {
      offset += 1
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    return try escapedString(from: start)
  }

  /// The rest of a string that has an escape, or a fault, at `offset`.
  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start..<offset])
    while true {
      guard offset < bytes.count else { throw expected("\"\\\"\", not the end") }
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(Character(try escape())).utf8)
      case 0..<0x20:
        throw expected("an escape: a string has no control characters")
      default:
        text.append(byte)
        offset += 1
      }
    }
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw expected("an escape, not the end") }
    offset += 1
    switch bytes[offset - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      if 0xD800..<0xDC00 ~= code, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
        let low = try codeUnit()
        if 0xDC00..<0xE000 ~= low { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
      }
      guard let scalar = Unicode.Scalar(code) else {
        offset = start
        throw expected("both halves of a surrogate pair")
      }
      return scalar
    default:
      offset = start
      throw expected("an escape: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u")
    }
  }

  private mutating func codeUnit() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue
      else { throw expected("four hexadecimal digits") }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }

  private mutating func number() throws(Failure) -> String {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func notFiniteWord() -> String? {
    for word in ["NaN", "Infinity", "-Infinity"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return word
    }
    return nil
  }

  private mutating func digits() throws(Failure) {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] {
      offset += 1
    }
    guard offset > start else { throw expected("a digit") }
  }

  private mutating func word(_ word: StaticString) throws(Failure) {
    guard bytes[offset...].starts(with: "\(word)".utf8) else { throw expected("a value") }
    offset += word.utf8CodeUnitCount
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private func expected(_ what: String) -> Failure {
    Failure(offset: offset, kind: .expected(what))
  }
}
