import Foundation
import NumerusTool
import Testing

/// `numerus symbols`.
@Suite struct SymbolsToolTests {
  /// A folder that goes when the test ends.
  struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID())")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, _ name: String) throws -> String {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "Cancel": {},
    "items": {"localizations": {
      "en": {"stringUnit": {"value": "%(count)lld items in %@"}},
      "pl": {"stringUnit": {"value": "%lld rzeczy w %@"}}
    }}
    }}
    """

  @Test func list() throws {
    let folder = try Folder()
    let file = try folder.write(Self.catalog, "Shop.xcstrings")
    let table = ToolRun.run(["symbols", file, "--list"])
    #expect(table.code == 0)
    #expect(
      table.output == """
        KEY     SYMBOL        PARAMETERS
        Cancel  .Shop.cancel
        items   .Shop.items   count: Int, _: String

        """)
    #expect(table.diagnostics.isEmpty)
    let json = ToolRun.run(["symbols", file, "--list", "--format", "json"])
    #expect(
      json.output == """
        [
          {"table": "Shop", "key": "Cancel", "symbol": ".Shop.cancel", "parameters": []},
          {"table": "Shop", "key": "items", "symbol": ".Shop.items", "parameters": \
        [{"label": "count", "type": "Int"}, {"label": null, "type": "String"}]}
        ]

        """)
  }

  /// A file that is as it should be keeps its time: builds go by it.
  @Test func writes() throws {
    let folder = try Folder()
    let file = try folder.write(Self.catalog, "Localizable.xcstrings")
    let output = folder.url.appending(path: "Symbols.swift").path
    #expect(ToolRun.run(["symbols", file, "-o", output]).code == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains("static func items(count: Int, _ arg2: String) -> LocalizedMessage {"))

    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: output)
    #expect(ToolRun.run(["symbols", file, "-o", output]).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: output)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  /// A catalog with an error has no symbols, and the error has its place; the severity is an option.
  @Test func errors() throws {
    let folder = try Folder()
    let file = try folder.write(
      Self.catalog.replacingOccurrences(of: "%lld rzeczy", with: "%@ rzeczy"),
      "Localizable.xcstrings")
    let output = folder.url.appending(path: "Symbols.swift").path
    let run = ToolRun.run(["symbols", file, "-o", output])
    #expect(run.code == 1)
    #expect(
      run.diagnostics == "\(file):5:34: error: \"items\" in pl: argument 1 is a text here (%@), "
        + "and a whole number in en at 4:34 (%lld)\n")
    #expect(!FileManager.default.fileExists(atPath: output))

    let lenient = ToolRun.run(["symbols", file, "-o", output, "--severity", "error=warning"])
    #expect(lenient.code == 0)
    #expect(lenient.diagnostics.hasPrefix("\(file):5:34: warning: "))
    #expect(FileManager.default.fileExists(atPath: output))
  }

  /// Options stand beside a catalog, or beside lproj folders; the command line comes first.
  @Test func optionsOfFiles() throws {
    let folder = try Folder()
    let file = try folder.write(Self.catalog, "Shop.xcstrings")
    _ = try folder.write("\"key\" = \"Text\";", "en.lproj/Mail.strings")
    _ = try folder.write(
      #"{"access": "public", "namespaces": {"Shop": "Store", "Mail": "Letters"}}"#, "numerus.json")
    let output = folder.url.appending(path: "Symbols.swift").path
    #expect(ToolRun.run(["symbols", file, "-o", output, "--access", "package"]).code == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains("package enum Store {"))
    #expect(!text.contains("public"))

    let strings = folder.url.appending(path: "en.lproj/Mail.strings").path
    #expect(ToolRun.run(["symbols", strings, "--list"]).output.contains(".Letters.key"))
    #expect(ToolRun.run(["symbols", folder.url.path, "--list"]).output.contains(".Letters.key"))
    let named = ToolRun.run(["symbols", file, "--list", "--namespace", "Shop="])
    #expect(named.output.contains(" .items "))
  }

  /// The system asks for these tables, and no program does.
  @Test func tablesOfTheSystem() throws {
    let folder = try Folder()
    _ = try folder.write(Self.catalog, "Shop.xcstrings")
    let system = try folder.write(Self.catalog, "InfoPlist.xcstrings")
    let list = ToolRun.run(["symbols", folder.url.path, "--list"])
    #expect(list.output.contains(".Shop.items"))
    #expect(!list.output.contains("InfoPlist"))
    let run = ToolRun.run(["symbols", system, "--list"])
    #expect(run.code == 2)
    #expect(run.diagnostics.contains("the system asks for \"InfoPlist\""))
  }

  @Test func embedding() throws {
    let folder = try Folder()
    let file = try folder.write(Self.catalog, "Shop.xcstrings")
    let output = folder.url.appending(path: "Symbols.swift").path
    #expect(ToolRun.run(["symbols", file, "-o", output]).code == 0)
    #expect(try !String(contentsOfFile: output, encoding: .utf8).contains("EmbeddedTable("))
    #expect(ToolRun.run(["symbols", file, "-o", output, "--embed"]).code == 0)
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("EmbeddedTable("))
    _ = try folder.write(#"{"embeds": true}"#, "numerus.json")
    #expect(ToolRun.run(["symbols", file, "-o", output]).code == 0)
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("EmbeddedTable("))
  }

  @Test func usage() throws {
    let folder = try Folder()
    let file = try folder.write(Self.catalog, "Shop.xcstrings")
    let cases = [
      (["symbols"], "name a catalog"), (["symbols", file], "name the file to write"),
      (["symbols", file, "-o", ""], "name the file to write"),
      (["symbols", file, "-o", "x", "--list"], "name the file to write"),
      (["symbols", file, "-o", "x", "--format", "json"], "--format is for a --list"),
      (["symbols", file, "--list", "--access", "open"], "--access"),
      (["symbols", file, "--list", "--severity", "off=error"], "--severity: \"off=error\""),
      (["symbols", file, "--list", "--namespace", "Shop"], "has no \"=\" in it"),
      (["symbols", "/no/such.xcstrings", "--list"], "can't be read"),
      (["symbols", file, "-o", "/no/such/folder/x.swift"], "can't be written"),
    ]
    for (arguments, message) in cases {
      let run = ToolRun.run(arguments)
      #expect(run.code == 2, "\(arguments)")
      #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
    }
    _ = try folder.write(#"{"access": 1}"#, "numerus.json")
    let run = ToolRun.run(["symbols", file, "--list"])
    #expect(run.code == 2)
    #expect(run.diagnostics.contains("numerus.json:1:12: error: expected one of internal"))
    #expect(ToolRun.run(["help", "symbols"]).output.contains("numerus symbols"))
  }
}
