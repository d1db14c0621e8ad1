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
    /// Where the keys stand.
    var locations: [String: CatalogLocation]
  }

  /// Does the work and gives the exit code.
  mutating func run() -> Int32 {
    var opened: [Opened] = []
    var isUnreadable = false
    for path in request.paths {
      do {
        let read = try StringCatalog(contentsOfFile: path)
        let (catalog, diagnostics) = read.compiled()
        for diagnostic in diagnostics {
          hasErrors = hasErrors || diagnostic.severity == .error
          console.report(Diagnostic(diagnostic, path: path))
        }
        let places = read.entries.compactMap { entry in
          entry.location.map { (entry.key, $0) }
        }
        let locations = Dictionary(places, uniquingKeysWith: { first, _ in first })
        opened.append(Opened(path: path, catalog: catalog, locations: locations))
      } catch {
        console.report(Diagnostic(error))
        isUnreadable = true
      }
    }
    // What can be rendered is; a catalog that can't be read is still a failure.
    if let casesPath = request.casesPath {
      guard let catalog = opened.first else { return 2 }
      var cases = RenderCases(path: casesPath, catalog: catalog.catalog, request.device, console)
      let code = cases.run()
      if code != 0 { return code }
    } else {
      for key in request.keys ?? [] where !opened.contains(where: { $0.catalog.contains(key: key) })
      {
        if opened.isEmpty { break }
        isUnreadable = true
        let hint = Suggestions.hint(to: key, among: opened.flatMap(\.catalog.keys))
        console.report(
          Diagnostic(
            .error, "there is no key \"\(Escaping.line(key))\"\(hint)",
            place: opened.count == 1 ? opened[0].path : "numerus"))
      }
      printMessages(opened)
    }
    if isUnreadable { return 2 }
    return hasErrors ? 1 : 0
  }

  /// A catalog with what is to be printed of it.
  private struct Job {
    var path: String
    var locations: [String: CatalogLocation]
    var keys: [String]
    var localizers: [(locale: String, localizer: Localizer)]
    var issues: IssueList
  }

  private func printMessages(_ opened: [Opened]) {
    guard !opened.isEmpty else { return }
    let jobs = opened.map { opened in
      let catalog = opened.catalog
      let issues = IssueList()
      return Job(
        path: opened.path,
        locations: opened.locations,
        keys: request.keys.map { $0.filter { catalog.contains(key: $0) } } ?? catalog.keys,
        localizers: (request.locales ?? catalog.languages).map { locale in
          let choice = LocaleChoice(locale, catalog, request.device, issues)
          if let warning = choice.warning {
            console.report(Diagnostic(.warning, warning, place: opened.path))
          }
          return (locale, choice.localizer)
        },
        issues: issues)
    }
    // Where no key was found there is nothing to print a head for.
    if request.format != .json, jobs.allSatisfy(\.keys.isEmpty), request.keys != nil { return }
    let columns = MessageRecord.columns(
      catalogs: opened.count > 1 ? opened.map(\.path) : [],
      keys: jobs.flatMap(\.keys),
      languages: request.format == .table ? languageCells(jobs) : [],
      counts: request.counts.map(\.text))
    var printer = RecordPrinter(request.format, columns, console)
    printer.begin()
    var progress = Progress(console)
    for job in jobs {
      for (index, key) in job.keys.enumerated() {
        progress.update("\(job.path): \(index) of \(job.keys.count) keys")
        for (locale, localizer) in job.localizers {
          for (count, arguments) in calls(of: key, localizer) {
            let text = localizer.string(forKey: key, arguments: arguments)
            let textLanguage = localizer.language(forKey: key)
            let language =
              request.format == .table
              ? MessageRecord.languageCell(locale, textLanguage) : locale
            let json = "[\(arguments.map(\.json).joined(separator: ", "))]"
            printer.print([job.path, key, language, textLanguage, json, count, text])
          }
        }
      }
      for issue in job.issues.taken() where isWorthTelling(issue) {
        let place = [job.path, job.locations[issue.key]?.description].compactMap(\.self)
        console.report(Diagnostic(.warning, "\(issue)", place: place.joined(separator: ":")))
      }
    }
    progress.end()
    printer.end()
  }

  private func languageCells(_ jobs: [Job]) -> [String] {
    var cells: Set<String> = []
    for job in jobs {
      for (locale, localizer) in job.localizers {
        let languages = Set(job.keys.map { localizer.language(forKey: $0) })
        for language in languages { cells.insert(MessageRecord.languageCell(locale, language)) }
      }
    }
    return Array(cells)
  }

  /// Counts are ours to put where a number goes, whatever type the placeholder names.
  private func isWorthTelling(_ issue: MessageIssue) -> Bool {
    if case .missingForm = issue.kind { return true }
    return !request.argumentLists.isEmpty
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
