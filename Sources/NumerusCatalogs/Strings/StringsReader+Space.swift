extension StringsReader {
  /// Passes over white space and comments up to a token.
  ///
  /// - Returns: Where the comments right before the token are, with their marks; empty, and at the
  ///   token, if there are none. An empty line parts comments from what follows.
  mutating func skipLead() throws(Failure) -> Range<Int> {
    comments.removeAll(keepingCapacity: true)
    var own = offset..<offset
    var lineEnds = 0
    while offset < text.endIndex {
      let start = offset
      switch StringsSyntax.space(in: text, at: offset) {
      case .lineEnd(let length)?:
        offset += length
        lineEnds += 1
        if lineEnds == 2 { comments.removeAll(keepingCapacity: true) }
      case .other?: offset += 1
      case nil:
        guard let content = try comment() else {
          return comments.isEmpty ? offset..<offset : own
        }
        own = (comments.isEmpty ? start : own.lowerBound)..<offset
        comments.append(text[content])
        lineEnds = 0
      }
    }
    return offset..<offset
  }

  /// Passes over the rest of a line if it has only white space and comments, up to the line end.
  mutating func skipRestOfLine() {
    let start = offset
    while offset < text.endIndex {
      switch StringsSyntax.space(in: text, at: offset) {
      case .lineEnd?: return
      case .other?: offset += 1
      case nil:
        guard let mark = commentMark else {
          offset = start
          return
        }
        guard mark == .block else {
          skipToLineEnd()
          return
        }
        offset += 2
        guard skipToBlockEnd(inLine: true) else {
          offset = start
          return
        }
      }
    }
  }

  /// What stands between the marks of a comment; nil where none begins.
  private mutating func comment() throws(Failure) -> Range<Int>? {
    guard let mark = commentMark else { return nil }
    let start = offset
    offset += 2
    switch mark {
    case .line:
      skipToLineEnd()
      return start + 2..<offset
    case .block:
      guard skipToBlockEnd(inLine: false) else {
        offset = start
        throw expected("\"*/\" after this \"/*\"")
      }
      return start + 2..<offset - 2
    }
  }

  private enum CommentMark { case line, block }

  private var commentMark: CommentMark? {
    guard offset + 1 < text.endIndex, text[offset] == UInt8(ascii: "/") else { return nil }
    switch text[offset + 1] {
    case UInt8(ascii: "/"): return .line
    case UInt8(ascii: "*"): return .block
    default: return nil
    }
  }

  private mutating func skipToLineEnd() {
    while offset < text.endIndex {
      if case .lineEnd? = StringsSyntax.space(in: text, at: offset) { return }
      offset += 1
    }
  }

  /// Passes over the end of a block comment; false if there is none, or not in this line.
  private mutating func skipToBlockEnd(inLine: Bool) -> Bool {
    while offset + 1 < text.endIndex {
      if text[offset] == UInt8(ascii: "*"), text[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return true
      }
      if inLine, case .lineEnd? = StringsSyntax.space(in: text, at: offset) { return false }
      offset += 1
    }
    return false
  }
}
