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
    /// The path of the file, or of the folder and the name of the table in it.
    var path: String
    var catalog: CompiledCatalog
    /// Where the keys stand.
    var places: [String: String]
  }

  private var opened: [Opened] = []
  private var isUnreadable = false

  /// Reads all catalogs that can be read.
  private mutating func open() {
    for path in request.paths {
      do throws(CatalogError) {
        guard StringCatalogFolder.isFolder(path) else {
          let isCompiled = CompiledFile.isNamed(path)
          let table =
            isCompiled
            ? CompiledFile.table(ofPath: path) : StringCatalogFolder.tableName(ofFile: path)
          guard request.tables?.contains(table) ?? true else {
            throw CatalogError(
              .unreadable("it is the table \(table), which is not asked for"), path: path)
          }
          if isCompiled {
            try openCompiled(path)
          } else {
            open(
              try StringCatalog(contentsOfFile: path, language: fileLanguage(path)), as: path)
          }
          continue
        }
        let compiled = CompiledFile.paths(in: path)
        let (folder, failures) = try StringCatalogFolder.read(
          path, sourceLanguage: request.sourceLanguage)
        for failure in failures { fail(failure) }
        for diagnostic in folder.diagnostics { report(diagnostic, path) }
        if folder.tables.isEmpty, compiled.isEmpty, failures.isEmpty {
          fail(CatalogError(.unreadable("there are no texts in the folder"), path: path))
        }
        let name = path.hasSuffix("/") ? path : path + "/"
        let compiledNames = Set(compiled.map { CompiledFile.table(ofPath: $0) })
        func isWanted(_ table: String) -> Bool { request.tables?.contains(table) ?? true }
        for file in compiled where isWanted(CompiledFile.table(ofPath: file)) {
          try openCompiled(file)
        }
        // A compiled file comes before what it was made from, as in bundles.
        for table in folder.tables where isWanted(table.name) && !compiledNames.contains(table.name)
        {
          open(table.catalog, as: name + table.name)
        }
        let names = compiledNames.union(folder.tables.map(\.name)).sorted()
        if !names.isEmpty, !names.contains(where: isWanted) {
          let names = names.joined(separator: ", ")
          fail(CatalogError(.unreadable("there is no such table among \(names)"), path: path))
        }
      } catch {
        fail(error)
      }
    }
  }

  /// The language that was named for a file; nil where its folder tells.
  private func fileLanguage(_ path: String) -> String? {
    StringCatalogFolder.language(ofFile: path) == nil ? request.sourceLanguage : nil
  }

  private mutating func openCompiled(_ path: String) throws(CatalogError) {
    opened.append(Opened(path: path, catalog: try CompiledFile.read(path), places: [:]))
  }

  private mutating func open(_ read: StringCatalog, as path: String) {
    let (catalog, diagnostics) = read.compiled()
    for diagnostic in diagnostics { report(diagnostic, path) }
    let places = read.entries.compactMap { entry in
      entry.location.map { (entry.key, "\(read.path(of: $0) ?? path):\($0)") }
    }
    opened.append(
      Opened(
        path: path, catalog: catalog,
        places: Dictionary(places, uniquingKeysWith: { first, _ in first })))
  }

  private mutating func report(_ diagnostic: CatalogDiagnostic, _ path: String) {
    hasErrors = hasErrors || diagnostic.severity == .error
    console.report(Diagnostic(diagnostic, path: path))
  }

  private mutating func fail(_ error: CatalogError) {
    isUnreadable = true
    console.report(Diagnostic(error))
  }

  /// Does the work and gives the exit code.
  mutating func run() -> Int32 {
    open()
    // What can be rendered is; a catalog that can't be read is still a failure.
    if let casesPath = request.casesPath {
      guard let catalog = opened.first else { return 2 }
      guard opened.count == 1 else {
        let names = opened.map(\.path).joined(separator: ", ")
        console.report(
          Diagnostic(.error, "--cases takes one table; choose by --table", place: names))
        return 2
      }
      var cases = RenderCases(path: casesPath, catalog: catalog.catalog, request, console)
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
    var places: [String: String]
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
        places: opened.places,
        keys: request.keys.map { $0.filter { catalog.contains(key: $0) } } ?? catalog.keys,
        localizers: (request.locales ?? catalog.languages).map { locale in
          let choice = LocaleChoice(locale, catalog, request, issues)
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
        console.report(
          Diagnostic(.warning, "\(issue)", place: job.places[issue.key] ?? job.path))
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
    switch issue.kind {
    case .missingForm, .unknownNumberingSystem: true
    default: !request.argumentLists.isEmpty
    }
  }

  /// The argument lists to render a key with, and the count that each stands for.
  private func calls(
    of key: String, _ localizer: Localizer
  ) -> [(count: String?, arguments: [MessageArgument])] {
    guard request.argumentLists.isEmpty else { return request.argumentLists.map { (nil, $0) } }
    let kinds = localizer.argumentKinds(forKey: key)
    guard kinds.contains(where: { $0 == .integer || $0 == .floatingPoint }) else {
      return [(nil, ArgumentList.standing(for: kinds, count: 0))]
    }
    return request.counts.map { ($0.text, ArgumentList.standing(for: kinds, count: $0.argument)) }
  }
}
