internal import Numerus

/// What a command line asks `numerus explain` for.
struct ExplainRequest {
  var path: String
  var key: String
  var languages: AcceptLanguage
  /// The table of a folder; nil for the usual one.
  var table: String?
  /// The language of files that are in no folder of one, and of `Base`.
  var sourceLanguage: String?
  /// The number that stands for each number of the text.
  var count: MessageArgument?
  /// The arguments in place of a count.
  var arguments: [MessageArgument]?
  var format: OutputFormat

  init(_ options: ParsedOptions) throws(UsageError) {
    guard options.operands.count == 2 else {
      throw UsageError("name a catalog or a folder, and a key")
    }
    path = options.operands[0]
    key = options.operands[1]
    let wanted = options.all("--languages")
    guard !wanted.isEmpty else {
      throw UsageError("--languages is needed: what the reader wants, as pl-PL,en")
    }
    languages = AcceptLanguage(wanted.joined(separator: ","))
    guard !languages.ranges.isEmpty else {
      throw UsageError("--languages has no language that can be read")
    }
    table = options.last("--table")
    sourceLanguage = try options.language("--source-language")
    if options.last("--count") != nil, options.last("--args") != nil {
      throw UsageError("--args and --count exclude one another")
    }
    if let text = options.last("--count") {
      guard let argument = ArgumentList.count(text) else {
        throw UsageError("--count: \"\(Escaping.line(text))\" is no number")
      }
      count = argument
    }
    if let json = options.last("--args") {
      do {
        arguments = try ArgumentList.arguments(json)
      } catch {
        throw UsageError("--args, column \(error.column): \(error.message)")
      }
    }
    format = try options.format(among: ExplainCommand.formats)
  }

  /// The arguments for a key: those that were given, or the count wherever its text has a number.
  func arguments(in localizer: Localizer) -> [MessageArgument] {
    if let arguments { return arguments }
    guard let count else { return [] }
    return ArgumentList.standing(for: localizer.argumentKinds(forKey: key), count: count)
  }
}
