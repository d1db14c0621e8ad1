extension StringsReader {
  /// A text in quotes of either kind, or without; nil where none begins.
  mutating func string() throws(Failure) -> String? {
    guard offset < text.endIndex else { return nil }
    let start = offset
    let decoded: String
    switch text[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      decoded = try quotedString()
    default:
      while offset < text.endIndex, StringsSyntax.isUnquoted(text[offset]) { offset += 1 }
      if offset == start { return nil }
      decoded = String(decoding: text[start..<offset], as: UTF8.self)
    }
    guard decoded.utf8.count <= StringsFile.longestText else {
      throw Failure(offset: start, kind: .tooLong)
    }
    return decoded
  }

  private mutating func quotedString() throws(Failure) -> String {
    let start = offset
    let quote = text[start]
    offset += 1
    var decoded: [UInt8] = []
    var plainStart = offset
    while offset < text.endIndex {
      switch text[offset] {
      case quote:
        let plain = text[plainStart..<offset]
        offset += 1
        if decoded.isEmpty { return String(decoding: plain, as: UTF8.self) }
        return String(decoding: decoded + plain, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += text[plainStart..<offset]
        escape(to: &decoded)
        plainStart = offset
      case 0:
        // None is meant: it tells of an encoding that was not made out.
        throw expected("no character U+0000 in a text; \\U0000 is one")
      default: offset += 1
      }
    }
    offset = start
    throw expected("a second \(quote == UInt8(ascii: "'") ? "'" : "\"") to end this text")
  }

  /// Reads an escape, which the end of the file may cut short.
  private mutating func escape(to decoded: inout [UInt8]) {
    let start = offset
    offset += 1
    guard offset < text.endIndex else { return }
    let byte = text[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "a"): decoded.append(0x07)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "v"): decoded.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      octal(from: start, to: &decoded)
    case UInt8(ascii: "U"): codeUnits(from: start, to: &decoded)
    case UInt8(ascii: "u") where hasFourHexDigits(at: offset):
      // No escape to Core Foundation, but who writes one of JSON's means its character.
      note(.smallU, at: start)
      codeUnits(from: start, to: &decoded)
    case 0:
      // The text's own loop refuses it.
      offset -= 1
    default:
      // The character itself, a line end among them.
      decoded.append(byte)
      if byte != UInt8(ascii: "_"), byte < 0x80,
        Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
      {
        note(.unknownEscape, at: start)
      }
    }
  }

  private func hasFourHexDigits(at offset: Int) -> Bool {
    let digits = text[min(offset, text.endIndex)...].prefix(4)
    return digits.count == 4
      && digits.allSatisfy { Character(Unicode.Scalar($0)).hexDigitValue != nil }
  }

  /// Up to three octal digits, a character of the NextStep encoding.
  private mutating func octal(from start: Int, to decoded: inout [UInt8]) {
    var number = 0
    let end = min(offset + 3, text.endIndex)
    while offset < end, UInt8(ascii: "0")...UInt8(ascii: "7") ~= text[offset] {
      number = number << 3 + Int(text[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    if number > 0xFF { note(.largeOctal, at: start) }
    guard let scalar = NextStepLatin.scalar(UInt8(truncatingIfNeeded: number)) else {
      note(.noCharacter, at: start)
      decoded += "\u{FFFD}".utf8
      return
    }
    if scalar.value > 0x7F { note(.nextStepOctal, at: start) }
    decoded += scalar.utf8
  }

  /// Up to four hexadecimal digits, a code unit of UTF-16; two of them for a surrogate pair.
  private mutating func codeUnits(from start: Int, to decoded: inout [UInt8]) {
    var code = codeUnit(from: start)
    if 0xD800..<0xDC00 ~= code, offset + 1 < text.endIndex, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "U")
        || text[offset + 1] == UInt8(ascii: "u") && hasFourHexDigits(at: offset + 2)
    {
      let second = offset
      offset += 2
      let low = codeUnit(from: second)
      if 0xDC00..<0xE000 ~= low {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      } else {
        offset = second
      }
    }
    if !decoded.append(utf8Of: code) {
      note(.loneSurrogate, at: start)
      decoded += "\u{FFFD}".utf8
    }
  }

  private mutating func codeUnit(from start: Int) -> UInt32 {
    var code: UInt32 = 0
    let first = offset
    let end = min(offset + 4, text.endIndex)
    while offset < end, let digit = Character(Unicode.Scalar(text[offset])).hexDigitValue {
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    if offset == first { note(.noDigits, at: start) }
    return code
  }

  /// Notes the first of each kind in a statement: a file of nothing else would be all notes.
  private mutating func note(_ oddity: StringsOddity, at offset: Int) {
    guard !oddities.contains(where: { $0.oddity == oddity }) else { return }
    oddities.append((offset, oddity))
  }
}
