import Numerus
import NumerusSymbols

extension FuzzTarget {
  /// Whatever a catalog has, the names of its symbols differ, and nothing in a text ends a literal or a
  /// comment: each line of the source is one of those that are made.
  static func symbols(_ bytes: [UInt8]) {
    var options = SymbolOptions()
    try? options.read(bytes, path: "")
    guard let catalog = try? StringCatalog(xcstrings: bytes) else { return }
    let table = TableSymbols(catalog, table: "Fuzz", options)
    precondition(Set(table.symbols.map(\.fullName)).count == table.symbols.count)
    for line in SymbolsSource([table]).text.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0 == " " }
      let isParameters = types.contains { code.hasSuffix($0) || code.hasSuffix($0 + ",") }
      precondition(isParameters || starts.contains { code.hasPrefix($0) }, "\(line)")
    }
  }

  /// What lines of parameters end with.
  private static let types = [": Int", ": UInt", ": UInt32", ": Double", ": String"]

  /// What other lines of generated source begin with.
  private static let starts = [
    "//", "#if ", "#else", "#endif", "import ", "@available", "@inline", "nonisolated ", "enum ",
    "static ",
    "private ", "extension ", "LocalizedStringResource", "LocalizedMessage", "var message",
    "message.",
    "return message", "\"", "defaultValue:", "table: ", "bundle: ", "number: ", "key:",
    "FuzzSymbols.",
    ".atURL", "_ ", "}", "{", ")",
  ]
}
