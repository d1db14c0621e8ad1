internal import Numerus

extension CompiledCatalog {
  /// The catalog that the file was made from, which lies beside it.
  init(mappingCompiledFile path: String) throws {
    try self.init(contentsOfFile: path.replacing(".compiled", with: ".xcstrings"))
  }
}
