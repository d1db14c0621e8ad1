internal import Numerus
internal import NumerusSymbols

/// What a command line asks `numerus compile` for.
struct CompileRequest {
  var inputs: [String]
  var output: String
  /// The tables to compile; nil for all.
  var tables: [String]?
  /// The languages to keep besides the source language; nil for all.
  var languages: [String]?
  var sourceLanguage: String?
  var severities: [SymbolOptions.Outcome: SymbolOptions.Outcome]
  /// How to tell what was written; nil for not at all.
  var format: OutputFormat?

  init(_ options: ParsedOptions) throws(UsageError) {
    inputs = options.operands
    guard !inputs.isEmpty else { throw UsageError("name a catalog or a folder to compile") }
    guard let output = options.last("-o"), !output.isEmpty else {
      throw UsageError(
        "name the file or folder to write, as -o Localizable.\(CompiledFile.ending)")
    }
    self.output = output
    let tables = options.all("--table")
    self.tables = tables.isEmpty ? nil : tables
    languages = try options.list("--language")
    sourceLanguage = try options.language("--source-language")
    severities = try options.severities("--severity")
    let format =
      options.last("--format") == nil ? .text : try options.format(among: [.text, .json])
    self.format = options.last("--quiet") == nil ? format : nil
  }

  /// Whether the output is one file by its name.
  var isOneFile: Bool { CompiledFile.isNamed(output) }
}
