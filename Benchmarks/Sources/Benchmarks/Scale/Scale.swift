/// How costs grow.
struct Scale {
  let setUp: BenchmarkSetUp
  var isQuick = false

  /// A table that is made when somebody wants it.
  struct Part {
    let title: String
    let make: () throws -> ScaleTable
  }

  var parts: [Part] {
    [
      Part(title: "keys", make: keys), Part(title: "languages", make: languages),
      Part(title: "threads", make: threads), Part(title: "opening", make: opening),
      Part(title: "size", make: size),
    ]
  }

  /// Fewer samples than elsewhere: a pass over a million keys takes a good part of a second.
  var sampler: Sampler {
    var sampler = Sampler()
    sampler.countsAllocations = false
    sampler.sampleCount = isQuick ? 1 : 7
    if isQuick { sampler.sampleDuration = .milliseconds(1) }
    return sampler
  }

  /// Checked medians of a group, by candidate.
  func medians(_ group: BenchmarkGroup) throws(BenchmarkFailure) -> [String: Double] {
    try group.check()
    let measurements = try sampler.measure(group)
    return Dictionary(
      measurements.map { ($0.candidate, $0.medianNanoseconds) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A table with a column for each size and, behind all but the first, the growth since the first.
  static func growth(
    title: String, note: String, sizes: [String], names: [String], _ medians: [[String: Double]]
  ) -> ScaleTable {
    let columns = sizes.enumerated().flatMap { $0 == 0 ? [$1] : [$1, "growth"] }
    var table = ScaleTable(title: title, note: note, columns: columns)
    for name in names {
      let first = medians.first?[name]
      var cells: [ScaleTable.Cell?] = []
      for (index, medians) in medians.enumerated() {
        let median = medians[name]
        cells.append(median.map(ScaleTable.Cell.plain))
        guard index > 0 else { continue }
        if let first, let median {
          cells.append(.multiple(median / first))
        } else {
          cells.append(nil)
        }
      }
      table.rows.append(ScaleTable.Row(name: name, cells: cells))
    }
    return table
  }
}
