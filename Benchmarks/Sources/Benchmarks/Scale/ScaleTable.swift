/// A table of ``Scale``: what it has in its rows, and how it depends on what is in its columns.
struct ScaleTable: Encodable {
  let title: String
  /// What the cells are.
  let note: String
  let columns: [String]
  var rows: [Row] = []

  struct Row: Encodable {
    let name: String
    /// A cell for each column; nil where there is nothing to say.
    let cells: [Cell?]
  }

  struct Cell: Encodable {
    let value: Double
    let text: String

    private init(_ value: Double, _ text: String) {
      self.value = value
      self.text = text
    }

    static func plain(_ value: Double) -> Cell { Cell(value, Decimals.rounded(value)) }
    static func multiple(_ value: Double) -> Cell { Cell(value, Decimals.multiple(value)) }
    static func count(_ value: Int) -> Cell { Cell(Double(value), "\(value)") }
  }

  var table: Table {
    var table = Table(columns: ([""] + columns).map { Table.Column(title: $0) })
    table.columns[0].alignment = .left
    table.rows = rows.map { .cells([$0.name] + $0.cells.map { $0?.text ?? "-" }) }
    return table
  }
}
