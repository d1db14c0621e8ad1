internal import Numerus

/// `numerus plural --stdin`: lines of a locale and a number, printed with both categories.
enum PluralLines {
  /// Prints the lines and gives the exit code.
  static func run(_ console: Console) -> Int32 {
    do throws(CatalogError) {
      var lines = try FieldLines("-", console)
      return lines.run(fields: 2, "locale TAB number") { fields throws(FieldLines.Fault) in
        do throws(PluralOperandsError) {
          let operands = try PluralNumber(fields[1]).operands
          let categories = PluralRules.RuleType.allCases.map { type in
            let rules = PluralRules(locale: fields[0], type: type)
            return rules.category(ofShown: operands).keyword
          }
          return FieldLines.Result(text: categories.joined(separator: "\t"))
        } catch {
          throw FieldLines.Fault(
            column: fields[0].utf8.count + 2 + error.offset,
            message: "\"\(fields[1])\" is no number: \(error.reason)")
        }
      }
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
  }
}
