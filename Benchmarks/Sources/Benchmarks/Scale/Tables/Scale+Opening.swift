internal import Foundation
internal import Numerus

extension Scale {
  /// What it takes to open a catalog, in each form that a file of it may have.
  func opening() throws -> ScaleTable {
    let counts = isQuick ? [10, 1_000] : [10, 10_000, 1_000_000]
    var table = ScaleTable(
      title: "opening",
      note: """
        Median microseconds, the file's megabytes, and kilobytes that the process takes for a mapped \
        catalog beside the file's pages.
        """,
      columns: [
        ".xcstrings MB", "read, compiled", "compiled MB", "validated", "MB/s", "mapped",
        "mapped, first message", "beside KB",
      ])
    for count in counts { table.rows.append(try openingRow(ShelfCatalog(keyCount: count))) }
    return table
  }

  private func openingRow(_ shelves: ShelfCatalog) throws -> ScaleTable.Row {
    let source = shelves.make()
    let text = source.serialized()
    let bytes = source.compiled().catalog.serialized()
    let textPath = setUp.files.folder + "/shelves.xcstrings"
    let path = setUp.files.folder + "/shelves.compiled"
    try Data(bytes).write(to: URL(filePath: path))
    let request = ShelfRequest(place: shelves.keyCount / 2)
    let key = ShelfTextRequest.byKey(request, in: shelves).text
    let expected = request.text(in: shelves)
    func check(_ catalog: CompiledCatalog) throws {
      let localizer = Localizer(catalog, language: shelves.language)
      // By its key: a file has its keys in an order of its own.
      let text = localizer.string(forKey: key, arguments: [MessageArgument(request.count)])
      guard text == expected else {
        throw BenchmarkFailure("an opened catalog gives \"\(text)\", not \"\(expected)\"")
      }
    }
    let isLarge = shelves.keyCount > 100_000
    let repeats = isQuick ? 1 : isLarge ? 5 : 51
    // Larger ones are refused.
    var read: Double?
    if text.count <= StringCatalog.largestFileSize {
      try Data(text).write(to: URL(filePath: textPath))
      read = try median(isQuick ? 1 : 3, check) { try CompiledCatalog(contentsOfFile: textPath) }
    }
    let validated = try median(repeats, check) {
      try CompiledCatalog(contentsOfCompiledFile: path)
    }
    let mapped = try median(repeats, check) { try CompiledCatalog(mappingCompiledFile: path) }
    let first = try median(repeats) {
      let catalog = try CompiledCatalog(mappingCompiledFile: path)
      try check(catalog)
      return catalog
    }
    let before = ResidentMemory.anonymousBytes
    let held = try CompiledCatalog(mappingCompiledFile: path)
    try check(held)
    let after = ResidentMemory.anonymousBytes
    let beside = withExtendedLifetime(held) {
      before.flatMap { before in after.map { $0 - before } }
    }
    return ScaleTable.Row(
      name: "\(shelves.keyCount) keys",
      cells: [
        .plain(Double(text.count) / 1e6), read.map { .plain($0) },
        .plain(Double(bytes.count) / 1e6), .plain(validated),
        .plain(Double(bytes.count) / validated), .plain(mapped), .plain(first),
        beside.map { .plain(Double($0) / 1024) },
      ])
  }

  /// The median microseconds of an operation whose result is checked outside of the time.
  private func median<Result>(
    _ repeats: Int, _ check: (Result) throws -> Void = { _ in }, _ operation: () throws -> Result
  ) throws -> Double {
    var samples: [Double] = []
    for _ in 0..<repeats {
      let start = ContinuousClock.now
      let result = try operation()
      samples.append((ContinuousClock.now - start) / .microseconds(1))
      try check(result)
    }
    return samples.sorted()[repeats / 2]
  }
}
