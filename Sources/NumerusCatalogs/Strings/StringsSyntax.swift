/// The characters of `.strings` files, as Core Foundation's reader of old-style property lists has
/// them. Text is valid UTF-8.
enum StringsSyntax {
  /// Whether a byte may stand in a key or a value without quotes.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // The hyphen, the full stop, the slash, the digits and the colon are neighbours.
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  enum Space {
    /// The end of a line, and its length in bytes.
    case lineEnd(Int)
    /// One byte of another kind.
    case other
  }

  /// The white space at an offset: the ASCII characters that C counts as such, U+2028 and U+2029.
  static func space(in text: ArraySlice<UInt8>, at offset: Int) -> Space? {
    switch text[offset] {
    case 0x0A: .lineEnd(1)
    case 0x0D: .lineEnd(offset + 1 < text.endIndex && text[offset + 1] == 0x0A ? 2 : 1)
    case 0x09, 0x0B, 0x0C, 0x20: .other
    case 0xE2 where isSeparator(in: text, at: offset): .lineEnd(3)
    default: nil
    }
  }

  /// How many bytes at the start are white space, and how many of them reach the last line end.
  static func leadingSpace(of text: ArraySlice<UInt8>) -> (count: Int, throughLineEnd: Int) {
    var offset = text.startIndex
    var lineEnd = 0
    while offset < text.endIndex, let space = space(in: text, at: offset) {
      switch space {
      case .lineEnd(let length):
        offset += length
        lineEnd = offset - text.startIndex
      case .other: offset += 1
      }
    }
    return (offset - text.startIndex, lineEnd)
  }

  /// A text without the white space around it.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = text.dropFirst(leadingSpace(of: text).count)
    var end = rest.endIndex
    while end > rest.startIndex {
      if space(in: rest, at: end - 1) != nil {
        end -= 1
      } else if end - rest.startIndex >= 3, isSeparator(in: rest, at: end - 3) {
        end -= 3
      } else {
        break
      }
    }
    return rest[..<end]
  }

  /// How many lines end in a text.
  static func lineEndCount(of text: ArraySlice<UInt8>) -> Int {
    var offset = text.startIndex
    var count = 0
    while offset < text.endIndex {
      if case .lineEnd(let length)? = space(in: text, at: offset) {
        offset += length
        count += 1
      } else {
        offset += 1
      }
    }
    return count
  }

  private static func isSeparator(in text: ArraySlice<UInt8>, at offset: Int) -> Bool {
    offset + 2 < text.endIndex && text[offset] == 0xE2 && text[offset + 1] == 0x80
      && (text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9)
  }
}
