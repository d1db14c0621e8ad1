/// A table of text cells with headings between the rows.
struct Table {
  enum Alignment {
    case left
    case right
  }

  struct Column {
    var title: String
    var alignment = Alignment.right
  }

  enum Row {
    case heading(String)
    case cells([String])
  }

  var columns: [Column]
  var rows: [Row] = []

  /// For a terminal: columns of equal width.
  var aligned: String {
    var widths = columns.map(\.title.count)
    for case .cells(let cells) in rows {
      for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], cell.count) }
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { index, cell in
        let padding = String(repeating: " ", count: widths[index] - cell.count)
        return columns[index].alignment == .left ? cell + padding : padding + cell
      }
      return "  " + padded.joined(separator: "  ")
    }
    var lines = [line(columns.map(\.title))]
    for row in rows {
      switch row {
      case .heading(let title): lines += ["", title]
      case .cells(let cells): lines.append(line(cells))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// For a document: one table, its headings in bold.
  var markdown: String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var lines = [
      line(columns.map(\.title)),
      line(columns.map { $0.alignment == .left ? ":--" : "--:" }),
    ]
    for row in rows {
      switch row {
      case .heading(let title):
        lines.append(line(["**\(title)**"] + [String](repeating: "", count: columns.count - 1)))
      case .cells(let cells): lines.append(line(cells))
      }
    }
    return lines.joined(separator: "\n")
  }
}
