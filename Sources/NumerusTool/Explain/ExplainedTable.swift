internal import Numerus

/// The table that a text is looked for in, as its files have it.
struct ExplainedTable {
  let table: MessageTable
  /// Nil where there is no such table, and for a compiled one.
  let source: StringCatalog?
  /// The tables that there are.
  let names: [String]

  /// Finds the table; nil where nothing could be read, which is reported.
  static func find(_ request: ExplainRequest, _ console: Console) -> Self? {
    do throws(CatalogError) {
      if StringCatalogFolder.isFolder(request.path) { return try inFolder(request, console) }
      if let name = request.table {
        console.report(
          Diagnostic(
            .error, "--table \(name) is for folders, and this is a file", place: request.path))
        return nil
      }
      if CompiledFile.isNamed(request.path) {
        let name = CompiledFile.table(ofPath: request.path)
        return Self(
          try CompiledFile.read(request.path), name: name, folder: nil, path: request.path,
          names: [name])
      }
      let known = StringCatalogFolder.language(ofFile: request.path)
      let catalog = try StringCatalog(
        contentsOfFile: request.path, language: known == nil ? request.sourceLanguage : nil)
      let name = StringCatalogFolder.tableName(ofFile: request.path)
      return Self(catalog, name: name, folder: nil, path: request.path, names: [name], console)
    } catch {
      console.report(Diagnostic(error))
      return nil
    }
  }

  private static func inFolder(
    _ request: ExplainRequest, _ console: Console
  ) throws(CatalogError) -> Self? {
    let (folder, failures) = try StringCatalogFolder.read(
      request.path, sourceLanguage: request.sourceLanguage)
    let name = request.table ?? MessageTable.usualName
    let compiled = CompiledFile.paths(in: request.path).map { CompiledFile.table(ofPath: $0) }
    let names = Set(compiled + folder.tables.map(\.name)).sorted()
    if let path = CompiledFile.path(ofTable: name, in: request.path) {
      return Self(
        try CompiledFile.read(path), name: name, folder: request.path, path: path, names: names)
    }
    if let catalog = folder[name] {
      return Self(
        catalog, name: name, folder: request.path, path: catalog.path ?? request.path,
        names: names, console)
    }
    // The table may be the one that can't be read.
    for failure in failures { console.report(Diagnostic(failure)) }
    guard failures.isEmpty else { return nil }
    let missing = MessageTable(name: name, folder: request.path, content: .missing)
    return Self(table: missing, source: nil, names: names)
  }

  private init(table: MessageTable, source: StringCatalog?, names: [String]) {
    self.table = table
    self.source = source
    self.names = names
  }

  /// A table whose texts tell no places.
  private init(
    _ catalog: CompiledCatalog, name: String, folder: String?, path: String, names: [String]
  ) {
    table = MessageTable(
      name: name, folder: folder, content: .catalog(catalog, path: path, unreadable: []))
    source = nil
    self.names = names
  }

  private init(
    _ catalog: StringCatalog, name: String, folder: String?, path: String, names: [String],
    _ console: Console
  ) {
    let (compiled, diagnostics) = catalog.compiled()
    for diagnostic in diagnostics where diagnostic.severity == .error {
      console.report(Diagnostic(diagnostic, path: path))
    }
    table = MessageTable(
      name: name, folder: folder, content: .catalog(compiled, path: path, unreadable: []))
    source = catalog
    self.names = names
  }
}
