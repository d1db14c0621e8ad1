internal import Foundation

/// The tables of ``Scale`` for a person or a program to read.
struct ScaleReport {
  let tables: [ScaleTable]

  func text(_ format: ReportFormat) throws -> String {
    switch format {
    case .text:
      return sections { "\($0.title)\n\($0.note)\n\n\($0.table.aligned)" }
    case .markdown:
      return sections { "**\($0.title)** \($0.note)\n\n\($0.table.markdown)" }
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(tables), as: UTF8.self)
    }
  }

  private func sections(_ section: (ScaleTable) -> String) -> String {
    BuildKind.warning + tables.map(section).joined(separator: "\n\n")
  }
}
