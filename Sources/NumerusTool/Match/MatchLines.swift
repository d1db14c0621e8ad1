internal import Numerus

/// `numerus match --stdin`: lines with a header, printed with the language and the reason.
enum MatchLines {
  /// Prints the lines and gives the exit code.
  static func run(_ matcher: LanguageMatcher, source: String, _ console: Console) -> Int32 {
    do throws(CatalogError) {
      var lines = try FieldLines("-", console)
      return lines.run(fields: 1, "a header without TAB") { fields throws(FieldLines.Fault) in
        let match = matcher.match(acceptLanguage: fields[0])
        let reason = match?.reason ?? .sourceLanguage
        return FieldLines.Result(text: "\(Escaping.line(match?.language ?? source))\t\(reason)")
      }
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
  }
}
