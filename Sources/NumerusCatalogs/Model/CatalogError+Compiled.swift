package import NumerusMessages

extension CatalogError {
  /// The error of a compiled catalog's file.
  package init(_ error: CompiledCatalogError) {
    switch error.kind {
    case .unreadable(let reason): self.init(.unreadable(reason), path: error.path)
    default: self.init(.invalidCompiledCatalog(error), path: error.path)
    }
  }
}
