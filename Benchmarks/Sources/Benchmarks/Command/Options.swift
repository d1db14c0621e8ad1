/// The command line.
struct Options {
  var format = ReportFormat.text
  /// Groups whose title has this text; nil for all.
  var filter: String?
  var isQuick = false
  var wantsScale = false
  var wantsPeers = false
  /// How often each candidate runs for a profiler; nil where there is none.
  var countedPasses: Int?
  /// A file with instructions per operation.
  var instructions: String?
  /// Where catalogs for another program are to be written.
  var catalogs: String?
  var wantsHelp = false

  static let help = """
    Times Numerus beside hand-written interpolation, C, ICU, Foundation and gettext, after checking
    each result.

    usage: swift run -c release --package-path Benchmarks Benchmarks [options]

      --filter TEXT     only the groups whose title has TEXT
      --format FORMAT   \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))
      --quick           few short samples: results are checked, times mean little
      --peers           also node's Intl and PyICU, where they are installed, as rows of the groups
      --scale           instead: how costs grow with keys, languages and threads, what opening a
                        catalog takes, and how large one is; takes some minutes and 4 GB
      --instructions FILE
                        a column of instructions, from what Benchmarks/instructions wrote
      --count PASSES    instead: runs each candidate PASSES and twice PASSES times for a profiler;
                        Benchmarks/instructions does so
      --write-catalogs FOLDER
                        instead: catalogs of 10 and of 10,000 keys for Benchmarks/first-message
      --help            this text

    Examples:

      Benchmarks --filter "int message, ru"             one group
      Benchmarks --format markdown --peers              the table of a README
      Benchmarks --scale --filter threads               one of the tables of --scale
      Benchmarks --instructions Benchmarks/instructions.tsv

    Exits with 1 where a result is wrong, with 2 where the command line is.

    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      let inlineValue = parts.count == 2 ? String(parts[1]) : nil
      func value() throws(UsageError) -> String {
        guard let value = inlineValue ?? rest.popFirst() else {
          throw UsageError("\(name) needs a value")
        }
        return value
      }
      switch name {
      case "--filter": filter = try value()
      case "--format": format = try Self.format(try value())
      case "--count": countedPasses = try Self.passes(try value())
      case "--instructions": instructions = try value()
      case "--write-catalogs": catalogs = try value()
      case "--quick" where inlineValue == nil: isQuick = true
      case "--scale" where inlineValue == nil: wantsScale = true
      case "--peers" where inlineValue == nil: wantsPeers = true
      case "--help" where inlineValue == nil: wantsHelp = true
      default: throw UsageError("there is no option \"\(argument)\"")
      }
    }
  }

  private static func format(_ text: String) throws(UsageError) -> ReportFormat {
    guard let format = ReportFormat(rawValue: text) else {
      throw UsageError("there is no format \"\(text)\"")
    }
    return format
  }

  private static func passes(_ text: String) throws(UsageError) -> Int {
    guard let passes = Int(text), 1...1_000_000 ~= passes else {
      throw UsageError("\"\(text)\" is no number of passes")
    }
    return passes
  }
}
