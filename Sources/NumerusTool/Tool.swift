internal import Foundation
internal import Numerus

/// The command line of Numerus.
public struct Tool {
  /// The version of the product.
  public static let version = "0.1.0"

  private let console: Console

  package init(_ console: Console) { self.console = console }

  /// Runs a command line on the process's streams.
  ///
  /// - Parameter arguments: What follows the name of the program.
  /// - Returns: The exit code: 0, 1 where a catalog has faults, is not in form or would lose something,
  ///   or a text that is to be explained is not there, 2 where the command line is wrong or a file can't be read or written.
  public static func run(_ arguments: [String]) -> Int32 {
    let console = Console.standard()
    let code = Tool(console).run(arguments)
    if let failure = console.flush() {
      console.report(
        Diagnostic(.error, "the results can't be written: \(failure)", place: "numerus"))
      return 2
    }
    return code
  }

  package func run(_ arguments: [String]) -> Int32 {
    let commands: [any Command] = [
      RenderCommand(), FormatCommand(), PluralCommand(), MatchCommand(), ExplainCommand(),
      ConvertCommand(), FmtCommand(), CompileCommand(), SymbolsCommand(),
    ]
    guard let name = arguments.first else {
      console.writeDiagnostic(Self.help(commands))
      return 2
    }
    switch name {
    case "--help", "-h", "help":
      guard name == "help", arguments.count > 1 else {
        console.write(Self.help(commands))
        return 0
      }
      guard let command = commands.first(where: { $0.name == arguments[1] }) else {
        return failUnknown("command", arguments[1], commands)
      }
      console.write(command.help)
      return 0
    case "--version":
      console.write(
        "numerus \(Self.version) (plural rules of CLDR \(PluralRules.cldrVersion); "
          + "numbers of ICU \(LinkedICU.version), CLDR \(LinkedICU.cldrVersion))\n")
      return 0
    default: break
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return failUnknown(name.hasPrefix("-") ? "option" : "command", name, commands)
    }
    let rest = Array(arguments.dropFirst())
    do {
      let help = ["--help", "-h"].map { CommandOption(name: $0, value: nil, help: "") }
      let options = try ParsedOptions(rest, options: command.options + help)
      if help.contains(where: { options.last($0.name) != nil }) {
        console.write(command.help)
        return 0
      }
      return try command.run(options, console)
    } catch {
      return fail(error.message, help: "numerus \(command.name) --help")
    }
  }

  private func failUnknown(_ kind: String, _ name: String, _ commands: [any Command]) -> Int32 {
    let hint = Suggestions.hint(to: name, among: commands.map(\.name) + ["--help", "--version"])
    return fail("there is no \(kind) \"\(Escaping.line(name))\"\(hint)", help: "numerus --help")
  }

  private func fail(_ message: String, help: String) -> Int32 {
    console.report(Diagnostic(.error, "\(message) (see \(help))", place: "numerus"))
    return 2
  }

  private static func help(_ commands: [any Command]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { command in
      "  " + command.name.padding(toLength: width, withPad: " ", startingAt: 0) + "   "
        + command.summary
    }
    return """
      Localized, plural-correct messages from String Catalogs, .strings and .stringsdict files.

      Usage: numerus COMMAND …

      \(list.joined(separator: "\n"))

      numerus COMMAND --help   what a command does, by example
      numerus --version        the versions of numerus, CLDR and ICU

      Exit codes: 0, warnings included, or 1 where an entry of a catalog has an error, fmt --check finds
      a file that is not in form, convert would lose something or explain finds no text, or 2 where the
      command line is wrong, an input can't be read or the results can't be written. Results go to
      standard output, all else to standard error.

      """
  }
}
