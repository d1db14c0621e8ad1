extension StringsFile {
  /// The bytes of an entry and where its parts are among them.
  ///
  /// In this order: white space, and comments that are not the entry's own; its comments; white
  /// space; the key; what is between; the value; all up to the semicolon; and the rest of the line,
  /// if that is only white space and comments. An entry of a property list has no bytes.
  struct Source: Sendable {
    /// UTF-8. Offsets below are from its start.
    var bytes: ArraySlice<UInt8> = []
    /// Empty, and at the key, where there are no comments.
    var comments = 0..<0
    var key = 0..<0
    /// Empty, and at the key's end, where the value is omitted.
    var value = 0..<0

    func part(_ range: Range<Int>) -> ArraySlice<UInt8> {
      bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
    }

    /// Whether there are comments that are not the entry's own: beside them, the parts that are not its
    /// key and its value have white space and signs only.
    var hasLooseComments: Bool {
      [
        0..<comments.lowerBound, comments.upperBound..<key.lowerBound,
        key.upperBound..<value.lowerBound, value.upperBound..<bytes.count,
      ].contains { part($0).contains(UInt8(ascii: "/")) }
    }

    /// What stands before the entry's own comments.
    var before: ArraySlice<UInt8> { part(0..<comments.lowerBound) }

    /// The white space between the comments and the key.
    var gap: ArraySlice<UInt8> { part(comments.upperBound..<key.lowerBound) }

    /// The white space of the line that the comments or, without, the key begins.
    var indentation: ArraySlice<UInt8> {
      var start = before.endIndex
      while start > before.startIndex, before[start - 1] == 0x20 || before[start - 1] == 0x09 {
        start -= 1
      }
      let isLine =
        start > before.startIndex && (before[start - 1] == 0x0A || before[start - 1] == 0x0D)
      return isLine ? before[start...] : []
    }

    /// - Parameter sign: What to put between the key and a value that was omitted.
    mutating func replaceValue(with new: [UInt8], after sign: [UInt8]) {
      let start = value.lowerBound
      replace(value, with: sign + new)
      value = start + sign.count..<start + sign.count + new.count
    }

    /// Replaces the comments, and the gap after them too if there are to be none.
    mutating func replaceComments(with new: [UInt8], lead: [UInt8], trail: [UInt8]) {
      let start = comments.lowerBound
      let end = new.isEmpty ? key.lowerBound : comments.upperBound
      move(by: replace(start..<end, with: lead + new + trail))
      comments = start + lead.count..<start + lead.count + new.count
    }

    /// Puts bytes before all others, in place of some that are before the comments.
    mutating func replaceStart(_ count: Int, with new: [UInt8]) {
      move(by: replace(0..<count, with: new))
    }

    private mutating func move(by change: Int) {
      comments = comments.lowerBound + change..<comments.upperBound + change
      key = key.lowerBound + change..<key.upperBound + change
      value = value.lowerBound + change..<value.upperBound + change
    }

    /// - Returns: By how many bytes what follows has moved.
    @discardableResult
    private mutating func replace(_ range: Range<Int>, with new: [UInt8]) -> Int {
      // A copy: the bytes of the file that was read are shared by all entries.
      bytes =
        ArraySlice(
          Array(part(0..<range.lowerBound)) + new + part(range.upperBound..<bytes.count))
      return new.count - range.count
    }
  }
}
