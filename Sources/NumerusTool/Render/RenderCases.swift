internal import Numerus

/// `numerus render --cases`: lines of a key, a locale and arguments, printed with their text.
struct RenderCases {
  private let path: String
  private let catalog: CompiledCatalog
  private let request: RenderRequest
  private let console: Console
  private let issues = IssueList()
  private var localizers: [String: LocaleChoice] = [:]
  private var hintCount = 0

  init(
    path: String, catalog: CompiledCatalog, _ request: RenderRequest, _ console: Console
  ) {
    self.path = path
    self.catalog = catalog
    self.request = request
    self.console = console
  }

  /// Prints the cases and gives the exit code.
  mutating func run() -> Int32 {
    do throws(CatalogError) {
      var lines = try FieldLines(path, console)
      return lines.run(fields: 3, "key TAB locale TAB JSON arguments") {
        fields throws(FieldLines.Fault) in try render(fields)
      }
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
  }

  private mutating func render(_ fields: [String]) throws(FieldLines.Fault) -> FieldLines.Result {
    let key = Escaping.unescaped(fields[0])
    guard catalog.contains(key: key) else {
      // The nearest of many keys takes a while to find; after a few, the rest is of the same kind.
      hintCount += 1
      let hint = hintCount <= 10 ? Suggestions.hint(to: key, among: catalog.keys) : ""
      throw FieldLines.Fault(
        column: 1, message: "there is no key \"\(Escaping.line(key))\"\(hint)")
    }
    let arguments: [MessageArgument]
    do throws(ArgumentList.Failure) {
      arguments = try ArgumentList.arguments(fields[2])
    } catch {
      let column = fields[0].utf8.count + fields[1].utf8.count + 2 + error.column
      throw FieldLines.Fault(column: column, message: error.message)
    }
    let choice = localizer(fields[1])
    let text = choice.localizer.string(forKey: key, arguments: arguments)
    return FieldLines.Result(
      text: Escaping.line(text),
      warnings: [choice.warning].compactMap(\.self) + issues.taken().map(\.description))
  }

  private mutating func localizer(_ locale: String) -> LocaleChoice {
    if let known = localizers[locale] { return known }
    let choice = LocaleChoice(locale, catalog, request, issues)
    // A file may name any number of locales; it names few again and again.
    if localizers.count >= 1000 { localizers.removeAll() }
    localizers[locale] = choice
    return choice
  }
}
