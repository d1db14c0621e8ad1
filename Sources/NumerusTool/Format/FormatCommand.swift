internal import Numerus

/// `numerus format`: a number as the readers of a locale write it.
struct FormatCommand: Command {
  var name: String { "format" }
  var summary: String { "write numbers as the readers of a locale do" }

  private static let formats: [OutputFormat] = [.table, .tsv, .json]

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--locale", value: "L,…", help: "the locales, as de,ar-u-nu-latn; en is usual"),
      CommandOption(
        name: "--style", value: "S",
        help: NumberStyleOptions.styleNames + ";\ndecimal is usual"),
    ] + NumberStyleOptions.options + [
      CommandOption(name: "--range", value: nil, help: "the range between two numbers"),
      CommandOption(
        name: "--identity", value: "I",
        help: "what a range shows whose ends look the same: approximately (~3), single (3)\n"
          + "or range (3–3)"),
      CommandOption(
        name: "--stdin", value: nil,
        help: "lines of locale TAB number; each is printed with TAB and the text. Empty\n"
          + "lines and those that begin with # are printed as they are; a faulty one is\n"
          + "left out and named"),
      CommandOption(
        name: "--format", value: "F",
        help: "\(Self.formats.map(\.rawValue).joined(separator: ", ")); table is usual"),
    ]
  }

  var help: String {
    """
    Writes numbers as the readers of a locale do, and tells which plural form each takes as it is
    shown: that of 1st, 2nd, 3rd for places in an order.

    Usage: numerus format [--locale L,…] [--style S] [OPTION…] NUMBER…
           numerus format [--locale L,…] [--style S] [OPTION…] --range NUMBER NUMBER
           numerus format [--style S] [OPTION…] --stdin

    A number is written with a point and any count of digits, as 1234.5, -0 or 1.5e6; NaN, Infinity and
    -Infinity are numbers too.

    \(optionList)

    A count in four languages:
      numerus format --locale en,de,hi,ar-EG 1234567

    Large numbers in words of the language:
      numerus format --locale en,fr,ja --style compact-long 1 1000 1234567

    Money, and money as in accounts:
      numerus format --locale en,de --style currency:EUR 1234.5
      numerus format --style currency:USD --accounting -5

    A speed:
      numerus format --locale en,sv --style unit:kilometer-per-hour --width long 90

    A range of prices:
      numerus format --style currency:USD --range 3 5

    A list of numbers from another program:
      printf 'pl\\t12345\\n' | numerus format --stdin

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let format = try options.format(among: Self.formats)
    let style = try NumberStyleOptions.style(options)
    let isRange = options.last("--range") != nil
    do {
      // What ICU has not in English it has nowhere.
      _ = try NumberFormat(style, locale: "en")
      if isRange { _ = try NumberRangeFormat(style, locale: "en") }
    } catch {
      throw UsageError(error)
    }
    let locales = try options.list("--locale") ?? ["en"]
    let identity = try options.choice(
      "--identity", among: NumberRangeIdentity.allCases.map { ("\($0)", $0) })
    if identity != nil, !isRange { throw UsageError("--identity goes with --range") }
    if options.last("--stdin") != nil {
      for other in ["--locale", "--range", "--format"] where options.last(other) != nil {
        throw UsageError("--stdin and \(other) exclude one another")
      }
      guard options.operands.isEmpty else { throw UsageError("--stdin takes no numbers") }
      return FormatLines.run(style, console)
    }
    let numbers = try options.operands.map { text throws(UsageError) in
      guard let number = WrittenNumber(text) else {
        throw UsageError("\"\(Escaping.line(text))\" is no number")
      }
      return number
    }
    if isRange {
      guard numbers.count == 2 else { throw UsageError("--range takes two numbers") }
      return try FormatListing.printRange(
        numbers[0], numbers[1], locales, style, identity ?? .approximately, format, console)
    } else {
      guard !numbers.isEmpty else { throw UsageError("name a number") }
      return FormatListing.printNumbers(
        numbers, locales, style, style.isOrdinal ? .ordinal : .cardinal, format, console)
    }
  }
}
