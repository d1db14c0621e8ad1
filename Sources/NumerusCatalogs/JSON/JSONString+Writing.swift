extension [UInt8] {
  /// Appends a JSON string, quotes included, as Xcode writes it: all of Unicode as it is, but quotes,
  /// backslashes and control characters.
  mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        append(byte)
      } else {
        appendEscape(of: byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends the escape of a quote, a backslash or a control character.
  mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      append(contentsOf: "u00".utf8)
      append(digits[Int(byte >> 4)])
      append(digits[Int(byte & 15)])
    default: append(byte)
    }
  }
}
