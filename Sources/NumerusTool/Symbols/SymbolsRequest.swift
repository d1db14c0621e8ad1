internal import Numerus
internal import NumerusSymbols

/// What a command line asks `numerus symbols` for.
struct SymbolsRequest {
  var inputs: [String]
  /// The file to write; nil for a list.
  var output: String?
  var format: OutputFormat
  var sourceLanguage: String?
  /// Changes the options of files by those of the command line.
  var overrides: @Sendable (inout SymbolOptions) -> Void

  init(_ options: ParsedOptions) throws(UsageError) {
    inputs = options.operands
    guard !inputs.isEmpty else { throw UsageError("name a catalog to make symbols of") }
    output = options.last("-o")
    let isList = options.last("--list") != nil
    guard isList != (output != nil), output != "" else {
      throw UsageError("name the file to write, as -o Symbols.swift, or ask for a --list")
    }
    guard isList || options.last("--format") == nil else {
      throw UsageError("--format is for a --list")
    }
    format = try options.format(among: SymbolsCommand.formats)
    sourceLanguage = try options.language("--source-language")
    let access: SymbolOptions.Access? = try Self.choice("--access", options)
    let keys: SymbolOptions.Keys? = try Self.choice("--keys", options)
    let namespaces = try Self.pairs("--namespace", options)
    var outcomes: [SymbolOptions.Outcome: SymbolOptions.Outcome] = [:]
    for (own, outcome) in try Self.pairs("--severity", options) {
      guard let from = SymbolOptions.Outcome(rawValue: own), from != .off,
        let to = SymbolOptions.Outcome(rawValue: outcome)
      else {
        throw UsageError(
          "--severity: \"\(Escaping.line("\(own)=\(outcome)"))\" is not as error=warning or note=off"
        )
      }
      outcomes[from] = to
    }
    overrides = { [outcomes] options in
      options.access = access ?? options.access
      options.keys = keys ?? options.keys
      for (table, name) in namespaces { options.namespaces[table] = name }
      options.outcomes.merge(outcomes) { $1 }
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ options: ParsedOptions
  ) throws(UsageError) -> Choice? {
    try options.choice(name, among: Choice.allCases.map { ($0.rawValue, $0) })
  }

  /// The pairs of a list such as `Shop=Store,Localizable=Texts`.
  private static func pairs(
    _ name: String, _ options: ParsedOptions
  ) throws(UsageError) -> [(String, String)] {
    try (options.list(name) ?? []).map { item throws(UsageError) in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("\(name): \"\(Escaping.line(item))\" has no \"=\" in it")
      }
      return (String(parts[0]), String(parts[1]))
    }
  }
}
