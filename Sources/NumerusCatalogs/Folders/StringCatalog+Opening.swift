extension StringCatalog {
  /// Reads a file of texts: a String Catalog (`.xcstrings`), or a `.strings` or `.stringsdict` file,
  /// which becomes a catalog of its one language.
  ///
  /// ```swift
  /// let catalog = try StringCatalog(contentsOfFile: "Resources/pl.lproj/Localizable.stringsdict")
  /// catalog.sourceLanguage  // "pl"
  /// ```
  ///
  /// A file with another ending is a property list where it begins as one, and else a String Catalog.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - language: The language of a `.strings` or `.stringsdict` file; nil where the folder around it
  ///     tells, as `pl.lproj`.
  /// - Throws: ``CatalogError`` with the path and, where there is one, the line and the column; also
  ///   where nothing tells a file's language.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String, language: String? = nil) throws(CatalogError) {
    try FileName(path).checkIsSource(path)
    let bytes = try FileBytes.read(path)
    switch FileName(path).catalogFile?.kind ?? Self.kind(of: bytes) {
    case .xcstrings: try self.init(xcstrings: bytes, path: path)
    case .strings:
      let language = try Self.language(of: path, language)
      self.init(try StringsFile(bytes, path: path), language: language)
    case .stringsdict:
      let language = try Self.language(of: path, language)
      self.init(try StringsDictFile(bytes, path: path), language: language)
    }
    diagnostics = withPaths(diagnostics)
  }

  /// Refuses the path of a compiled catalog, whose texts can't be had from it.
  package static func checkIsSource(_ path: String) throws(CatalogError) {
    try FileName(path).checkIsSource(path)
  }

  /// The kind of a file whose name does not tell.
  private static func kind(of bytes: [UInt8]) -> CatalogFileKind {
    guard BinaryPropertyListReader.isBinary(bytes) || StringsFile.isXML(bytes),
      let list = try? PropertyListFile(bytes), case .dictionary(let members) = list.root.kind
    else { return .xcstrings }
    let isTexts = members.allSatisfy { if case .string = $0.value.kind { true } else { false } }
    return isTexts ? .strings : .stringsdict
  }

  private static func language(
    of path: String, _ language: String?
  ) throws(CatalogError) -> String {
    guard let language = language ?? StringCatalogFolder.language(ofFile: path) else {
      throw CatalogError(.unknownSourceLanguage, path: path)
    }
    return language
  }
}
