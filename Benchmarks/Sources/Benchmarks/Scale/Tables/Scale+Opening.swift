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
    let text = setUp.files.folder + "/shelves.xcstrings"
    let compiled = setUp.files.folder + "/shelves.compiled"
    try Data(source.serialized()).write(to: URL(filePath: text))
    try Data(source.compiled().catalog.serialized()).write(to: URL(filePath: compiled))
    let request = ShelfRequest(place: shelves.keyCount / 2, in: shelves)
    func check(_ catalog: CompiledCatalog) throws {
      let localizer = Localizer(catalog, language: shelves.language)
      // By its key: a file has its keys in an order of its own.
      let text = localizer.string(forKey: request.key, arguments: [MessageArgument(request.count)])
      guard text == request.text else {
        throw BenchmarkFailure("an opened catalog gives \"\(text)\", not \"\(request.text)\"")
      }
    }
    let repeats = isQuick ? 1 : shelves.keyCount > 100_000 ? 5 : 51
    let read = try median(isQuick ? 1 : 3) {
      try CompiledCatalog(contentsOfFile: text)
    } after: {
      try check($0)
    }
    let validated = try median(repeats) {
      try CompiledCatalog(contentsOfCompiledFile: compiled)
    } after: {
      try check($0)
    }
    let mapped = try median(repeats) {
      try CompiledCatalog(mappingCompiledFile: compiled)
    } after: {
      try check($0)
    }
    let first = try median(repeats) {
      let catalog = try CompiledCatalog(mappingCompiledFile: compiled)
      try check(catalog)
      return catalog
    }
    let before = ResidentMemory.anonymousBytes
    let held = try CompiledCatalog(mappingCompiledFile: compiled)
    try check(held)
    let beside = ResidentMemory.anonymousBytes.flatMap { after in before.map { after - $0 } }
    let bytes = try fileSize(compiled)
    return withExtendedLifetime(held) {
      ScaleTable.Row(
        name: "\(shelves.keyCount) keys",
        cells: [
          (try? fileSize(text)).map { .plain(Double($0) / 1e6) }, .plain(read),
          .plain(Double(bytes) / 1e6), .plain(validated), .plain(Double(bytes) / validated),
          .plain(mapped), .plain(first), beside.map { .plain(Double($0) / 1024) },
        ])
    }
  }

  private func fileSize(_ path: String) throws -> Int {
    try URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }

  /// The median microseconds of an operation whose result is checked outside of the time.
  private func median<Result>(
    _ repeats: Int, _ operation: () throws -> Result, after: (Result) throws -> Void = { _ in }
  ) throws -> Double {
    var samples: [Double] = []
    for _ in 0..<repeats {
      let start = ContinuousClock.now
      let result = try operation()
      samples.append((ContinuousClock.now - start) / .microseconds(1))
      try after(result)
    }
    return samples.sorted()[repeats / 2]
  }
}
