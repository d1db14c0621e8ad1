internal import Numerus

/// Carries out what a ``ConvertRequest`` asks for.
struct Converter {
  private let request: ConvertRequest
  private let console: Console
  /// What the target does not say.
  private var losses: [CatalogDiagnostic] = []
  private var hasErrors = false

  init(_ request: ConvertRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  /// Does the work and gives the exit code.
  mutating func run() throws(UsageError) -> Int32 {
    let (folder, failures) = StringCatalogFolder.read(
      request.inputs, sourceLanguage: request.sourceLanguage)
    for failure in failures { console.report(Diagnostic(failure)) }
    guard failures.isEmpty else { return 2 }
    // What was passed over is in no table.
    losses += folder.diagnostics
    let tables = try TableChoice.tables(request.tables, among: folder.tables)
    try TableChoice.check(languages: request.languages ?? [], among: tables)
    let files: [ConvertedFile]
    do {
      files = try converted(tables)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .catalog(let error):
        console.report(Diagnostic(error))
        return 2
      }
    }
    reportLosses()
    guard losses.isEmpty || request.isLossy else {
      console.report(
        Diagnostic(
          .error,
          "nothing is written, since \(count(losses.count, "thing")) would be lost; "
            + "--lossy writes what can be said",
          place: request.output))
      return 1
    }
    do {
      try ConvertedFile.write(files, to: request.output, isForced: request.isForced)
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
    if request.format == .text { summarize(tables, files) }
    return hasErrors ? 1 : 0
  }

  private enum Failure: Error {
    case usage(UsageError)
    case catalog(CatalogError)
  }

  private mutating func converted(
    _ tables: [StringCatalogFolder.Table]
  ) throws(Failure) -> [ConvertedFile] {
    guard !request.isOneFile || tables.count == 1 else {
      let names = tables.map { "\"\(Escaping.line($0.name))\"" }.joined(separator: ", ")
      throw .usage(UsageError("one file has one table; choose by --table among \(names)"))
    }
    var files: [ConvertedFile] = []
    for table in tables {
      losses += table.losses
      for diagnostic in table.catalog.diagnostics {
        // What a file has in error is not carried over.
        if diagnostic.severity == .error {
          hasErrors = true
          losses.append(diagnostic)
        } else {
          report(diagnostic)
        }
      }
      do throws(CatalogError) {
        files += try self.files(of: table.catalog, table.name)
      } catch {
        throw .catalog(error)
      }
    }
    if request.isOneFile, files.count != 1 {
      let names = files.map(\.name).joined(separator: ", ")
      throw .usage(
        UsageError(
          files.isEmpty
            ? "there are no texts to write"
            : "the texts need more than one file: \(names); name a folder, or choose by --language"
        ))
    }
    return files
  }

  private mutating func files(
    of catalog: StringCatalog, _ table: String
  ) throws(CatalogError) -> [ConvertedFile] {
    let path = request.isOneFile ? "" : table + "." + request.target.rawValue
    switch request.target {
    case .xcstrings:
      let (bytes, lost) = catalog.newXCStrings(languages: request.languages)
      losses += lost
      return [ConvertedFile(name: path, bytes: bytes)]
    case .json:
      var json = FlatJSON(catalog, languages: request.languages)
      let bytes = json.bytes()
      losses += json.losses
      return [ConvertedFile(name: path, bytes: bytes)]
    case .strings, .stringsdict:
      let kinds: LocalizedFiles.Kinds =
        request.target == .stringsdict
        ? .stringsDictOnly : request.isOneFile ? .stringsOnly : .both
      let localized = try LocalizedFiles(catalog, kinds, languages: request.languages)
      losses += localized.losses
      return localized.files.map { file in
        ConvertedFile(
          name: "\(file.language).lproj/\(table).\(file.ending)", bytes: file.bytes)
      }
    }
  }

  private func report(_ diagnostic: CatalogDiagnostic) {
    console.report(Diagnostic(diagnostic, path: request.inputs[0]))
  }

  private func reportLosses() {
    guard request.format == .json else {
      for loss in losses {
        console.report(Diagnostic(loss, path: request.inputs[0]))
      }
      return
    }
    let columns = ["severity", "message", "key", "language", "path", "line", "column"].map {
      RecordPrinter.Column(title: $0, key: $0, isJSON: ["line", "column"].contains($0))
    }
    let records = losses.map { loss in
      [
        "\(loss.severity)", loss.message, loss.key, loss.language, loss.path,
        loss.location.map { "\($0.line)" }, loss.location.map { "\($0.column)" },
      ]
    }
    RecordPrinter.print(records, .json, columns, console)
  }

  private func summarize(_ tables: [StringCatalogFolder.Table], _ files: [ConvertedFile]) {
    let keys = tables.reduce(0) { $0 + $1.catalog.count }
    let lost = losses.isEmpty ? "nothing is lost" : "\(count(losses.count, "thing")) lost"
    console.write(
      "\(Escaping.controls(request.output)): \(count(keys, "key")) in "
        + "\(count(files.count, "file")), \(lost)\n")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
