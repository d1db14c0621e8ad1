internal import Numerus

/// `numerus explain`: where a text comes from, or at which step it fails.
struct ExplainCommand: Command {
  var name: String { "explain" }
  var summary: String { "tell where a reader's text comes from, or at which step it fails" }

  static let formats: [OutputFormat] = [.table, .json]

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--languages", value: "L,…",
        help: "what the reader wants, the most wanted first, as pl-PL,en; a whole\n"
          + "Accept-Language header serves as well"),
      CommandOption(
        name: "--table", value: "NAME",
        help: "the table of a folder; \(MessageTable.usualName) is usual"),
      CommandOption(
        name: "--count", value: "N",
        help: "the number that the text is for; texts are shown as ⟨1⟩, the number of\n"
          + "their argument"),
      CommandOption(
        name: "--args", value: "JSON",
        help: "the arguments in place of a count, as '[3,\"x\",1.5]'"),
      CommandOption(
        name: "--source-language", value: "L",
        help: "the language of Base.lproj, and of files that are in no lproj folder"),
      CommandOption(
        name: "--format", value: "F",
        help: "\(Self.formats.map(\.rawValue).joined(separator: ", ")); table is usual"),
    ]
  }

  var help: String {
    """
    Tells where a reader's text comes from, step by step: the table, the language that serves the
    reader and why, the place in the file, the plural form. Where there is no text it tells which step
    failed, and what stands in its place. A compiled catalog tells no places.

    Usage: numerus explain CATALOG|FOLDER KEY --languages L,… [--table NAME] [--count N|--args JSON]
                           [--source-language L] [--format table|json]

    \(optionList)

    Why does a Polish reader of five items see this?
      numerus explain Localizable.xcstrings item-count --languages pl-PL --count 5

    By the header of a request, for a table of a target's folders:
      numerus explain Sources/App/Resources title --table Shop --languages 'zh-HK, en;q=0.8'

    With its own arguments: 3 is an integer, 3.0 a floating-point number:
      numerus explain Localizable.xcstrings '%lld of %@' --languages de --args '[3,"Ann"]'

    Exit codes: 0 where a text was found, or 1 where there is no table, no key or no text, or 2 where
    the command line is wrong or an input can't be read.

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let request = try ExplainRequest(options)
    guard let found = ExplainedTable.find(request, console) else { return 2 }
    return ExplainListing.print(found, request, console)
  }
}
