import Foundation
import NumerusTestSupport
import NumerusTool

/// Command lines run in the test's own process.
enum ToolRun {
  static let catalog = DataFolder.path("Catalogs/ItemCounter.xcstrings")

  /// What a command line gave.
  struct Outcome {
    var code: Int32
    var output: String
    var diagnostics: String
  }

  final class Streams {
    var output = ""
    var diagnostics = ""
    var input: [String]

    init(_ input: [String]) { self.input = input }
  }

  static func run(_ arguments: [String], input: [String] = []) -> Outcome {
    let streams = Streams(input)
    let console = Console(
      write: { streams.output += $0 }, writeDiagnostic: { streams.diagnostics += $0 },
      readLine: { streams.input.isEmpty ? nil : Array(streams.input.removeFirst().utf8) },
      showsProgress: false, usesColor: false)
    let code = Tool(console).run(arguments)
    return Outcome(code: code, output: streams.output, diagnostics: streams.diagnostics)
  }

  static func temporaryFile(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID()).txt")
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}
