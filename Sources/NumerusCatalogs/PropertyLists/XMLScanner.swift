/// A start tag: its name, and whether it ends the element too.
struct XMLTag {
  var name: String
  var isEmpty: Bool
  var offset: Int
}

/// Takes the pieces of XML that a property list is made of: tags, text, comments.
struct XMLScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }
  var isAtEndTag: Bool { isNext("</") }

  /// Takes what stands before the first element: the declaration and the document type.
  mutating func takeProlog(_ encoding: TextEncoding) throws(PropertyListFailure) {
    if isNext("<?xml") { try takeDeclaration(encoding) }
    try skipMisc()
    if isNext("<!DOCTYPE") {
      try takeDocumentType()
      try skipMisc()
    }
  }

  private mutating func takeDeclaration(_ encoding: TextEncoding) throws(PropertyListFailure) {
    let start = offset
    try skip(past: "?>", after: 5, "the end ?> of the declaration")
    let words = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let range = words.utf8.firstRange(of: "encoding".utf8) else { return }
    let quoted = words[range.upperBound...].split(omittingEmptySubsequences: false) {
      $0 == "\"" || $0 == "'"
    }
    let name = quoted.dropFirst().first?.uppercased() ?? ""
    let isKnown =
      encoding == .utf8
      ? ["UTF-8", "UTF8", "US-ASCII"].contains(name) : name.hasPrefix(encoding.name)
    guard isKnown else {
      throw .expected(
        "the encoding \(encoding.name)"
          + (encoding == .utf8 ? ", or UTF-16 with a byte order mark" : ""),
        at: start)
    }
  }

  /// Takes the document type, and fetches nothing that it names. Definitions of its own, such as
  /// entities that multiply, are refused.
  private mutating func takeDocumentType() throws(PropertyListFailure) {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: ">"):
        offset += 1
        return
      case UInt8(ascii: "["):
        throw .expected(
          "the end of the document type: one with definitions of its own, as entities, is not read",
          at: offset)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = (bytes[(offset + 1)...].firstIndex(of: byte) ?? bytes.count - 1) + 1
      default:
        offset += 1
      }
    }
    throw .expected("the end of the document type", at: start)
  }

  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Skips space, comments and processing instructions.
  mutating func skipMisc() throws(PropertyListFailure) {
    while true {
      skipSpace()
      if isNext("<!--") {
        try skip(past: "-->", after: 4, "the end --> of the comment")
      } else if isNext("<?") {
        try skip(past: "?>", after: 2, "the end ?> of the instruction")
      } else {
        return
      }
    }
  }

  /// Takes a start tag; `what` is wanted here.
  mutating func tag(_ what: String) throws(PropertyListFailure) -> XMLTag {
    let start = offset
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "<"),
      Self.isNameByte(bytes[offset + 1])
    else { throw .expected(what, at: offset) }
    offset += 1
    let name = takeName()
    while true {
      skipSpace()
      if take("/>") { return XMLTag(name: name, isEmpty: true, offset: start) }
      if take(">") { return XMLTag(name: name, isEmpty: false, offset: start) }
      try takeAttribute(of: name)
    }
  }

  private mutating func takeAttribute(of tag: String) throws(PropertyListFailure) {
    let start = offset
    let name = takeName()
    skipSpace()
    guard !name.isEmpty, take("=") else { throw .expected("the end > of <\(tag)>", at: start) }
    skipSpace()
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]),
      let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
    else { throw .expected("a value in quotes for \"\(name)\"", at: offset) }
    offset = end + 1
  }

  /// Takes an end tag.
  mutating func takeEnd(of name: String) throws(PropertyListFailure) {
    let start = offset
    guard take("</"), takeName() == name else { throw .expected("</\(name)>", at: start) }
    skipSpace()
    guard take(">") else { throw .expected("the end > of </\(name)>", at: offset) }
  }

  /// Takes text and the end tag after it.
  mutating func text(until name: String) throws(PropertyListFailure) -> String {
    var text: [UInt8] = []
    while true {
      let start = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "<"),
        bytes[offset] != UInt8(ascii: "&")
      {
        offset += 1
      }
      text += bytes[start..<offset]
      guard offset < bytes.count else { throw .expected("</\(name)>, not the end", at: offset) }
      if bytes[offset] == UInt8(ascii: "&") {
        text += try reference()
      } else if isNext("<![CDATA[") {
        let start = offset + 9
        try skip(past: "]]>", after: 9, "the end ]]> of the CDATA section")
        text += bytes[start..<offset - 3]
      } else if isNext("<!--") {
        try skip(past: "-->", after: 4, "the end --> of the comment")
      } else {
        try takeEnd(of: name)
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  /// The character that `&amp;` or `&#38;` stands for.
  private mutating func reference() throws(PropertyListFailure) -> [UInt8] {
    let start = offset
    // The longest that means anything has fewer digits than this.
    let limit = min(bytes.count, start + 16)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")),
      let scalar = Self.character(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
    else {
      throw .expected("&amp; &lt; &gt; &quot; &apos; or the number of a character", at: start)
    }
    offset = end + 1
    return Array(String(Character(scalar)).utf8)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      // A sign is no digit, though the standard library reads it.
      guard let first = digits.first, first.isHexDigit,
        let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code > 0
      else { return nil }
      return Unicode.Scalar(code)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  private mutating func takeName() -> String {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private func isNext(_ token: StaticString) -> Bool {
    bytes[offset...].starts(with: "\(token)".utf8)
  }

  private mutating func take(_ token: StaticString) -> Bool {
    guard isNext(token) else { return false }
    offset += token.utf8CodeUnitCount
    return true
  }

  /// Goes on behind a token that ends what an opening of so many bytes has begun.
  private mutating func skip(
    past token: StaticString, after opening: Int, _ what: String
  ) throws(PropertyListFailure) {
    let start = offset
    let end = Array("\(token)".utf8)
    offset += opening
    while offset < bytes.count {
      if bytes[offset] == end[0], bytes[offset...].starts(with: end) {
        offset += end.count
        return
      }
      offset += 1
    }
    throw .expected(what, at: start)
  }
}
