/// How a command prints its results.
enum OutputFormat: String, CaseIterable {
  /// Aligned columns, for people.
  case table
  /// The last column alone.
  case text
  /// Columns between tabulators, a head line first.
  case tsv
  /// An array of objects.
  case json
}

extension ParsedOptions {
  /// The value of `--format`, which is a table unless it was given.
  func format(among formats: [OutputFormat]) throws(UsageError) -> OutputFormat {
    guard let name = last("--format") else { return .table }
    guard let format = OutputFormat(rawValue: name), formats.contains(format) else {
      let names = formats.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--format: \"\(Escaping.line(name))\" is none of \(names)")
    }
    return format
  }
}
