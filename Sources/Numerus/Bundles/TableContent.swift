internal import NumerusCatalogs
package import NumerusMessages

/// What there is of a table: its texts, or why there are none.
package enum TableContent<Catalog: Sendable>: Sendable {
  /// The texts, and the path of the file or the folder that they were read from.
  ///
  /// - unreadable: Why files of single languages can't be read; each reason names the place.
  case catalog(Catalog, path: String, unreadable: [String])
  /// There are files, and none can be read; the reason names the place.
  case unreadable(path: String, reason: String)
  case missing
  /// There is no folder to look in.
  case noFolder
}

extension TableContent {
  /// What there is of a table of which a better file can't be read.
  ///
  /// - Parameters:
  ///   - reason: Why it can't be read.
  ///   - path: The path of the file.
  func after(unreadable reason: String, path: String) -> Self {
    switch self {
    case .catalog(let catalog, let own, let unreadable):
      .catalog(catalog, path: own, unreadable: [reason] + unreadable)
    case .unreadable, .missing, .noFolder: .unreadable(path: path, reason: reason)
    }
  }
}

extension TableContent<StringCatalog> {
  /// The same, ready to be written.
  package var compiled: TableContent<CompiledCatalog> {
    switch self {
    case .catalog(let catalog, let path, let unreadable):
      .catalog(catalog.compiled().catalog, path: path, unreadable: unreadable)
    case .unreadable(let path, let reason): .unreadable(path: path, reason: reason)
    case .missing: .missing
    case .noFolder: .noFolder
    }
  }

  /// The texts; nil where there are none.
  var catalog: StringCatalog? {
    if case .catalog(let catalog, _, _) = self { catalog } else { nil }
  }
}
