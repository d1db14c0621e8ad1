internal import Numerus

/// `numerus plural --stdin`: lines of a locale and a number, printed with both categories.
struct PluralLines {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Prints the lines and gives the exit code.
  ///
  /// Empty lines and those that begin with `#` are printed as they are. A faulty line is named and
  /// left out, and the others are still printed.
  func run() -> Int32 {
    var isFaulty = false
    var number = 0
    while let line = console.readLine() {
      number += 1
      if line.isEmpty || line.hasPrefix("#") {
        console.write(line + "\n")
        continue
      }
      func report(_ message: String, column: Int) {
        isFaulty = true
        console.report(
          Diagnostic(.error, message, place: "<standard input>:\(number):\(column)"))
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2 else {
        report("expected locale TAB number", column: 1)
        continue
      }
      do {
        let operands = try PluralOperands(parsing: fields[1])
        let categories = PluralRules.RuleType.allCases.map { type in
          PluralRules(locale: fields[0], type: type).category(for: operands).keyword
        }
        console.write("\(line)\t\(categories.joined(separator: "\t"))\n")
      } catch {
        let column = fields[0].utf8.count + 2 + error.offset
        report("\"\(Escaping.line(fields[1]))\" is no number", column: column)
      }
    }
    return isFaulty ? 2 : 0
  }
}
