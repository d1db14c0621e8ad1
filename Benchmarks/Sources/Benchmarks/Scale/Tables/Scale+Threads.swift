internal import Foundation

extension Scale {
  /// How much more threads do than one. Results are not looked at here: all ways are among the groups,
  /// which are checked.
  func threads() throws -> ScaleTable {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let counts = Set([2, processors]).filter { 2...processors ~= $0 }.sorted()
    guard !counts.isEmpty else {
      return ScaleTable(title: "threads", note: "There is one processor.", columns: [])
    }
    var table = ScaleTable(
      title: "threads",
      note: """
        Nanoseconds for one message, and the work of more threads as a multiple of one's. Hand-written \
        texts share nothing: where theirs do no more either, the machine was busy.
        """,
      columns: ["1 thread"] + counts.map { "\($0) threads" })
    for way in threadWays {
      let candidate = way.make()
      var sampler = sampler
      if !isQuick { sampler.sampleDuration = .milliseconds(10) }
      let passes = sampler.passCount(of: candidate)
      let all = [1] + counts
      var best = all.map { _ in Double.infinity }
      // They take turns, and the best counts: a neighbour on the machine takes from two threads at a
      // time more than from one.
      for _ in 0..<(isQuick ? 1 : 61) {
        for (index, count) in all.enumerated() {
          let duration = Crew(way: way, threadCount: count).duration(passes: passes)
          best[index] = min(best[index], duration / .nanoseconds(1))
        }
      }
      let operations = Double(passes * candidate.inputCount)
      table.rows.append(
        ScaleTable.Row(
          name: way.name,
          cells: [.plain(best[0] / operations)]
            + counts.indices.map { .multiple(best[0] * Double(counts[$0]) / best[$0 + 1]) }))
    }
    return table
  }
}
