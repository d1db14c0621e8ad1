/// The last part of a path, and what its ending tells.
struct FileName {
  let name: Substring

  init(_ path: String) {
    let trimmed = path.utf8.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
    name = trimmed.split(separator: "/").last ?? trimmed
  }

  /// The name without an ending, whose case does not matter; nil where it has another or is nothing
  /// but that.
  func stem(ofExtension wanted: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      name[name.index(after: dot)...].lowercased() == wanted
    else { return nil }
    return String(name[..<dot])
  }

  /// The kind of catalog file that the ending tells, and the name of the table.
  var catalogFile: (kind: CatalogFileKind, table: String)? {
    for kind in CatalogFileKind.allCases {
      if let stem = stem(ofExtension: kind.rawValue) { return (kind, stem) }
    }
    return nil
  }

  /// Refuses a compiled catalog where the texts themselves are needed.
  func checkIsSource(_ path: String) throws(CatalogError) {
    guard stem(ofExtension: "numerus") != nil else { return }
    throw CatalogError(
      .unknownKind("it is compiled; this takes the catalog that it was made from"), path: path)
  }
}

/// A kind of file that texts are in.
enum CatalogFileKind: String, CaseIterable {
  case xcstrings
  case strings
  case stringsdict
}
