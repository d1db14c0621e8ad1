internal import Numerus

extension Scale {
  /// The size of a compiled catalog beside that of what is in it.
  func size() throws -> ScaleTable {
    let catalog = ProseCatalog(keyCount: isQuick ? 100 : 10_000)
    let source = catalog.make()
    let (compiled, diagnostics) = source.compiled()
    if let first = diagnostics.first { throw BenchmarkFailure("the catalog: \(first)") }
    let bytes = compiled.serialized().count
    let content = ProseCatalog.contentBytes(source)
    var table = ScaleTable(
      title: "size",
      note: "Bytes of \(catalog.keyCount) keys in \(ProseCatalog.languages.count) languages.",
      columns: ["texts and keys, UTF-8", "compiled", "ratio", ".xcstrings"])
    table.rows = [
      ScaleTable.Row(
        name: "one catalog",
        cells: [
          .count(content), .count(bytes), .plain(Double(bytes) / Double(content)),
          .count(source.serialized().count),
        ])
    ]
    return table
  }
}
