/// How a file's characters are written in bytes.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case utf32LittleEndian
  case utf32BigEndian

  /// The word for the encoding in messages.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    }
  }

  /// The bytes of a byte-order mark, U+FEFF.
  var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }

  /// The encoding of a file whose first character, if there is no mark, is an ASCII one.
  ///
  /// Then the zeros among the first four bytes tell the width of a unit and the order of its bytes.
  init(detectedIn bytes: [UInt8]) {
    // The mark of little-endian UTF-32 begins as that of UTF-16 does.
    let marked: [Self] = [
      .utf32LittleEndian, .utf32BigEndian, .utf16LittleEndian, .utf16BigEndian, .utf8,
    ]
    if let encoding = marked.first(where: { bytes.starts(with: $0.mark) }) {
      self = encoding
      return
    }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if zeros == [true, true, true, false] {
      self = .utf32BigEndian
    } else if zeros == [false, true, true, true] {
      self = .utf32LittleEndian
    } else if zeros.starts(with: [true, false]) {
      self = .utf16BigEndian
    } else if zeros.starts(with: [false, true]) {
      self = .utf16LittleEndian
    } else {
      self = .utf8
    }
  }
}
