extension StringsDictFile {
  /// Reads a `.stringsdict` from a file.
  ///
  /// - Throws: ``CatalogError`` with the path and, where there is one, the line and the column.
  /// - Complexity: O(*n*) in the size of the file.
  package init(contentsOfFile path: String) throws(CatalogError) {
    self = try Self(try FileBytes.read(path), path: path)
  }

  /// Reads a `.stringsdict` from bytes: a property list, XML or binary.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - path: The path to name in errors.
  ///   - file: Which of a catalog's files it is.
  /// - Throws: ``CatalogError`` with the line and the column, where the bytes are no property list or
  ///   its root is no dictionary.
  package init(
    _ bytes: [UInt8], path: String? = nil, file: UInt16 = 0
  ) throws(CatalogError) {
    let list = try PropertyListFile(bytes, path: path, file: file)
    guard case .dictionary(let members) = list.root.kind else {
      throw CatalogError(
        .invalidPropertyList(expected: "a dictionary of keys, not \(list.root.kindName)"),
        path: path, location: list.lines.location(of: list.root.offset))
    }
    var reader = StringsDictReader(lines: list.lines)
    let entries = reader.entries(members)
    self.init(entries: entries, diagnostics: reader.diagnostics, path: path)
  }
}
