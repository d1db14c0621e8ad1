internal import NumerusFormat

/// A marker `%1#@name@`, which is a slip for `%1$#@name@`.
///
/// Foundation takes the digits for a width and reads the marker as one without a position.
struct StringsDictMarker {
  /// The marker as it stands.
  let source: String
  let digits: String
  let name: String

  /// What is to be said of it.
  var message: String {
    "the marker \(source) lacks a $: it is read as %#@\(name)@, without a position; with one it is "
      + "%\(digits)$#@\(name)@"
  }

  /// The markers of the kind in a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func malformed(in text: String) -> [StringsDictMarker] {
    pieces(of: text).compactMap { if case .marker(let marker) = $0 { marker } else { nil } }
  }

  /// The text with its markers as Foundation reads them.
  static func rewritten(_ text: String) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .marker(let marker): "%#@\(marker.name)@"
      }
    }.joined()
  }

  private enum Piece {
    case text(String)
    case marker(StringsDictMarker)
  }

  private static func pieces(of text: String) -> [Piece] {
    FormatString(text).segments.flatMap { segment in
      // To the grammar such a marker is text.
      guard case .text(let text) = segment else { return [Piece.text(segment.source)] }
      return pieces(ofPlain: Array(text.utf8))
    }
  }

  private static func pieces(ofPlain bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var textStart = 0
    var index = 0
    func string(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end], as: UTF8.self)
    }
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
      let digitsEnd = bytes[index...].firstIndex { !isDigit($0) } ?? bytes.count
      let nameStart = digitsEnd + 2
      guard digitsEnd > index, bytes[digitsEnd...].starts(with: "#@".utf8),
        let nameEnd = bytes[nameStart...].firstIndex(where: { !isNameByte($0) }),
        nameEnd > nameStart, bytes[nameEnd] == UInt8(ascii: "@")
      else { continue }
      if percent > textStart { pieces.append(.text(string(textStart, percent))) }
      index = nameEnd + 1
      textStart = index
      pieces.append(
        .marker(
          StringsDictMarker(
            source: string(percent, index), digits: string(percent + 1, digitsEnd),
            name: string(nameStart, nameEnd))))
    }
    if textStart < bytes.count { pieces.append(.text(string(textStart, bytes.count))) }
    return pieces
  }

  /// The letters of a name, as Foundation has them.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
