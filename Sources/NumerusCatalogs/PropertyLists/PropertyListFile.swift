/// A property list as a file has it, XML or binary, and the way from its offsets to lines.
package struct PropertyListFile: Sendable {
  package let root: PropertyListValue
  /// The lines of the text; in a binary file everything is at 1:1.
  package let lines: LineTable

  /// Reads a property list from bytes: XML in UTF-8, XML in UTF-16 with a byte order mark, or
  /// binary. Nothing that the file names is ever fetched.
  ///
  /// - Throws: ``CatalogError``, in a text with the line and the column.
  /// - Complexity: O(*n*) in the count of bytes; for a binary file, in the count of its values, which
  ///   is bounded.
  package init(_ bytes: [UInt8], path: String? = nil) throws(CatalogError) {
    guard bytes.count <= StringCatalog.largestFileSize else { throw FileBytes.tooLarge(path) }
    if BinaryPropertyListReader.isBinary(bytes) {
      lines = LineTable([])
      do {
        root = try BinaryPropertyListReader.value(of: bytes)
      } catch {
        throw CatalogError(error.kind.inBinary(at: error.offset), path: path)
      }
      return
    }
    let text: [UInt8]
    let isUTF16: Bool
    switch UTF16Text.converted(bytes) {
    case .utf8(let converted):
      text = converted
      isUTF16 = true
    case .fault(let before):
      throw CatalogError(
        .invalidPropertyList(expected: "both halves of a surrogate pair"), path: path,
        location: LineTable(before).location(of: before.count))
    case .other:
      text = bytes
      isUTF16 = false
    }
    lines = LineTable(text)
    if let fault = FileBytes.firstInvalidByte(of: text) {
      throw CatalogError(.invalidUTF8, path: path, location: lines.location(of: fault))
    }
    do {
      root = try XMLPropertyListReader.value(of: text, isUTF16: isUTF16)
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
