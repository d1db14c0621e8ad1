/// The command line.
struct Options {
  var format = ReportFormat.table
  /// Groups whose title has this text; nil for all.
  var filter: String?
  var isQuick = false
  var wantsHelp = false

  static let help = """
    Times Numerus beside hand-written interpolation, ICU and Foundation, after checking each result.

    usage: swift run -c release --package-path Benchmarks Benchmarks [options]

      --filter TEXT    only the groups whose title has TEXT
      --format FORMAT  \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))
      --quick          few short samples: results are checked, times mean little
      --help           this text

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
      case "--format":
        let text = try value()
        guard let format = ReportFormat(rawValue: text) else {
          throw UsageError("there is no format \"\(text)\"")
        }
        self.format = format
      case "--quick" where inlineValue == nil: isQuick = true
      case "--help" where inlineValue == nil: wantsHelp = true
      default: throw UsageError("there is no option \"\(argument)\"")
      }
    }
  }
}
