internal import Foundation
internal import Numerus
internal import NumerusSymbols

/// Carries out what a ``CompileRequest`` asks for.
struct CatalogFileCompiler {
  private let request: CompileRequest
  private let console: Console
  private var hasErrors = false

  init(_ request: CompileRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  /// A table that was compiled, and where it goes.
  private struct Output {
    var table: String
    var path: String
    var catalog: CompiledCatalog
    var isChanged = false
  }

  /// Does the work and gives the exit code.
  mutating func run() throws(UsageError) -> Int32 {
    let (folder, failures) = StringCatalogFolder.read(
      request.inputs, sourceLanguage: request.sourceLanguage)
    for failure in failures { console.report(Diagnostic(failure)) }
    guard failures.isEmpty else { return 2 }
    let tables = try chosen(folder.tables)
    var outputs: [Output] = []
    do throws(SymbolOptionsError) {
      for table in tables { outputs.append(try compiled(table)) }
      report(folder.diagnostics, try options(for: tables[0].catalog))
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
    guard !hasErrors else { return 1 }
    do throws(CatalogError) {
      if !request.isOneFile { try FolderMaking.make(request.output) }
      for index in outputs.indices {
        outputs[index].isChanged = try CompiledFile.write(
          outputs[index].catalog, toFile: outputs[index].path)
      }
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
    tell(outputs)
    return 0
  }

  private func chosen(
    _ tables: [StringCatalogFolder.Table]
  ) throws(UsageError) -> [StringCatalogFolder.Table] {
    let chosen = try TableChoice.tables(request.tables, among: tables)
    try TableChoice.check(languages: request.languages ?? [], among: chosen)
    guard !request.isOneFile || chosen.count == 1 else {
      let names = chosen.map { "\"\(Escaping.line($0.name))\"" }.joined(separator: ", ")
      throw UsageError("one file has one table; name a folder, or choose by --table among \(names)")
    }
    return chosen
  }

  private mutating func compiled(
    _ table: StringCatalogFolder.Table
  ) throws(SymbolOptionsError) -> Output {
    let kept = request.languages.map { table.catalog.keeping(languages: Set($0)) }
    let (catalog, diagnostics) = (kept ?? table.catalog).compiled()
    report(diagnostics, try options(for: table.catalog))
    let folder = request.output.hasSuffix("/") ? request.output : request.output + "/"
    let path = request.isOneFile ? request.output : folder + CompiledFile.name(ofTable: table.name)
    return Output(table: table.name, path: path, catalog: catalog)
  }

  private func options(for catalog: StringCatalog) throws(SymbolOptionsError) -> SymbolOptions {
    let reader = SymbolOptionsReader { [severities = request.severities] options in
      options.outcomes.merge(severities) { $1 }
    }
    return try reader.options(for: catalog, request.inputs[0])
  }

  private mutating func report(_ diagnostics: [CatalogDiagnostic], _ options: SymbolOptions) {
    for finding in options.applied(to: diagnostics) {
      hasErrors = hasErrors || finding.severity == .error
      console.report(Diagnostic(finding, path: request.inputs[0]))
    }
  }

  private func tell(_ outputs: [Output]) {
    switch request.format {
    case nil: break
    case .json?:
      RecordPrinter.print(
        outputs.map { output in
          let languages = output.catalog.languages.map { Escaping.json($0) }
          return [
            output.table, output.path, "\(output.catalog.keyCount)",
            "[\(languages.joined(separator: ", "))]", "\(Self.byteCount(of: output.catalog))",
            "\(output.isChanged)",
          ]
        }, .json,
        ["table", "path", "keys", "languages", "bytes", "changed"].map { key in
          .init(title: key, key: key, isJSON: !["table", "path"].contains(key))
        }, console)
    case _?:
      for output in outputs {
        let languages = output.catalog.languages.count
        console.write(
          "\(Escaping.controls(output.path)): \(count(output.catalog.keyCount, "key")) in "
            + "\(count(languages, "language")), \(count(Self.byteCount(of: output.catalog), "byte"))"
            + (output.isChanged ? "\n" : ", as before\n"))
      }
    }
  }

  private static func byteCount(of catalog: CompiledCatalog) -> Int {
    catalog.withSerializedBytes { $0.count }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
