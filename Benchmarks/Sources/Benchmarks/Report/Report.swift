internal import Foundation
internal import Numerus

/// The measurements for a person or a program to read.
struct Report {
  let sampler: Sampler
  var measurements: [Measurement]
  /// What is said of peers that are no part of this process.
  var remarks: [String] = []

  func text(_ format: ReportFormat) throws -> String {
    switch format {
    case .text: return [introduction, table.aligned, notes].joined(separator: "\n\n")
    case .markdown: return [introduction, table.markdown, notes].joined(separator: "\n\n")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(measurements), as: UTF8.self)
    }
  }

  private var introduction: String {
    let inputs = BenchmarkInputs.numbers.count
    let milliseconds = Int(sampler.sampleDuration / .milliseconds(1))
    return """
      \(BuildKind.warning)Time for one result, over \(inputs) inputs in turn: \(sampler.sampleCount) samples of at least \
      \(milliseconds) ms each.
      ICU \(LinkedICU.version) with CLDR \(LinkedICU.cldrVersion); plural rules of CLDR \(PluralRules.cldrVersion); \
      \(BenchmarkCatalog.keyCount) keys.
      """
  }

  private var table: Table {
    let hasInstructions = measurements.contains { $0.instructions != nil }
    var titles = [
      "operation", "min ns", "median ns", "ratio", "ICU", "Foundation", "allocations", "bytes",
    ]
    if hasInstructions { titles.append("instructions") }
    var table = Table(columns: titles.map { Table.Column(title: $0) })
    table.columns[0].alignment = .left
    var group: String?
    for measurement in measurements {
      if measurement.group != group {
        table.rows.append(.heading(measurement.group))
        group = measurement.group
      }
      table.rows.append(.cells(cells(measurement, hasInstructions)))
    }
    return table
  }

  private func cells(_ measurement: Measurement, _ hasInstructions: Bool) -> [String] {
    let missing = "-"
    var cells = [
      measurement.candidate,
      Decimals.text(measurement.minimumNanoseconds, 1),
      Decimals.text(measurement.medianNanoseconds, 1),
      Decimals.text(measurement.ratio, 2),
      measurement.icuMultiple.map(Decimals.multiple) ?? missing,
      measurement.foundationMultiple.map(Decimals.multiple) ?? missing,
      measurement.allocations.map { Decimals.text($0, 2) } ?? missing,
      measurement.bytes.map { Decimals.text($0, 1) } ?? missing,
    ]
    if hasInstructions {
      cells.append(measurement.instructions.map { Decimals.text($0, 0) } ?? missing)
    }
    return cells
  }

  private var notes: String {
    let notes = """
      ratio        medians, to the first of the group
      ICU          how many times as long ICU takes, and Foundation, by the first row of either
      allocations  mean count for one result; a realloc counts
      bytes        mean of the results, UTF-8
      All results were checked before. Hand-written texts, String(format:) and snprintf have plain ASCII
      digits, all others the locale's digits and groups. String(format:) gets its form chosen by hand.
      A nanosecond or two of each time is the loop's own, which stands beside the shortest.
      """
    return ([notes] + remarks).joined(separator: "\n")
  }
}
