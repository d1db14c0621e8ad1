import Foundation
import Numerus
import NumerusTestSupport
import Testing

/// `numerus compile`.
@Suite struct CompileToolTests {
  static let shop = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "Cancel": {},
    "items": {"localizations": {
      "de": {"stringUnit": {"value": "%lld Artikel"}},
      "en": {"stringUnit": {"value": "%lld items"}},
      "pl": {"stringUnit": {"value": "%lld rzeczy"}}
    }}
    }}
    """

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Shop.xcstrings": shop,
      "en.lproj/Mail.strings": "\"subject\" = \"Hello\";",
      "pl.lproj/Mail.strings": "\"subject\" = \"Cześć\";",
    ])
  }

  private static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path))
  }

  @Test func oneTable() throws {
    let folder = try Self.folder()
    let output = folder["Shop.numerus"]
    let run = ToolRun.run(["compile", folder["Shop.xcstrings"], "-o", output])
    #expect(run.code == 0)
    #expect(run.diagnostics.isEmpty)
    let catalog = try CompiledCatalog(contentsOfFile: output)
    #expect(catalog.keys == ["Cancel", "items"])
    #expect(catalog.languages == ["en", "de", "pl"])
    let text = Localizer(catalog, language: "pl").string(forKey: "items", arguments: [5])
    #expect(text == "5 rzeczy")
    let size = try Self.bytes(output).count
    #expect(run.output == "\(output): 2 keys in 3 languages, \(size) bytes\n")
    // In another place the bytes are the same.
    let other = folder["Other.numerus"]
    #expect(
      ToolRun.run(["compile", "--quiet", folder["Shop.xcstrings"], "-o", other]).output == "")
    #expect(try Self.bytes(other) == Self.bytes(output))
  }

  /// A file that is as it should be keeps its time, and one that differs is replaced by another file.
  @Test func onlyWhatChanges() throws {
    let folder = try Self.folder()
    let output = folder["Shop.numerus"]
    let command = ["compile", folder["Shop.xcstrings"], "-o", output]
    #expect(ToolRun.run(command).code == 0)
    func number() throws -> NSNumber? {
      try FileManager.default.attributesOfItem(atPath: output)[.systemFileNumber] as? NSNumber
    }
    let first = try number()
    #expect(ToolRun.run(command).output.hasSuffix(" bytes, as before\n"))
    #expect(try number() == first)
    let mapped = try CompiledCatalog(mappingCompiledFile: output)
    try folder.write(
      Self.shop.replacingOccurrences(of: "rzeczy", with: "szt."), to: "Shop.xcstrings")
    #expect(ToolRun.run(command).output.hasSuffix(" bytes\n"))
    #expect(try number() != first)
    // Who has the old one open has it still.
    let text = Localizer(mapped, language: "pl").string(forKey: "items", arguments: [5])
    #expect(text == "5 rzeczy")
    #expect(folder.files.allSatisfy { !$0.contains(".numerus-") })
  }

  @Test func severalTables() throws {
    let folder = try Self.folder()
    let output = folder["out/compiled"]
    let run = ToolRun.run(["compile", folder.path, "-o", output, "--format", "json"])
    #expect(run.code == 0)
    let sizes = try ["Mail", "Shop"].map { try Self.bytes("\(output)/\($0).numerus").count }
    #expect(
      run.output == """
        [
          {"table": "Mail", "path": "\(output)/Mail.numerus", "keys": 1, "languages": ["en", "pl"], \
        "bytes": \(sizes[0]), "changed": true},
          {"table": "Shop", "path": "\(output)/Shop.numerus", "keys": 2, \
        "languages": ["en", "de", "pl"], "bytes": \(sizes[1]), "changed": true}
        ]

        """)
    let one = ToolRun.run(["compile", folder.path, "--table", "Mail", "-o", folder["One.numerus"]])
    #expect(one.code == 0)
    #expect(try CompiledCatalog(contentsOfFile: folder["One.numerus"]).keys == ["subject"])
  }

  /// The source language stays, and so do all keys: symbols fit.
  @Test func languages() throws {
    let folder = try Self.folder()
    let file = folder["Shop.xcstrings"]
    let output = folder["Shop.numerus"]
    #expect(ToolRun.run(["compile", file, "-o", output, "--language", "pl"]).code == 0)
    let catalog = try CompiledCatalog(contentsOfFile: output)
    #expect(catalog.languages == ["en", "pl"])
    #expect(catalog.keys == ["Cancel", "items"])
    #expect(try catalog.fingerprint == CompiledCatalog(contentsOfFile: file).fingerprint)
    let run = ToolRun.run(["compile", file, "-o", output, "--language", "pk"])
    #expect(run.code == 2)
    #expect(run.diagnostics.contains("there are no texts in \"pk\""))
  }

  /// A catalog with an error is not compiled, and the error has its place.
  @Test func errors() throws {
    let folder = try Self.folder()
    try folder.write(
      Self.shop.replacingOccurrences(of: "%lld rzeczy", with: "%#@n@ rzeczy"), to: "Shop.xcstrings")
    let file = folder["Shop.xcstrings"]
    let output = folder["Shop.numerus"]
    let run = ToolRun.run(["compile", file, "-o", output])
    #expect(run.code == 1)
    // Where the text stands.
    #expect(
      run.diagnostics.hasPrefix(
        "\(file):6:34: error: \"items\" in pl: there is no substitution \"n\""))
    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(ToolRun.run(["compile", file, "-o", output, "--language", "de"]).code == 0)
    try folder.write(#"{"severity": {"error": "warning"}}"#, to: "numerus.json")
    let lenient = ToolRun.run(["compile", file, "-o", output])
    #expect(lenient.code == 0)
    #expect(lenient.diagnostics.hasPrefix("\(file):6:34: warning: "))
    let silent = ToolRun.run(["compile", file, "-o", output, "--severity", "error=off"])
    #expect(silent.diagnostics.isEmpty)
  }

  @Test func usage() throws {
    let folder = try Self.folder()
    let file = folder["Shop.xcstrings"]
    let cases = [
      (["compile", "-o", "x.numerus"], "name a catalog"),
      (["compile", file], "name the file or folder to write"),
      (["compile", file, "-o", ""], "name the file or folder to write"),
      (["compile", folder.path, "-o", "x.numerus"], "choose by --table among \"Mail\", \"Shop\""),
      (["compile", file, "-o", "x.numerus", "--table", "Sop"], "there is no table \"Sop\""),
      (
        ["compile", file, "-o", "x.numerus", "--severity", "off=error"], "--severity: \"off=error\""
      ),
      (["compile", "/no/such.xcstrings", "-o", "x.numerus"], "can't be read"),
      (["compile", file, "-o", "/no/such/folder/x.numerus"], "can't be written"),
      (["compile", file, "-o", file + "/folder"], "can't be written"),
    ]
    for (arguments, message) in cases {
      let run = ToolRun.run(arguments)
      #expect(run.code == 2, "\(arguments)")
      #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
    }
    #expect(ToolRun.run(["help", "compile"]).output.contains("numerus compile"))
  }

  /// What shows texts takes a compiled catalog; what needs them as they were written says so.
  @Test func otherCommands() throws {
    let folder = try Self.folder()
    let output = folder["bundle/Shop.numerus"]
    let compile = ["compile", folder["Shop.xcstrings"], "-o", folder["bundle"]]
    #expect(ToolRun.run(compile).code == 0)
    let options = ["--key", "items", "--locale", "pl", "--count", "5", "--format", "text"]
    for path in [output, folder["bundle"]] {
      let render = ToolRun.run(["render", path] + options)
      #expect(render.output == "5 rzeczy\n")
      #expect(render.code == 0)
      let table = path == output ? [] : ["--table", "Shop"]
      let explain = ToolRun.run(
        ["explain", path, "items", "--languages", "pl", "--count", "5"] + table)
      #expect(explain.code == 0)
      #expect(explain.output.contains("table     Shop"))
      #expect(explain.output.contains(output))
      #expect(explain.output.contains("the catalog is compiled, and tells no place"))
      #expect(explain.output.contains("5 rzeczy"))
    }
    let cases = ToolRun.run(["render", output, "--cases", "-"], input: ["items\tpl\t[5]"])
    #expect(cases.output.hasSuffix("\t5 rzeczy\n"))
    let sources = [
      ["compile", output, "-o", folder["x.numerus"]], ["symbols", output, "--list"],
      ["fmt", output], ["convert", output, "--to", "json", "-o", folder["x.json"]],
    ]
    for arguments in sources {
      let run = ToolRun.run(arguments)
      #expect(run.code == 2)
      #expect(
        run.diagnostics
          == "\(output): error: it is compiled; this takes the catalog that it was made from\n")
    }
  }

  @Test func damagedFile() throws {
    let folder = try TemporaryFolder(["Shop.numerus": "no catalog"])
    for arguments in [["render"], ["explain"]] {
      let rest = arguments == ["explain"] ? ["key", "--languages", "pl"] : []
      let run = ToolRun.run(arguments + [folder["Shop.numerus"]] + rest)
      #expect(run.code == 2)
      #expect(run.diagnostics.hasPrefix("\(folder["Shop.numerus"]): error: no compiled catalog"))
    }
  }
}
