extension StringCatalog {
  /// Reads a String Catalog (`.xcstrings`) from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - path: The path to name in errors.
  /// - Throws: ``CatalogError`` with the line and the column.
  /// - Complexity: O(*n*) in the count of bytes.
  public init(xcstrings bytes: [UInt8], path: String? = nil) throws(CatalogError) {
    func failure(_ kind: CatalogError.Kind, at offset: Int) -> CatalogError {
      CatalogError(kind, path: path, location: CatalogLocation(of: offset, in: bytes))
    }
    guard bytes.count <= Self.largestFileSize else { throw FileBytes.tooLarge(path) }
    if let fault = FileBytes.firstInvalidByte(of: bytes) { throw failure(.invalidUTF8, at: fault) }
    var reader = XCStringsReader(bytes, path: path)
    let result: Result<StringCatalog, CatalogError>
    do {
      result = try reader.catalog()
    } catch {
      switch error.kind {
      case .expected(let what):
        throw failure(.invalidJSON(expected: what), at: error.offset)
      case .duplicateKey(let key, let firstOffset):
        let first = CatalogLocation(of: firstOffset, in: bytes)
        throw failure(.duplicateKey(key, first: first), at: error.offset)
      case .tooDeep:
        throw failure(.boundExceeded(Self.deepNestingMessage), at: error.offset)
      case .beyondBound(let bound):
        throw failure(.boundExceeded(bound), at: error.offset)
      }
    }
    self = try result.get()
  }
}
