internal import NumerusMessages

extension StringsFile {
  /// A new file of texts, in UTF-8, in the form that Apple's `genstrings` writes.
  ///
  /// ```
  /// /* Shown at launch */
  /// "greeting" = "Hello";
  ///
  /// ```
  ///
  /// - Throws: ``CatalogError`` for a key or a value that is too long, or for too many.
  package init(
    entries: [Entry], path: String? = nil
  ) throws(CatalogError) {
    var text: [UInt8] = []
    for entry in entries {
      text += Self.statement(
        key: entry.key, value: entry.value, comment: entry.comment.flatMap { StringsComment($0) },
        lineEnd: [0x0A])
      text += [0x0A, 0x0A]
    }
    try self.init(text, path: path)
  }

  /// The bytes of the file: those that were read, but for what was changed since.
  ///
  /// A binary property list that was changed is written anew.
  ///
  /// - Complexity: O(*n*) in the count of bytes.
  package func serialized() -> [UInt8] {
    switch content {
    case .xml(let bytes), .binary(let bytes, _, isEdited: false): return bytes
    case .binary(_, let others, isEdited: true):
      let texts = entries.enumerated().filter { indices[ExactText($1.key)] == $0 }.map { _, entry in
        PropertyListValue.Member(key: entry.key, value: PropertyListValue(.string(entry.value)))
      }
      // An entry that was added takes the place of a value that is no text.
      let rest = others.filter { indices[ExactText($0.key)] == nil }
      return BinaryPropertyListWriter.bytes(of: PropertyListValue(.dictionary(texts + rest)))
    case .text(let frame):
      guard case .text(let encoding, _) = encoding else { return [] }
      var text = Array(frame.opening)
      for entry in entries { text += entry.source.bytes }
      text += frame.tail
      text += frame.closing
      let marks = repeatElement(encoding.mark, count: frame.markCount).joined()
      return Array(marks) + encoding.bytes(ofUTF8: text)
    }
  }

  /// A statement without a line end after it.
  static func statement(
    key: String, value: String, comment: StringsComment?, lineEnd: [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    if let comment { bytes += comment.bytes(lineEnd: lineEnd) + lineEnd }
    return bytes + quoted(key) + Array(" = ".utf8) + quoted(value) + [UInt8(ascii: ";")]
  }

  /// A text in quotes, with the escapes that it needs.
  static func quoted(_ text: String) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        // Four digits, so that one that follows is text.
        bytes += byte < 0x10 ? "\\U000".utf8 : "\\U00".utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return bytes
  }
}
