internal import Numerus
internal import NumerusSymbols

/// What `numerus symbols --list` prints.
enum SymbolsListing {
  static func print(_ tables: [TableSymbols], _ format: OutputFormat, _ console: Console) {
    let records = tables.flatMap { table in
      table.symbols.map { symbol in
        let names = [table.namespace, symbol.name].compactMap(\.self).joined(separator: ".")
        let parameters = symbol.parameters.map { parameter in
          "\(parameter.label ?? "_"): \(parameter.type.rawValue)"
        }.joined(separator: ", ")
        let cell = format == .json ? json(symbol.parameters) : parameters
        return [table.table, symbol.key, "." + names, cell] as [String?]
      }
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "TABLE", key: "table", isInTable: tables.count > 1),
        .init(title: "KEY", key: "key"), .init(title: "SYMBOL", key: "symbol"),
        .init(title: "PARAMETERS", key: "parameters", isJSON: true),
      ], console)
  }

  private static func json(_ parameters: [SymbolParameter]) -> String {
    let objects = parameters.map { parameter in
      let label = parameter.label.map { Escaping.json($0) } ?? "null"
      return "{\"label\": \(label), \"type\": \(Escaping.json(parameter.type.rawValue))}"
    }
    return "[\(objects.joined(separator: ", "))]"
  }
}
