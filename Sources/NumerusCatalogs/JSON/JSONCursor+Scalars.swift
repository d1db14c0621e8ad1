extension JSONCursor {
  /// Takes a string, at whose quote the cursor is, and checks its escapes.
  package mutating func string() throws(JSONFailure) -> JSONString {
    let location = location
    offset += 1
    let start = offset
    var hasEscapes = false
    while true {
      offset = plainEnd(from: offset)
      guard offset < bytes.count else {
        throw expected("\"\\\"\", not the end")
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let end = offset
        offset += 1
        guard end - start <= StringCatalog.longestText else {
          throw JSONFailure(offset: start - 1, kind: .beyondBound(StringCatalog.longTextMessage))
        }
        return JSONString(start: start, end: end, hasEscapes: hasEscapes, location: location)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        _ = try escape()
      default:
        throw expected("an escape: a string has no control characters")
      }
    }
  }

  /// Takes a string, at whose quote the cursor is, and gives its text.
  package mutating func takeText() throws(JSONFailure) -> String {
    // In two steps: in one, the cursor would be copied before the string moves it.
    let string = try string()
    return text(string)
  }

  /// The text of a string that was taken.
  package func text(_ string: JSONString) -> String {
    guard string.hasEscapes else { return text(from: string.start, to: string.end) }
    var decoder = JSONCursor(bytes, from: string.start)
    var text = ""
    while decoder.offset < string.end {
      let end = decoder.plainEnd(from: decoder.offset)
      text += self.text(from: decoder.offset, to: end)
      decoder.offset = end
      // The string was checked when it was taken.
      guard end < string.end, let scalar = try? decoder.escape() else { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Whether a string that was taken is a text.
  package func matches(_ string: JSONString, _ text: StaticString) -> Bool {
    guard !string.hasEscapes else {
      return self.text(string).utf8.elementsEqual("\(text)".utf8)
    }
    let count = text.utf8CodeUnitCount
    guard string.end - string.start == count else { return false }
    // The constant's bytes live for ever, and its count is asked for beside them.
    let expected = unsafe Span(_unsafeStart: text.utf8Start, count: count)
    for index in 0..<count where bytes[string.start + index] != expected[index] { return false }
    return true
  }

  /// The digits of a number as they stand, at whose first byte the cursor is.
  package mutating func number() throws(JSONFailure) -> String {
    let start = offset
    if allowsNotFinite, takeNotFiniteWord() { return text(from: start, to: offset) }
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return text(from: start, to: offset)
  }

  package mutating func bool() throws(JSONFailure) -> Bool {
    let isTrue = bytes[offset] == UInt8(ascii: "t")
    try word(isTrue ? "true" : "false")
    return isTrue
  }

  package mutating func null() throws(JSONFailure) { try word("null") }

  /// Where a string stops being text as it stands: its next quote, backslash or control character.
  func plainEnd(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var at = start
    while at + 8 <= bytes.count {
      let word = word(at: at)
      // A byte of zero has the high bit set after the subtraction. A borrow may set that of a byte
      // behind it as well, so only the lowest counts.
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let found =
        ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
          | (word &- ones &* 0x20) & ~word) & highs
      if found != 0 { return at + found.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < bytes.count, bytes[at] >= 0x20, bytes[at] != UInt8(ascii: "\""),
      bytes[at] != UInt8(ascii: "\\")
    {
      at += 1
    }
    return at
  }

  /// The text of bytes between two ASCII bytes.
  private func text(from start: Int, to end: Int) -> String {
    // All bytes were checked once, and a copy need not be: that is a third of the work.
    unsafe String(copying: UTF8Span(unchecked: bytes.span.extracting(start..<end)))
  }

  mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
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

  private mutating func codeUnit() throws(JSONFailure) -> UInt32 {
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

  private mutating func takeNotFiniteWord() -> Bool {
    for word in ["NaN", "Infinity", "-Infinity"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return true
    }
    return false
  }

  private mutating func digits() throws(JSONFailure) {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] {
      offset += 1
    }
    guard offset > start else { throw expected("a digit") }
  }

  private mutating func word(_ word: StaticString) throws(JSONFailure) {
    guard bytes[offset...].starts(with: "\(word)".utf8) else { throw expected("a value") }
    offset += word.utf8CodeUnitCount
  }
}
