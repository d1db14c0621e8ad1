extension StringCatalog {
  /// The largest file that is read, in bytes: 256 MiB.
  public static let largestFileSize = 256 << 20

  /// Reads a String Catalog (`.xcstrings`) from a file.
  ///
  /// - Throws: ``CatalogError`` with the path and, where there is one, the line and the column.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String) throws(CatalogError) {
    self = try Self(xcstrings: try FileBytes.read(path), path: path)
  }

  /// Reads a String Catalog (`.xcstrings`) from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - path: The path to name in errors.
  /// - Throws: ``CatalogError`` with the line and the column.
  public init(xcstrings bytes: [UInt8], path: String? = nil) throws(CatalogError) {
    guard bytes.count <= Self.largestFileSize else { throw FileBytes.tooLarge(path) }
    let lines = LineTable(bytes)
    func failure(_ kind: CatalogError.Kind, at offset: Int) -> CatalogError {
      CatalogError(kind, path: path, location: lines.location(of: offset))
    }
    if let fault = FileBytes.firstInvalidByte(of: bytes) { throw failure(.invalidUTF8, at: fault) }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes)
    } catch {
      switch error.kind {
      case .expected(let what):
        throw failure(.invalidJSON(expected: what), at: error.offset)
      case .duplicateKey(let key, let firstOffset):
        let first = lines.location(of: firstOffset)
        throw failure(.duplicateKey(key, first: first), at: error.offset)
      case .tooDeep:
        let bound = "more than \(JSONReader.deepestNesting) objects and arrays in one another"
        throw failure(.boundExceeded(bound), at: error.offset)
      }
    }
    var reader = XCStringsReader(lines: lines, path: path)
    self = try reader.catalog(value)
  }
}
