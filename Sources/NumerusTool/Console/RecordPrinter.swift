/// Prints records in the format that was asked for.
struct RecordPrinter {
  /// A column and how it is named: in the head of a table, in that of a TSV and in JSON.
  struct Column {
    var title: String
    var key: String
    /// The width in a table; the last column needs none.
    var width = 0
    /// Whether a table has the column.
    var isInTable = true
    /// Whether the cells are JSON already.
    var isJSON = false
  }

  private let format: OutputFormat
  private let columns: [Column]
  private let console: Console
  private var isFirst = true

  init(_ format: OutputFormat, _ columns: [Column], _ console: Console) {
    self.format = format
    self.columns = columns
    self.console = console
  }

  /// Prints all records of a result that is at hand, in columns as wide as they need to be.
  static func print(
    _ records: [[String?]], _ format: OutputFormat, _ columns: [Column], _ console: Console
  ) {
    let fitted = columns.enumerated().map { index, column in
      var fitted = column
      fitted.width = width(of: [column.title] + records.map { $0[index] ?? "" })
      return fitted
    }
    var printer = RecordPrinter(format, fitted, console)
    printer.begin()
    for record in records { printer.print(record) }
    printer.end()
  }

  mutating func begin() {
    switch format {
    case .table: printRow(columns.map(\.title))
    case .tsv: console.write(columns.map(\.key).joined(separator: "\t") + "\n")
    case .json: console.write("[")
    case .text: break
    }
  }

  /// Prints a cell for each column; nil for one that does not apply.
  mutating func print(_ cells: [String?]) {
    switch format {
    case .table:
      printRow(cells.map { Escaping.line($0 ?? "") })
    case .text:
      console.write((cells.last.flatMap(\.self) ?? "") + "\n")
    case .tsv:
      console.write(cells.map { Escaping.line($0 ?? "") }.joined(separator: "\t") + "\n")
    case .json:
      let members = zip(columns, cells).map { column, cell in
        let value = cell.map { column.isJSON ? $0 : Escaping.json($0) } ?? "null"
        return "\"\(column.key)\": \(value)"
      }
      console.write("\(isFirst ? "\n" : ",\n")  {\(members.joined(separator: ", "))}")
    }
    isFirst = false
  }

  mutating func end() {
    if format == .json { console.write(isFirst ? "]\n" : "\n]\n") }
  }

  private func printRow(_ cells: [String]) {
    var row = ""
    var gap = 0
    for (column, cell) in zip(columns, cells) where column.isInTable {
      // What is left empty at the end of a row takes no room.
      if cell.isEmpty {
        gap += column.width + 2
        continue
      }
      row += String(repeating: " ", count: gap) + cell
      gap = max(0, column.width - Self.terminalColumns(cell)) + 2
    }
    console.write(row + "\n")
  }

  /// The width that holds all cells, as far as it is reasonable: one long cell would push all others
  /// out of sight.
  static func width(of cells: [String]) -> Int {
    let widest = 40
    return cells.map { min(widest, terminalColumns(Escaping.line($0))) }.max() ?? 0
  }

  /// The columns that a text takes on a terminal, near enough: two for East Asian characters, none
  /// for marks and format characters.
  private static func terminalColumns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return sum
      default: break
      }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }
}
