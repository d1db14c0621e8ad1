internal import NumerusMessages

extension StringsFile {
  /// Reads a `.strings` file: text in UTF-8, UTF-16 or UTF-32, with or without a byte-order mark, or
  /// a property list of texts, binary or XML.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path to name in errors.
  ///   - file: Which of a catalog's files it is.
  /// - Throws: ``CatalogError`` with the line and the column, where there are lines.
  /// - Complexity: O(*n*) in the count of bytes, on average.
  package init(
    _ bytes: [UInt8], path: String? = nil, file: UInt16 = 0
  ) throws(CatalogError) {
    guard bytes.count <= StringCatalog.largestFileSize else { throw FileBytes.tooLarge(path) }
    guard !BinaryPropertyListReader.isBinary(bytes) else {
      try self.init(try PropertyListFile(binary: bytes, path: path, file: file), bytes, path: path)
      return
    }
    let (text, encoding, markCount) = try DecodedText.decoded(bytes, path: path)
    if Self.isXML(text) {
      let list = try PropertyListFile(xml: text, encoding: encoding, path: path, file: file)
      try self.init(list, bytes, path: path)
    } else {
      try self.init(
        lines: LineTable(text, file: file), text: text, encoding: encoding, markCount: markCount,
        path: path)
    }
  }

  /// Whether a text is an XML property list, which begins as no statement does.
  static func isXML(_ text: [UInt8]) -> Bool {
    let content = text[StringsSyntax.leadingSpace(of: text[...]).count...]
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { content.starts(with: $0.utf8) }
  }

  private init(
    lines: LineTable, text: [UInt8], encoding: TextEncoding, markCount: Int, path: String?
  ) throws(CatalogError) {
    self.init(
      encoding: .text(encoding, hasMark: markCount > 0), path: path,
      content: .text(Frame(markCount: markCount)))
    if markCount > 1 {
      diagnostics.append(
        CatalogDiagnostic(
          .warning, "the file begins with \(markCount) byte-order marks, where one is meant",
          location: lines.location(of: 0)))
    }
    do {
      var reader = try StringsReader(text, markCount: markCount)
      // So many as a file of Apple's own tools has; what grows is copied over and over.
      let likelyCount = min(text.count / 128, Self.largestEntryCount)
      indices.reserveCapacity(likelyCount)
      entries.reserveCapacity(likelyCount)
      while let statement = try reader.next() { add(statement, lines) }
      var frame = reader.frame
      if let lineEnd = Self.firstLineEnd(of: text) { frame.lineEnd = lineEnd }
      content = .text(frame)
    } catch {
      throw CatalogError(
        error.kind.inCatalog, path: path, location: lines.location(of: error.offset))
    }
  }

  init(encoding: Encoding, path: String?, content: Content) {
    self.encoding = encoding
    self.path = path
    self.content = content
  }

  private mutating func add(_ statement: StringsReader.Statement, _ lines: LineTable) {
    var entry = statement.entry
    let location = lines.location(of: statement.keyOffset)
    entry.location = location
    entry.valueLocation = lines.location(of: statement.valueOffset)
    for (offset, oddity) in statement.oddities {
      diagnostics.append(
        CatalogDiagnostic(
          oddity.severity, oddity.message, key: entry.key, location: lines.location(of: offset)))
    }
    if let first = indices.updateValue(entries.count, forKey: ExactText(entry.key)),
      let firstLocation = entries[first].location
    {
      diagnostics.append(
        CatalogDiagnostic(
          .warning, "the key stands at \(firstLocation) already; the last one counts",
          key: entry.key, location: location))
    }
    entries.append(entry)
  }

  private static func firstLineEnd(of text: [UInt8]) -> [UInt8]? {
    guard let first = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isPair = text[first] == 0x0D && first + 1 < text.count && text[first + 1] == 0x0A
    return isPair ? [0x0D, 0x0A] : [text[first]]
  }
}

extension StringsReader.Failure.Kind {
  fileprivate var inCatalog: CatalogError.Kind {
    switch self {
    case .expected(let what): .invalidStrings(expected: what)
    case .tooLong: .boundExceeded(StringsFile.tooLong)
    case .tooMany: .boundExceeded(StringsFile.tooMany)
    }
  }
}

extension StringsFile {
  static let tooLong = "a key or a value has more than \(longestText >> 20) MiB"
  static let tooMany = "the file has more than \(largestEntryCount) entries"
}
