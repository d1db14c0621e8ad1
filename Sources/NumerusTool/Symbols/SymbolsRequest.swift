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
    let namespaces = try options.pairs("--namespace")
    let outcomes = try options.severities("--severity")
    let embeds = options.last("--embed") != nil
    overrides = { options in
      options.embeds = options.embeds || embeds
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
}
