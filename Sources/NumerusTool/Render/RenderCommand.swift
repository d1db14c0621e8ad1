internal import Numerus

/// `numerus render`: the messages of catalogs as readers see them.
struct RenderCommand: Command {
  var name: String { "render" }
  var summary: String { "print the messages of catalogs in their languages, for several counts" }

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--key", value: "KEY", help: "only this key; may be given several times"),
      CommandOption(
        name: "--locale", value: "L,…",
        help: "in these locales, as pl,pt-BR,ar-EG; else in all languages of the catalog"),
      CommandOption(
        name: "--count", value: "N,…",
        help:
          "the numbers to show, as 0,1,1.5,NaN,Infinity (\(Self.usualCounts.joined(separator: ",")));\n"
          + "texts are shown as ⟨1⟩, the number of their argument"),
      CommandOption(
        name: "--args", value: "JSON",
        help: "the arguments in place of counts, as '[3,\"x\",1.5]'; may be given several\n"
          + "times"),
      CommandOption(
        name: "--cases", value: "FILE|-",
        help: "lines of key TAB locale TAB JSON arguments; each is printed with TAB and\n"
          + "its text, a faulty one left out and named. In keys and texts, \\n \\r \\t\n"
          + "\\\\ and \\u{…} stand for what can't be there. Empty lines and those that\n"
          + "begin with # are printed as they are (a key may begin with \\u{23})"),
      CommandOption(
        name: "--device", value: "NAME",
        help: "the device whose texts are taken, as mac or iphone; other is usual"),
      CommandOption(
        name: "--width", value: "N",
        help: "the width whose texts are taken, as 20; the widest is usual"),
      CommandOption(
        name: "--table", value: "NAME",
        help: "only this table of a folder; may be given several times"),
      CommandOption(
        name: "--source-language", value: "L",
        help: "the language of Base.lproj, and of files that are in no lproj folder"),
      CommandOption(
        name: "--format", value: "F",
        help: "\(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); table is usual"),
    ]
  }

  var help: String {
    """
    Prints the messages of String Catalogs as readers see them: the plural form that fits, the
    locale's digits, the arguments in their places. A catalog is an .xcstrings, .strings or
    .stringsdict file, what numerus compile made of one, or a folder with tables of them: a target, a
    bundle, xx.lproj folders.

    Usage: numerus render CATALOG… [--key KEY]… [--locale L,…] [--count N,…] [--args JSON]…
                          [--cases FILE|-] [--device NAME] [--width N] [--table NAME]…
                          [--source-language L] [--format table|text|tsv|json]

    \(optionList)

    Every message in every language, for a few counts:
      numerus render Localizable.xcstrings

    One message in Polish, only the texts:
      numerus render Localizable.xcstrings --key item-count --locale pl --count 1,2,5 --format text

    With its own arguments: 3 is an integer, 3.0 a floating-point number:
      numerus render Localizable.xcstrings --key '%lld of %@' --args '[3,"Ann"]'

    A table of cases, for a test that compares the texts:
      printf 'item-count\\tpl\\t[5]\\n' | numerus render Localizable.xcstrings --cases -

    A table of a target's folders, in all of its languages:
      numerus render Sources/App/Resources --table Localizable

    For another program, as an array of objects, with the texts of a Mac:
      numerus render Localizable.xcstrings --format json --device mac

    Columns in diagnostics count UTF-8 bytes. Exit codes: 0, warnings included, or 1 where an entry of
    a catalog has an error, or 2 where the command line is wrong or an input can't be read.

    """
  }

  static let usualCounts = ["0", "1", "2", "5", "21"]

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let request = try RenderRequest(options)
    var renderer = Renderer(request, console)
    return renderer.run()
  }
}
