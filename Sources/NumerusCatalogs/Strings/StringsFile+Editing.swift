internal import NumerusMessages

extension StringsFile {
  /// Gives a key another text. Of several entries with the key the last is meant, which counts.
  ///
  /// - Returns: Whether the file has the key.
  /// - Throws: ``CatalogError`` if the text is too long, or the file is an XML property list.
  @discardableResult
  package mutating func setValue(
    _ value: String, forKey key: String
  ) throws(CatalogError) -> Bool {
    try checkEditable(value)
    guard let index = indices[ExactText(key)] else { return false }
    if entries[index].value.utf8.elementsEqual(value.utf8) { return true }
    entries[index].value = value
    if case .text = content {
      let sign = entries[index].isValueOmitted ? Array(" = ".utf8) : []
      entries[index].source.replaceValue(with: Self.quoted(value), after: sign)
      entries[index].isValueOmitted = false
    }
    noteEdit()
    return true
  }

  /// Gives the entry of a key another comment, on lines of its own, or none.
  ///
  /// White space around the comment is not kept. A property list has no comments and stays as it is.
  ///
  /// - Returns: Whether the file has the key and can have comments.
  /// - Throws: ``CatalogError`` if the file is an XML property list.
  @discardableResult
  package mutating func setComment(
    _ comment: String?, forKey key: String
  ) throws(CatalogError) -> Bool {
    try checkEditable()
    guard case .text(let frame) = content, let index = indices[ExactText(key)] else {
      return false
    }
    let new = comment.flatMap { StringsComment($0) }
    let old = entries[index].comment
    if old.map({ Array($0.utf8) }) == new.map({ Array($0.text.utf8) }) { return true }
    entries[index].comment = new?.text
    guard let new else {
      entries[index].source.replaceComments(with: [], lead: [], trail: [])
      return true
    }
    let source = entries[index].source
    let bytes = new.bytes(lineEnd: frame.lineEnd)
    let startsLine = index == 0 || StringsSyntax.lineEndCount(of: source.before) > 0
    let endsLine = StringsSyntax.lineEndCount(of: source.gap) > 0
    let needsLine = source.comments.isEmpty || !new.isBlock
    // A comment that ends the line of a statement would be read as that statement's.
    let lead = !startsLine && (endsLine || needsLine) ? frame.lineEnd : []
    let trail = !endsLine && needsLine ? frame.lineEnd + source.indentation : []
    entries[index].source.replaceComments(with: bytes, lead: lead, trail: trail)
    return true
  }

  /// Adds an entry after all others, in the manner of the last one.
  ///
  /// A property list has no comments, and takes the entry without. It has each key once: there an
  /// entry of the same key gets the value.
  ///
  /// - Throws: ``CatalogError`` if a text is too long, there are too many entries, or the file is an
  ///   XML property list.
  package mutating func append(
    key: String, value: String, comment: String? = nil
  ) throws(CatalogError) {
    try checkEditable(key, value)
    guard entries.count < Self.largestEntryCount else {
      throw CatalogError(.boundExceeded(Self.tooMany), path: path)
    }
    if case .binary = content, indices[ExactText(key)] != nil {
      try setValue(value, forKey: key)
      return
    }
    var entry = Entry(key: key, value: value)
    if case .text(var frame) = content {
      let comment = comment.flatMap { StringsComment($0) }
      entry.comment = comment?.text
      entry.source = appendix(key: key, value: value, comment: comment, to: &frame)
      content = .text(frame)
    }
    noteEdit()
    indices[ExactText(key)] = entries.count
    entries.append(entry)
  }

  /// The bytes of a new last statement, which begin with what the tail had.
  private func appendix(
    key: String, value: String, comment: StringsComment?, to frame: inout Frame
  ) -> Source {
    let before = Array(frame.tail)
    let contentEnd = StringsSyntax.trimmed(before[...]).endIndex
    let hasContent = StringsSyntax.leadingSpace(of: before[...]).count < before.count
    let space = hasContent ? before[contentEnd...] : before[...]
    let lineEnds = StringsSyntax.lineEndCount(of: space)
    let needed: Int
    if hasContent || entries.last?.comment != nil || (comment != nil && !entries.isEmpty) {
      // An empty line, without which a comment before it would be the entry's.
      needed = 2
    } else {
      needed = entries.isEmpty && frame.opening.isEmpty ? 0 : 1
    }
    // CR and the LF after it are one line end, not two.
    let joins = lineEnds < needed && before.last == 0x0D && frame.lineEnd == [0x0A]
    let missingCount = max(0, needed - lineEnds) + (joins ? 1 : 0)
    let missing = repeatElement(frame.lineEnd, count: missingCount).joined()
    // A file that ends with an empty line, as those of genstrings, goes on to.
    let endCount = !entries.isEmpty && lineEnds > 1 ? 2 : 1
    frame.tail = Array(repeatElement(frame.lineEnd, count: endCount).joined())[...]

    let lead = before + missing
    let comments = comment?.bytes(lineEnd: frame.lineEnd) ?? []
    let quotedKey = Self.quoted(key)
    let keyStart = lead.count + (comments.isEmpty ? 0 : comments.count + frame.lineEnd.count)
    let valueStart = keyStart + quotedKey.count + " = ".utf8.count
    let statement = Self.statement(
      key: key, value: value, comment: comment, lineEnd: frame.lineEnd)
    let bytes = lead + statement
    return Source(
      bytes: bytes[...],
      comments: comments.isEmpty
        ? keyStart..<keyStart : lead.count..<lead.count + comments.count,
      key: keyStart..<keyStart + quotedKey.count, value: valueStart..<bytes.count - 1)
  }

  /// Throws if texts are too long, or the file can't be edited.
  func checkEditable(_ texts: String...) throws(CatalogError) {
    if case .xml = content {
      throw CatalogError(.notEditable("it is an XML property list"), path: path)
    }
    guard texts.allSatisfy({ $0.utf8.count <= Self.longestText }) else {
      throw CatalogError(.boundExceeded(Self.tooLong), path: path)
    }
  }

  /// Has a binary property list written anew.
  mutating func noteEdit() {
    if case .binary(let bytes, let others, isEdited: false) = content {
      content = .binary(bytes, others: others, isEdited: true)
    }
  }
}
