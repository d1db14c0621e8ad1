/// Reads the statements of a `.strings` file in UTF-8, without its byte-order mark.
///
/// The grammar is that of Core Foundation's reader of old-style property lists, with texts only.
/// Where that one keeps quiet and drops the rest of the file (an unclosed comment, anything but a key
/// after a statement), this one has an error.
struct StringsReader {
  /// A fault and where it is, in bytes from the start.
  struct Failure: Error {
    var offset: Int
    var kind: Kind

    enum Kind {
      case expected(String)
      case tooLong
      case tooMany
    }
  }

  /// A statement, and what its texts have that is odd.
  struct Statement {
    var entry: StringsFile.Entry
    var keyOffset: Int
    var valueOffset: Int
    var oddities: [(offset: Int, oddity: StringsOddity)]
  }

  let text: ArraySlice<UInt8>
  var offset: Int
  private(set) var frame: StringsFile.Frame
  private var isBraced = false
  private var statementCount = 0
  /// What stands between the marks of the comments right before the token that comes.
  var comments: [ArraySlice<UInt8>] = []
  var oddities: [(offset: Int, oddity: StringsOddity)] = []

  init(_ text: [UInt8], markCount: Int) throws(Failure) {
    self.text = text[...]
    offset = 0
    frame = StringsFile.Frame(markCount: markCount)
    _ = try skipLead()
    if take(UInt8(ascii: "{")) {
      isBraced = true
      frame.opening = self.text[..<offset]
    } else {
      offset = 0
    }
  }

  /// The next statement; nil at the end, when the frame is complete.
  mutating func next() throws(Failure) -> Statement? {
    let start = offset
    let ownComments = try skipLead()
    let comment = StringsComment(contents: comments)?.text
    let keyOffset = offset
    if offset == text.endIndex || (isBraced && text[offset] == UInt8(ascii: "}")) {
      try end(tailFrom: start)
      return nil
    }
    guard let key = try string() else {
      throw expected(isBraced ? "a key or \"}\"" : "a key")
    }
    let keyEnd = offset
    statementCount += 1
    guard statementCount <= StringsFile.largestEntryCount else {
      throw Failure(offset: keyOffset, kind: .tooMany)
    }
    _ = try skipLead()
    var value: String?
    var valueOffset = keyOffset
    var valueRange = keyEnd..<keyEnd
    if take(UInt8(ascii: "=")) {
      _ = try skipLead()
      valueOffset = offset
      value = try string()
      guard value != nil else { throw expected("a text in quotes after \"=\"") }
      valueRange = valueOffset..<offset
      _ = try skipLead()
    }
    guard take(UInt8(ascii: ";")) else {
      throw expected(value == nil ? "\"=\" or \";\" after the key" : "\";\" after the value")
    }
    skipRestOfLine()
    func relative(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound - start..<range.upperBound - start
    }
    var entry = StringsFile.Entry(key: key, value: value ?? key, comment: comment)
    entry.isValueOmitted = value == nil
    entry.source = StringsFile.Source(
      bytes: text[start..<offset], comments: relative(ownComments),
      key: relative(keyOffset..<keyEnd), value: relative(valueRange))
    defer { oddities.removeAll() }
    return Statement(
      entry: entry, keyOffset: keyOffset, valueOffset: valueOffset, oddities: oddities)
  }

  private mutating func end(tailFrom start: Int) throws(Failure) {
    frame.tail = text[start..<offset]
    frame.closing = text[offset...]
    guard isBraced else { return }
    guard take(UInt8(ascii: "}")) else { throw expected("a key or \"}\", not the end") }
    _ = try skipLead()
    guard offset == text.endIndex else { throw expected("the end after \"}\"") }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < text.endIndex, text[offset] == byte else { return false }
    offset += 1
    return true
  }

  func expected(_ what: String) -> Failure {
    Failure(offset: offset, kind: .expected(what))
  }
}
