package import NumerusCatalogs

/// Why a file has no options that can be read.
package struct SymbolOptionsError: Error, Hashable, Sendable {
  package let path: String
  package let location: CatalogLocation?
  package let message: String

  package init(path: String, location: CatalogLocation? = nil, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }
}
