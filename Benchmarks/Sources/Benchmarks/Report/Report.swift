internal import Foundation
internal import Numerus

/// The measurements for a person or a program to read.
struct Report {
  let sampler: Sampler
  let measurements: [Measurement]

  func text(_ format: ReportFormat) throws -> String {
    switch format {
    case .table: return [introduction, table.aligned, notes].joined(separator: "\n\n")
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
    #if DEBUG
      let warning = "This is a debug build: its times mean nothing. Build with -c release.\n"
    #else
      let warning = ""
    #endif
    return """
      \(warning)Time for one result, over \(inputs) inputs in turn: \(sampler.sampleCount) samples of at least \
      \(milliseconds) ms each.
      ICU \(LinkedICU.version) with CLDR \(LinkedICU.cldrVersion); plural rules of CLDR \(PluralRules.cldrVersion).
      """
  }

  private var table: Table {
    var table = Table(
      columns: ["", "min ns", "median ns", "ratio", "allocations"].map { Table.Column(title: $0) })
    table.columns[0].alignment = .left
    var group: String?
    for measurement in measurements {
      if measurement.group != group {
        table.rows.append(.heading(measurement.group))
        group = measurement.group
      }
      table.rows.append(
        .cells([
          measurement.candidate,
          decimal(measurement.minimumNanoseconds, 1),
          decimal(measurement.medianNanoseconds, 1),
          decimal(measurement.ratio, 2),
          measurement.allocations.map { decimal($0, 2) } ?? "-",
        ]))
    }
    return table
  }

  private var notes: String {
    """
    ratio        medians, to the first of the group
    allocations  mean count for one result; a realloc counts
    All results were checked before. Hand-written texts and String(format:) have plain ASCII digits,
    all others the locale's digits and groups. umsg_format groups Polish numbers from 1000 on, which
    the locale does from 10000 on, and is checked so. String(format:) gets its form chosen by hand.
    A nanosecond or two of each time is the loop's own, which stands beside the shortest.
    """
  }

  private func decimal(_ value: Double, _ digits: Int) -> String {
    let style = NumberStyle.decimal.fractionDigits(digits...digits).grouping(.off)
    return ((try? NumberFormat(style, locale: "en")) ?? .plain).string(value)
  }
}
