internal import Numerus

/// `numerus match`: which language a request is answered in.
struct MatchCommand: Command {
  var name: String { "match" }
  var summary: String { "tell which language an Accept-Language header is answered in, and why" }

  static let formats: [OutputFormat] = [.table, .tsv, .json]

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--have", value: "L,…", help: "the languages that are offered, as en,pt-PT,zh-Hant"),
      CommandOption(
        name: "--source", value: "L",
        help: "the language where nothing that is wanted is offered; the first one\n"
          + "of --have is usual"),
      CommandOption(
        name: "--related", value: nil,
        help: "take a language that readers of a wanted one understand before the\n"
          + "source language: es for ca"),
      CommandOption(
        name: "--stdin", value: nil,
        help: "lines with a header each; each is printed with TAB and the language, TAB\n"
          + "and the reason. Empty lines and those that begin with # are printed as\n"
          + "they are"),
      CommandOption(
        name: "--format", value: "F",
        help: "\(Self.formats.map(\.rawValue).joined(separator: ", ")); table is usual"),
    ]
  }

  var help: String {
    """
    Tells which language an Accept-Language header is answered in, by CLDR's language matching.

    Usage: numerus match --have L,… [--source L] [--related] [--format table|tsv|json] HEADER
           numerus match --have L,… [--source L] [--related] --stdin

    The ranges of the header are listed by their weight. The one that decided has the language beside
    it; where none did, the last line has the source language.

    \(optionList)

    A reader in Hong Kong:
      numerus match --have en,zh-Hans,zh-Hant 'zh-HK, en;q=0.8'

    A reader who will not have English:
      numerus match --have en,de 'en;q=0, *'

    Catalan, where Spanish is better than English:
      numerus match --have en,es --related ca

    The headers of a log:
      numerus match --have en,pl,de --stdin < headers.txt

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let format = try options.format(among: Self.formats)
    guard let offered = try options.list("--have") else {
      throw UsageError("--have is needed: the languages that are offered")
    }
    for language in offered where LanguageMatcher(available: [language]).match([language]) == nil {
      console.report(
        Diagnostic(
          .note, "\"\(Escaping.line(language))\" is no language, and is never chosen",
          place: "numerus"))
    }
    let source = options.last("--source") ?? offered.first ?? ""
    let matcher = LanguageMatcher(
      available: offered, source: source, allowsRelated: options.last("--related") != nil)
    if options.last("--stdin") != nil {
      guard options.last("--format") == nil else {
        throw UsageError("--stdin and --format exclude one another")
      }
      guard options.operands.isEmpty else { throw UsageError("--stdin takes no header") }
      return MatchLines.run(matcher, source: source, console)
    }
    guard options.operands.count == 1, let header = options.operands.first else {
      throw UsageError("name one header, in quotes")
    }
    MatchListing.print(AcceptLanguage(header), matcher, source: source, format, console)
    return 0
  }
}
