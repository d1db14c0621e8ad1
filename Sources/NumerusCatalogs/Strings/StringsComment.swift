/// A comment of a `.strings` file: its text, and how the file writes it.
struct StringsComment {
  /// The text, without white space around it; never empty.
  let text: String

  /// The comment of a file whose marks have these contents; nil if there is only white space.
  init?(contents: [ArraySlice<UInt8>]) {
    if contents.isEmpty { return nil }
    var lines = contents.map { StringsSyntax.trimmed($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    lines.removeFirst(first)
    if lines.isEmpty { return nil }
    text =
      lines.count == 1
      ? String(decoding: lines[0], as: UTF8.self)
      : String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// The comment to write for a text; nil if there is only white space.
  ///
  /// A text with `*/` has its white space at the ends of lines taken away.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(
      contents: Self.hasBlockEnd(bytes) ? Self.lines(of: bytes) : [bytes[...]])
  }

  /// Whether the comment is written between `/*` and `*/`.
  var isBlock: Bool { !Self.hasBlockEnd(Array(text.utf8)) }

  /// The comment as `/* … */`; as lines of `//` if the text has what would end it early.
  ///
  /// - Parameter lineEnd: How the file ends its lines.
  func bytes(lineEnd: [UInt8]) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard Self.hasBlockEnd(bytes) else { return Array("/* ".utf8) + bytes + Array(" */".utf8) }
    let lines = Self.lines(of: bytes).map { Array("// ".utf8) + $0 }
    return Array(lines.joined(separator: lineEnd))
  }

  private static func hasBlockEnd(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      if case .lineEnd(let length)? = StringsSyntax.space(in: bytes[...], at: offset) {
        lines.append(bytes[start..<offset])
        offset += length
        start = offset
      } else {
        offset += 1
      }
    }
    lines.append(bytes[start...])
    return lines
  }
}
