internal import Numerus

/// `numerus format --stdin`: lines of a locale and a number, printed with the text.
enum FormatLines {
  /// Prints the lines and gives the exit code.
  static func run(_ style: NumberStyle, _ console: Console) -> Int32 {
    do throws(CatalogError) {
      var lines = try FieldLines("-", console)
      return lines.run(fields: 2, "locale TAB number") { fields throws(FieldLines.Fault) in
        guard !fields[0].isEmpty else {
          throw FieldLines.Fault(column: 1, message: "the locale is empty")
        }
        let format: NumberFormat
        do throws(ICUError) {
          format = try NumberFormat(style, locale: fields[0])
        } catch {
          throw FieldLines.Fault(column: 1, message: error.description)
        }
        guard let number = WrittenNumber(fields[1]) else {
          throw FieldLines.Fault(
            column: fields[0].utf8.count + 2, message: "\"\(fields[1])\" is no number")
        }
        return FieldLines.Result(
          text: Escaping.line(number.formatted(by: format).text),
          warnings: format.unknownNumberingSystem.map {
            [FormatListing.warning($0, fields[0])]
          } ?? [])
      }
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
  }
}
