/// A command of the tool.
protocol Command {
  var name: String { get }
  /// What it does, in a line.
  var summary: String { get }
  /// What it does, by example.
  var help: String { get }
  var options: [CommandOption] { get }

  /// Carries out a command line and gives the exit code.
  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32
}

extension Command {
  /// The list of options for the help.
  var optionList: String {
    let heads = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, options).map { head, option in
      let indent = "\n" + String(repeating: " ", count: width + 5)
      return "  " + head + String(repeating: " ", count: width - head.count) + "   "
        + option.help.split(separator: "\n").joined(separator: indent)
    }.joined(separator: "\n")
  }
}
