internal import Numerus

/// The kind of files to convert into.
enum ConvertTarget: String, CaseIterable {
  case xcstrings
  case strings
  case stringsdict
  case json
}

/// What a command line asks `numerus convert` for.
struct ConvertRequest {
  var inputs: [String]
  var target: ConvertTarget
  var output: String
  /// The tables to convert; nil for all.
  var tables: [String]?
  /// The languages to convert; nil for all.
  var languages: [String]?
  var sourceLanguage: String?
  var isLossy: Bool
  var isForced: Bool
  var format: OutputFormat

  init(_ options: ParsedOptions) throws(UsageError) {
    inputs = options.operands
    guard !inputs.isEmpty else { throw UsageError("name a file or a folder to convert") }
    let target = try options.choice(
      "--to", among: ConvertTarget.allCases.map { ($0.rawValue, $0) })
    guard let target else { throw UsageError("name what to convert to, as --to xcstrings") }
    self.target = target
    guard let output = options.last("-o"), !output.isEmpty else {
      throw UsageError("name the file or folder to write, as -o Localizable.xcstrings")
    }
    self.output = output
    let tables = options.all("--table")
    self.tables = tables.isEmpty ? nil : tables
    languages = try options.list("--language")
    sourceLanguage = try options.language("--source-language")
    isLossy = options.last("--lossy") != nil
    isForced = options.last("--force") != nil
    format = options.last("--format") == nil ? .text : try options.format(among: [.text, .json])
  }

  /// Whether the output is one file by its name.
  var isOneFile: Bool {
    output.lowercased().hasSuffix("." + target.rawValue)
  }
}
