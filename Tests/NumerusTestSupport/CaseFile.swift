public import Foundation

/// Tables and catalogs in the package's `Data`.
public enum DataFolder {
  public static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Data")

  public static func path(_ name: String) -> String { url.appending(path: name).path }
}

/// A row of a table in `Data/Cases`: the cells between tabs, and where they stand.
public struct CaseRow: Sendable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let cells: [String]

  public subscript(index: Int) -> String { cells[index] }

  public var description: String { "\(file):\(line) \(cells.prefix(3).joined(separator: " "))" }
}

/// A table in `Data/Cases`, without its comments and empty lines.
public enum CaseFile {
  public struct Empty: Error {
    let name: String
  }

  public struct WrongCount: Error {
    let row: CaseRow
  }

  /// The rows, of which there is at least one: a table that came out empty tests nothing.
  public static func rows(_ name: String, columns: Int) throws -> [CaseRow] {
    let text = try String(contentsOfFile: DataFolder.path("Cases/\(name)"), encoding: .utf8)
    var rows: [CaseRow] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let row = CaseRow(file: name, line: index + 1, cells: cells)
      guard cells.count == columns else { throw WrongCount(row: row) }
      rows.append(row)
    }
    guard !rows.isEmpty else { throw Empty(name: name) }
    return rows
  }
}
