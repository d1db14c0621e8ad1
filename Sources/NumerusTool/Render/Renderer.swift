internal import Numerus

/// Renders what a ``RenderRequest`` asks for.
struct Renderer {
  private let request: RenderRequest
  private let console: Console
  private var hasErrors = false

  init(_ request: RenderRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  /// A catalog that was read.
  private struct Opened {
    var path: String
    var catalog: CompiledCatalog
  }

  /// Does the work and gives the exit code.
  mutating func run() -> Int32 {
    var opened: [Opened] = []
    var isUnreadable = false
    for path in request.paths {
      do {
        let (catalog, diagnostics) = try StringCatalog(contentsOfFile: path).compiled()
        for diagnostic in diagnostics {
          hasErrors = hasErrors || diagnostic.severity == .error
          console.report(Diagnostic(diagnostic, path: path))
        }
        opened.append(Opened(path: path, catalog: catalog))
      } catch {
        console.report(Diagnostic(error))
        isUnreadable = true
      }
    }
    // What can be rendered is; a catalog that can't be read is still a failure.
    if let casesPath = request.casesPath {
      guard let catalog = opened.first else { return 2 }
      var cases = RenderCases(path: casesPath, catalog: catalog.catalog, request.device, console)
      guard cases.run() else { return 2 }
    } else {
      for key in request.keys ?? [] where !opened.contains(where: { $0.catalog.contains(key: key) })
      {
        if opened.isEmpty { break }
        isUnreadable = true
        let hint = Suggestions.hint(to: key, among: opened.flatMap(\.catalog.keys))
        console.report(
          Diagnostic(
            .error, "there is no key \"\(Escaping.line(key))\"\(hint)",
            place: opened.map(\.path).joined(separator: ", ")))
      }
      printMessages(opened)
    }
    if isUnreadable { return 2 }
    return hasErrors ? 1 : 0
  }

  private func printMessages(_ opened: [Opened]) {
    var printer = MessagePrinter(
      request.format, keys: request.keys ?? opened.flatMap(\.catalog.keys),
      locales: request.locales ?? opened.flatMap(\.catalog.languages),
      counts: request.counts.map(\.text), console)
    guard !opened.isEmpty else { return }
    printer.begin()
    var progress = Progress(console)
    for opened in opened {
      let catalog = opened.catalog
      let keys = request.keys.map { $0.filter { catalog.contains(key: $0) } } ?? catalog.keys
      let issues = IssueList()
      let localizers = (request.locales ?? catalog.languages).map { locale in
        (locale, catalog.localizer(rendering: locale, request.device, issues))
      }
      for (index, key) in keys.enumerated() {
        progress.update("\(opened.path): \(index) of \(keys.count) keys")
        for (locale, localizer) in localizers {
          for (count, arguments) in calls(of: key, localizer) {
            let text = localizer.string(forKey: key, arguments: arguments)
            printer.print(
              RenderedMessage(
                catalog: opened.path, key: key, locale: locale,
                textLanguage: localizer.language(forKey: key), count: count,
                arguments: "[\(arguments.map(\.json).joined(separator: ", "))]", text: text))
          }
        }
      }
      for issue in issues.taken() {
        console.report(Diagnostic(.warning, Escaping.line("\(issue)"), place: opened.path))
      }
    }
    progress.end()
    printer.end()
  }

  /// The argument lists to render a key with, and the count that each stands for.
  private func calls(
    of key: String, _ localizer: Localizer
  ) -> [(count: String?, arguments: [MessageArgument])] {
    guard request.argumentLists.isEmpty else { return request.argumentLists.map { (nil, $0) } }
    let kinds = localizer.catalog.argumentKinds(
      forKey: key, language: localizer.language(forKey: key) ?? "")
    func arguments(_ count: MessageArgument?) -> [MessageArgument] {
      kinds.enumerated().map { number, kind in
        kind == .text ? MessageArgument("⟨\(number + 1)⟩") : count ?? 0
      }
    }
    guard kinds.contains(where: { $0 == .integer || $0 == .floatingPoint }) else {
      return [(nil, arguments(nil))]
    }
    return request.counts.map { ($0.text, arguments($0.argument)) }
  }
}
