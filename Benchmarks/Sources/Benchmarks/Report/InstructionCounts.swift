internal import Foundation

/// Instructions per operation, as `Benchmarks/instructions` writes them: a line for each, with the group,
/// the candidate and the number between tabs. A line that begins with `#` is for people.
struct InstructionCounts {
  private var counts: [[String]: Double] = [:]

  init(contentsOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3, let count = Double(cells[2]) else {
        throw BenchmarkFailure("\(path): not a line of counts: \(line)")
      }
      counts[Array(cells[..<2])] = count
    }
  }

  func count(of measurement: Measurement) -> Double? {
    counts[[measurement.group, measurement.candidate]]
  }
}
