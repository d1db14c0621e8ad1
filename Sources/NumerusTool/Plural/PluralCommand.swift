internal import Numerus

/// `numerus plural`: which form a number takes.
struct PluralCommand: Command {
  var name: String { "plural" }
  var summary: String { "tell which plural form numbers take, and by which rules" }

  static let formats: [OutputFormat] = [.table, .tsv, .json]

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--locale", value: "L,…", help: "the locales, as pl,pt-PT,ar; en is usual"),
      CommandOption(
        name: "--ordinal", value: nil, help: "the form of 1st, 2nd, 3rd in place of that of 1, 2, 3"
      ),
      CommandOption(
        name: "--range", value: nil, help: "the form of the range between two numbers"),
      CommandOption(
        name: "--rules", value: nil, help: "the rules of the locales, with numbers that fit them"),
      CommandOption(
        name: "--locales", value: nil, help: "the locales that have rules of their own"),
      CommandOption(
        name: "--stdin", value: nil,
        help: "lines of locale TAB number; each is printed with TAB and the cardinal\n"
          + "category, TAB and the ordinal one. Empty lines and those that begin with #\n"
          + "are printed as they are; a faulty one is left out and named"),
      CommandOption(
        name: "--format", value: "F",
        help: "\(Self.formats.map(\.rawValue).joined(separator: ", ")); table is usual"),
    ]
  }

  var help: String {
    """
    Tells which plural form numbers take, by the rules of CLDR \(PluralRules.cldrVersion).

    Usage: numerus plural [--locale L,…] [--ordinal] [--format table|tsv|json] NUMBER…
           numerus plural [--locale L,…] --range [--format …] NUMBER NUMBER
           numerus plural [--locale L,…] [--ordinal] --rules [--format …]
           numerus plural --locales [--format …]
           numerus plural --stdin

    A number is written as it is displayed, with a point: 1 and 1.0 may take different forms. 1.5c6, or
    1.5e6, stands for "1.5 million"; NaN, Infinity and -Infinity are numbers too.

    \(optionList)

    The forms of some numbers in Polish:
      numerus plural --locale pl 1 2 5 22 1.5

    What stands behind the second, third, fourth place in English and Welsh:
      numerus plural --locale en,cy --ordinal 2 3 4

    The form of "0–1 elements" in French:
      numerus plural --locale fr --range 0 1

    The rules of Lithuanian:
      numerus plural --locale lt --rules

    A list of numbers from another program:
      printf 'pl\\t22\\n' | numerus plural --stdin

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let format = try options.format(among: Self.formats)
    let locales = try options.list("--locale") ?? ["en"]
    let type: PluralRules.RuleType = options.last("--ordinal") == nil ? .cardinal : .ordinal
    try checkCombinations(options)
    if options.last("--stdin") != nil {
      return PluralLines.run(console)
    }
    if options.last("--locales") != nil {
      PluralListing.printLocales(format, console)
      return 0
    }
    for locale in locales where PluralRules(locale: locale, type: type).locale == "und" {
      let kind = type == .cardinal ? "" : "ordinal "
      console.report(
        Diagnostic(
          .note, "\"\(Escaping.line(locale))\" has no \(kind)rules: every number is other",
          place: "numerus"))
    }
    if options.last("--rules") != nil {
      PluralListing.printRules(of: locales, type, format, console)
      return 0
    }
    let numbers = try options.operands.map { text throws(UsageError) in
      do throws(PluralOperandsError) {
        return try PluralNumber(text)
      } catch {
        throw UsageError("\"\(Escaping.line(text))\" is no number: \(error)")
      }
    }
    if options.last("--range") != nil {
      PluralListing.printRanges(of: locales, numbers[0], numbers[1], format, console)
    } else {
      PluralListing.printCategories(of: numbers, locales, type, format, console)
    }
    return 0
  }

  private func checkCombinations(_ options: ParsedOptions) throws(UsageError) {
    let modes = ["--range", "--rules", "--locales", "--stdin"]
      .filter { options.last($0) != nil }
    if modes.count > 1 {
      throw UsageError("\(modes[0]) and \(modes[1]) exclude one another")
    }
    let count = options.operands.count
    switch modes.first {
    case nil:
      if count == 0 { throw UsageError("name a number") }
    case "--range":
      if count != 2 { throw UsageError("--range takes two numbers") }
      if options.last("--ordinal") != nil {
        throw UsageError("--range and --ordinal exclude one another")
      }
    case let mode?:
      if count > 0 { throw UsageError("\(mode) takes no numbers") }
      let others =
        switch mode {
        case "--stdin": ["--locale", "--ordinal", "--format"]
        case "--locales": ["--locale", "--ordinal"]
        default: [String]()
        }
      for other in others where options.last(other) != nil {
        throw UsageError("\(mode) and \(other) exclude one another")
      }
    }
  }
}
