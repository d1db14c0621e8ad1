internal import Numerus
internal import NumerusSymbols

/// `numerus symbols`: Swift symbols for the keys of catalogs.
struct SymbolsCommand: Command {
  var name: String { "symbols" }
  var summary: String { "make Swift symbols of the keys of catalogs, which the compiler checks" }

  static let formats: [OutputFormat] = [.table, .tsv, .json]

  var options: [CommandOption] {
    [
      CommandOption(name: "-o", value: "FILE", help: "the Swift file to write"),
      CommandOption(
        name: "--list", value: nil, help: "print keys, symbols and parameters, and write nothing"),
      CommandOption(
        name: "--format", value: "F",
        help: "of the list: \(Self.formats.map(\.rawValue).joined(separator: ", ")); table is usual"
      ),
      CommandOption(
        name: "--access", value: "A",
        help: "who may use the symbols: \(Self.names(SymbolOptions.Access.self));\n"
          + "internal is usual"),
      CommandOption(
        name: "--keys", value: "K",
        help: "which keys get one: all but stale ones, as is usual, or manual, as in\n"
          + "Xcode"),
      CommandOption(
        name: "--namespace", value: "T=N,…",
        help: "the type around a table's symbols: Shop=Store. Without one, it is the\n"
          + "table's name, and for Localizable there is none"),
      CommandOption(
        name: "--embed", value: nil,
        help: "put the compiled catalogs into the file too, so that the program needs no\n"
          + "other"),
      CommandOption(
        name: "--severity", value: "S=O,…",
        help: "what becomes of findings: error=warning,warning=off. Notes are off\n"
          + "without it"),
      CommandOption(
        name: "--source-language", value: "L",
        help: "the language of Base.lproj, and of files that are in no lproj folder"),
    ]
  }

  var help: String {
    """
    Makes Swift symbols of the keys of catalogs, so that a missing key or a wrong value is an error of
    the compiler. The build plugin NumerusPlugin does the same in each build.

    Usage: numerus symbols IN… -o FILE [OPTION…]
           numerus symbols IN… --list [--format table|tsv|json]

    IN is a String Catalog, a .strings or .stringsdict file, or a folder of tables.

    \(optionList)

    Symbols to check in:
      numerus symbols Localizable.xcstrings -o Sources/App/Localizable+Symbols.swift

    What the keys of a catalog are called:
      numerus symbols Localizable.xcstrings --list

    A \(SymbolOptions.fileName) beside a catalog, or beside lproj folders, has the same options; those of
    the command line come first:
      {
        "access": "public", "keys": "manual", "namespaces": { "Shop": "Store" },
        "severity": { "warning": "error", "note": "off" }, "appleSymbols": false, "embeds": true
      }
    With appleSymbols false, Foundation's resources get symbols elsewhere only: on Apple's platforms
    Xcode makes its own. With embeds true, as with --embed, the texts are part of the program, which
    needs no file of them then; on Apple's platforms Foundation's resources get no symbols of them.
    The tables InfoPlist and AppShortcuts, which the system asks for, get no symbols.

    FILE is written only where it changes. Exit codes: 0, or 1 where a catalog has an error, for which
    nothing is written, or 2 where the command line is wrong, IN can't be read or FILE can't be written.

    """
  }

  static func names<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let request = try SymbolsRequest(options)
    let (folder, failures) = StringCatalogFolder.read(
      request.inputs, sourceLanguage: request.sourceLanguage)
    for failure in failures { console.report(Diagnostic(failure)) }
    guard failures.isEmpty else { return 2 }
    guard !folder.tables.isEmpty else {
      throw UsageError("there are no texts in what was named")
    }
    let named = folder.tables.filter { !SymbolOptions.systemTables.contains($0.name) }
    guard !named.isEmpty else {
      let names = folder.tables.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw UsageError("the system asks for \(names), and no program does by symbols")
    }
    let reader = SymbolOptionsReader(request.overrides)
    var tables: [TableSymbols] = []
    var options = SymbolOptions()
    for table in named {
      do {
        options = try reader.options(for: table.catalog, request.inputs[0])
      } catch {
        console.report(Diagnostic(error))
        return 2
      }
      tables.append(TableSymbols(table.catalog, table: table.name, options))
    }
    let findings = options.applied(to: folder.diagnostics) + tables.flatMap(\.diagnostics)
    for finding in findings {
      console.report(Diagnostic(finding, path: request.inputs[0]))
    }
    let hasErrors = findings.contains { $0.severity == .error }
    guard let output = request.output else {
      SymbolsListing.print(tables, request.format, console)
      return hasErrors ? 1 : 0
    }
    guard !hasErrors else { return 1 }
    do throws(CatalogError) {
      try write(SymbolsSource(tables).text, to: output)
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
    return 0
  }

  /// Writes a file, unless that is what it holds already: a build goes by the time of its files.
  private func write(_ text: String, to path: String) throws(CatalogError) {
    let bytes = Array(text.utf8)
    if let old = try? FileBytes.read(path), old == bytes { return }
    try FileReplacement.write(bytes, toFile: path)
  }
}
