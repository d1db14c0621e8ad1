public import NumerusCatalogs
public import NumerusMessages

extension CompiledCatalog {
  /// Reads and compiles a file of texts: a String Catalog (`.xcstrings`), or a `.strings` or
  /// `.stringsdict` file in an `.lproj` folder; or reads what `numerus compile` made of them
  /// (`.numerus`).
  ///
  /// ```swift
  /// let catalog = try CompiledCatalog(contentsOfFile: "Localizable.xcstrings")
  /// ```
  ///
  /// Faults in single entries leave these visible in their texts; `StringCatalog.compiled()` names
  /// them.
  ///
  /// - Throws: `CatalogError` with the path and, where there is one, the line and the column, or the
  ///   byte in a compiled file.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String) throws(CatalogError) {
    guard !CompiledFile.isNamed(path) else {
      self = try CompiledFile.read(path)
      return
    }
    self = try StringCatalog(contentsOfFile: path).compiled().catalog
  }

  /// Reads and compiles a table of a folder: of a target, a bundle, or a folder of `.lproj` folders.
  ///
  /// ```swift
  /// let catalog = try CompiledCatalog(contentsOfFolder: "Sources/Service/Resources")
  /// ```
  ///
  /// A compiled file of the table in the folder itself (`Localizable.numerus`) comes before all others.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - table: The name of the table.
  ///   - sourceLanguage: The language that the texts of `.lproj` folders are first written in; nil
  ///     where the folder tells, as `StringCatalogFolder` has it.
  /// - Throws: `CatalogError`, also where there is no such table.
  /// - Complexity: O(*n* log *n*) in the size of the folder's files.
  public init(
    contentsOfFolder path: String, table: String = "Localizable", sourceLanguage: String? = nil
  ) throws(CatalogError) {
    if let compiled = CompiledFile.path(ofTable: table, in: path) {
      self = try CompiledFile.read(compiled)
      return
    }
    let folder = try StringCatalogFolder(contentsOf: path, sourceLanguage: sourceLanguage)
    guard let catalog = folder[table] else {
      throw CatalogError(.unreadable("there is no table \"\(table)\" in the folder"), path: path)
    }
    self = catalog.compiled().catalog
  }
}
