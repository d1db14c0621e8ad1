public import NumerusCatalogs
public import NumerusMessages

extension CompiledCatalog {
  /// Reads and compiles a String Catalog (`.xcstrings`).
  ///
  /// ```swift
  /// let catalog = try CompiledCatalog(contentsOfFile: "Localizable.xcstrings")
  /// ```
  ///
  /// Faults in single entries leave these visible in their texts; `StringCatalog.compiled()` names
  /// them.
  ///
  /// - Throws: `CatalogError` with the path and, where there is one, the line and the column.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String) throws(CatalogError) {
    self = try StringCatalog(contentsOfFile: path).compiled().catalog
  }
}
