/// A property list as a file has it, XML or binary, and the way from its offsets to lines.
package struct PropertyListFile: Sendable {
  package let root: PropertyListValue
  package let isBinary: Bool
  /// The lines of the text, after its byte-order mark; in a binary file everything is at 1:1.
  package let lines: LineTable

  /// Reads a property list from bytes: binary, or XML in UTF-8, UTF-16 or UTF-32, with or without a
  /// byte-order mark. Nothing that the file names is ever fetched.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path to name in errors.
  ///   - file: Which of a catalog's files it is.
  /// - Throws: ``CatalogError``, in a text with the line and the column.
  /// - Complexity: O(*n*) in the count of bytes.
  package init(
    _ bytes: [UInt8], path: String? = nil, file: UInt16 = 0
  ) throws(CatalogError) {
    guard bytes.count <= StringCatalog.largestFileSize else { throw FileBytes.tooLarge(path) }
    guard !BinaryPropertyListReader.isBinary(bytes) else {
      try self.init(binary: bytes, path: path, file: file)
      return
    }
    let (text, encoding, _) = try DecodedText.decoded(bytes, path: path)
    try self.init(xml: text, encoding: encoding, path: path, file: file)
  }

  init(binary bytes: [UInt8], path: String?, file: UInt16) throws(CatalogError) {
    isBinary = true
    lines = LineTable([], file: file)
    do {
      root = try BinaryPropertyListReader.value(of: bytes)
    } catch {
      throw CatalogError(error.kind.inBinary(at: error.offset), path: path)
    }
  }

  /// - Parameters:
  ///   - text: The text in UTF-8, without a mark.
  ///   - encoding: What the file has it in.
  ///   - path: The path to name in errors.
  ///   - file: Which of a catalog's files it is.
  init(
    xml text: [UInt8], encoding: TextEncoding, path: String?, file: UInt16
  ) throws(CatalogError) {
    isBinary = false
    lines = LineTable(text, file: file)
    do {
      root = try XMLPropertyListReader.value(of: text, encoding: encoding)
    } catch {
      throw CatalogError(
        error.kind.inText, path: path, location: lines.location(of: error.offset))
    }
  }
}

extension PropertyListFailure.Kind {
  fileprivate var inText: CatalogError.Kind {
    switch self {
    case .expected(let what): .invalidPropertyList(expected: what)
    case .boundExceeded(let bound): .boundExceeded(bound)
    }
  }

  /// Lines mean nothing in a binary file: the place goes into the words.
  fileprivate func inBinary(at offset: Int) -> CatalogError.Kind {
    switch self {
    case .expected(let what): .invalidPropertyList(expected: "\(what) at byte \(offset)")
    case .boundExceeded(let bound): .boundExceeded(bound)
    }
  }
}
