import Foundation
import NumerusTestSupport
import NumerusTool
import Testing

/// The command line: results, diagnostics and exit codes.
@Suite struct ToolTests {
  static let catalog = DataFolder.path("Catalogs/ItemCounter.xcstrings")

  /// What a command line gave.
  struct Outcome {
    var code: Int32
    var output: String
    var diagnostics: String
  }

  final class Streams {
    var output = ""
    var diagnostics = ""
    var input: [String]

    init(_ input: [String]) { self.input = input }
  }

  static func run(_ arguments: [String], input: [String] = []) -> Outcome {
    let streams = Streams(input)
    let console = Console(
      write: { streams.output += $0 }, writeDiagnostic: { streams.diagnostics += $0 },
      readLine: { streams.input.isEmpty ? nil : Array(streams.input.removeFirst().utf8) },
      showsProgress: false, usesColor: false)
    let code = Tool(console).run(arguments)
    return Outcome(code: code, output: streams.output, diagnostics: streams.diagnostics)
  }

  static func temporaryFile(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID()).txt")
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  @Test func text() {
    let outcome = Self.run(
      [
        "render", Self.catalog, "--key", "summary.item-count", "--locale", "pl", "--count",
        "1,2,5,22,1000,12345", "--format", "text",
      ])
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        1 element
        2 elementy
        5 elementów
        22 elementy
        1000 elementów
        12\u{A0}345 elementów

        """)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test func table() {
    let outcome = Self.run(
      [
        "render", Self.catalog, "--key=summary.item-count", "--key=Collection: %@",
        "--locale=en,de-AT", "--count=1,1.5,NaN",
      ])
    #expect(
      outcome.output == """
        KEY                 LANGUAGE    COUNT  TEXT
        summary.item-count  en          1      1 item
        summary.item-count  en          1.5    1.5 items
        summary.item-count  en          NaN    NaN items
        summary.item-count  de-AT (de)  1      1 Objekt
        summary.item-count  de-AT (de)  1.5    1,5 Objekte
        summary.item-count  de-AT (de)  NaN    NaN Objekte
        Collection: %@      en                 Collection: ⟨1⟩
        Collection: %@      de-AT (de)         Sammlung: ⟨1⟩

        """)
  }

  @Test func tsvAndJSON() throws {
    let tsv = Self.run(
      [
        "render", Self.catalog, "--key", "summary.item-count", "--locale", "en", "--count", "2",
        "--format", "tsv",
      ])
    #expect(
      tsv.output
        == """
        catalog\tkey\tlanguage\ttextLanguage\targuments\tcount\ttext
        \(Self.catalog)\tsummary.item-count\ten\ten\t[2]\t2\t2 items

        """)
    let json = Self.run(
      ["render", Self.catalog, "--locale", "en,xx", "--args", #"[3,"a\"b"]"#, "--format", "json"])
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(array.count == 10)
    let first = try #require(array.first { $0["key"] as? String == "summary.items-in-boxes" })
    #expect(first["text"] as? String == "3 items in a\"b boxes")
    #expect(array.last?["textLanguage"] as? String == "en")
  }

  @Test func cases() throws {
    let lines = [
      "# a comment", "", "summary.item-count\tpl\t[5]", "Collection: %@\ten\t[\"a\\tb\\nc\"]",
      "summary.item-count\tar\t[3.0]",
    ]
    let outcome = Self.run(["render", Self.catalog, "--cases", "-"], input: lines)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        # a comment

        summary.item-count\tpl\t[5]\t5 elementów
        Collection: %@\ten\t["a\\tb\\nc"]\tCollection: a\\tb\\nc
        summary.item-count\tar\t[3.0]\t٣٫٠ عناصر

        """)
    let file = try Self.temporaryFile(lines.joined(separator: "\r\n") + "\n")
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(Self.run(["render", Self.catalog, "--cases", file]).output == outcome.output)
  }

  @Test(
    arguments: [
      ("summary.item-count\tpl", ":1:1: error: expected key TAB"),
      (
        "summary.item-cuont\tpl\t[1]",
        ":1:1: error: there is no key \"summary.item-cuont\"; did you mean \"summary.item-count\"?"
      ),
      ("summary.item-count\tpl\t[1,}", ":1:26: error: invalid JSON"),
      ("summary.item-count\tpl\t{}", ":1:23: error: expected an array"),
      ("summary.item-count\tpl\t[true]", ":1:24: error: an argument is a number or a text"),
    ])
  func faultyCases(line: String, message: String) {
    let outcome = Self.run(
      ["render", Self.catalog, "--cases", "-"], input: [line, "summary.item-count\ten\t[1]"])
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.hasPrefix("<standard input>" + message))
    // The good line is still there.
    #expect(outcome.output == "summary.item-count\ten\t[1]\t1 item\n")
  }

  @Test(
    arguments: [
      ([], "Usage: numerus"), (["rendr"], "did you mean \"render\"?"),
      (["--verison"], "did you mean \"--version\"?"), (["render"], "name a catalog"),
      (["render", catalog, "--locales", "pl"], "did you mean \"--locale\"?"),
      (["render", catalog, "--locale"], "--locale needs a value"),
      (["render", catalog, "--locale", "pl,,en"], "empty item"),
      (["render", catalog, "--count", "1,x"], "\"x\" is no number"),
      (["render", catalog, "--args", "[1"], "--args, column 3: invalid JSON"),
      (["render", catalog, "--args", "3"], "--args, column 1: expected an array"),
      (["render", catalog, "--args", "[1]", "--count", "1"], "exclude one another"),
      (["render", catalog, "--cases", "-", "--key", "k"], "exclude one another"),
      (["render", catalog, catalog, "--cases", "-"], "takes one catalog"),
      (["render", catalog, "--format", "xml"], "table, text, tsv, json"),
      (["render", catalog, "--device", "toaster"], "there is no device"),
      (["render", catalog, "--key", "summary.item"], "did you mean"),
      (["render", catalog, "--key", "item-count"], "did you mean \"summary.item-count\"?"),
      (["render", ""], "can't be read: the path is empty"),
      (
        ["render", "/no/such.xcstrings"],
        "/no/such.xcstrings: error: can't be read: there is no such file"
      ),
      (["render", "/"], "/: error: can't be read: it is a folder"),
      (["render", catalog, "--cases", "/no/such"], "/no/such: error: can't be read"),
    ])
  func failures(arguments: [String], message: String) {
    let outcome = Self.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.contains(message), "\(outcome.diagnostics)")
  }

  @Test func faultsOfACatalog() throws {
    let broken = try Self.temporaryFile("{\n  \"strings\" : {\n")
    let faulty = try Self.temporaryFile(
      #"{"sourceLanguage":"en","strings":{"a":1,"b %lld":{}}}"#)
    defer {
      try? FileManager.default.removeItem(atPath: broken)
      try? FileManager.default.removeItem(atPath: faulty)
    }
    let refused = Self.run(["render", broken])
    #expect(refused.code == 2)
    #expect(refused.diagnostics.hasPrefix("\(broken):3:1: error: invalid JSON: expected a key"))
    let partly = Self.run(["render", faulty, "--count", "3", "--format", "text"])
    #expect(partly.code == 1)
    #expect(partly.output == "b 3\n")
    #expect(partly.diagnostics.hasPrefix("\(faulty):1:39: error: \"a\": the entry is a number"))
  }

  @Test func argumentsThatDoNotFit() {
    let outcome = Self.run(
      [
        "render", Self.catalog, "--key", "summary.item-count", "--locale", "en", "--args",
        #"["x"]"#,
        "--args", "[9223372036854775808]", "--args", "[-Infinity]", "--args", "[]", "--format",
        "text",
      ])
    #expect(outcome.code == 0)
    #expect(
      outcome.output == "x items\n9,223,372,036,854,775,808 items\n-∞ items\n%lld items\n")
    #expect(outcome.diagnostics.contains("warning: \"summary.item-count\" in en: argument 1"))
  }

  /// What a file holds neither breaks the line of a diagnostic nor reaches a terminal.
  @Test func diagnosticsAreOneLine() throws {
    let file = try Self.temporaryFile(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"p\nl":{"variations":{"\u001bx\n":{"y":{}}}}}}}}"#
    )
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = Self.run(["render", file])
    #expect(outcome.diagnostics.split(separator: "\n").allSatisfy { $0.hasPrefix("\(file):1:") })
    #expect(!outcome.diagnostics.contains("\u{1B}"))
  }

  /// A locale that no language serves is told, on every line that names it.
  @Test func localesThatNothingServes() {
    let outcome = Self.run([
      "render", Self.catalog, "--locale", "plx,pl_PL.UTF-8", "--key", "summary.title",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.diagnostics.contains("warning: no language of the catalog serves \"plx\""))
    #expect(!outcome.diagnostics.contains("pl_PL"))
    let line = "summary.title\tplx\t[]"
    let cases = Self.run(["render", Self.catalog, "--cases", "-"], input: [line, line])
    for number in 1...2 {
      #expect(cases.diagnostics.contains("<standard input>:\(number):1: warning"))
    }
  }

  @Test func keysThatBeginLikeComments() throws {
    let file = try Self.temporaryFile(##"{"sourceLanguage":"en","strings":{"# of %lld":{}}}"##)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = Self.run(
      ["render", file, "--cases", "-"], input: ["\u{FEFF}\\u{23} of %lld\ten\t[3]"])
    #expect(outcome.output == "\\u{23} of %lld\ten\t[3]\t# of 3\n")
  }

  @Test func inputThatFails() {
    let console = Console(
      write: { _ in }, writeDiagnostic: { _ in },
      readLine: { throw CocoaError(.fileReadUnknown) }, showsProgress: false, usesColor: false)
    #expect(Tool(console).run(["render", Self.catalog, "--cases", "-"]) == 2)
    #expect(Tool(console).run(["plural", "--stdin"]) == 2)
  }

  @Test func severalCatalogs() throws {
    let file = try Self.temporaryFile(#"{"sourceLanguage":"en","strings":{"summary.title":{}}}"#)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = Self.run(
      ["render", Self.catalog, file, "--key", "summary.title", "--locale", "en"])
    #expect(outcome.output.hasPrefix("CATALOG"))
    #expect(outcome.output.contains("\(file) "))
  }

  /// The same fault on another line is told again.
  @Test func repeatedIssuesOfCases() {
    let line = "summary.item-count\ten\t[\"x\"]"
    let outcome = Self.run(["render", Self.catalog, "--cases", "-"], input: [line, line])
    for number in 1...2 {
      #expect(outcome.diagnostics.contains("<standard input>:\(number):1: warning: "))
    }
  }

  @Test func casesThatAreNoUTF8() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID()).tsv")
    try Data("# a\nsummary.item-count\ten\t[\"\u{E9}".utf8 + [0xFF]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = Self.run(["render", Self.catalog, "--cases", file.path])
    #expect(outcome.code == 2)
    #expect(outcome.output == "# a\n")
    #expect(outcome.diagnostics.hasPrefix("\(file.path):2:27: error: the line is no UTF-8"))
  }

  @Test func notFiniteArgumentsInJSON() throws {
    let outcome = Self.run(
      [
        "render", Self.catalog, "--key", "summary.item-count", "--locale", "en", "--count",
        "NaN,Infinity,-Infinity", "--format", "json",
      ])
    for word in ["NaN", "Infinity", "-Infinity"] {
      #expect(outcome.output.contains("\"arguments\": [\"\(word)\"]"))
    }
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  @Test func plural() throws {
    let polish = Self.run(
      [
        "plural", "--locale", "pl", "1", "2", "5", "12", "22", "1.0", "1.5", "-2", "--format",
        "tsv",
      ])
    #expect(
      polish.output.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").last ?? "" }
        == ["one", "few", "many", "many", "few", "other", "other", "few"])
    let ranges = Self.run(["plural", "--locale", "en,fr,ar,sl", "--range", "0", "1"])
    #expect(
      ranges.output == """
        LOCALE  FROM  TO  CATEGORY
        en      0     1   other
        fr      0     1   one
        ar      0     1   zero
        sl      0     1   few

        """)
    let rules = Self.run(["plural", "--locale", "en", "--ordinal", "--rules", "--format", "json"])
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [[String: String]])
    #expect(array.map { $0["category"] } == ["one", "two", "few", "other"])
    #expect(array[0]["rule"] == "n % 10 = 1 and n % 100 != 11")
    #expect(array[0]["numbers"] == "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, …")
    let lines = Self.run(
      ["plural", "--stdin"], input: ["# x", "pl\t22", "en\t21", "bad", "pl\t1,5", "xx\t1"])
    #expect(lines.code == 2)
    #expect(
      lines.output == "# x\npl\t22\tfew\tother\nen\t21\tother\tone\nxx\t1\tother\tother\n")
    #expect(lines.diagnostics.contains("<standard input>:4:1: error: expected locale TAB number"))
    #expect(lines.diagnostics.contains("<standard input>:5:5: error: \"1,5\" is no number"))
    let locales = Self.run(["plural", "--locales", "--format", "tsv"])
    #expect(locales.output.contains("pl\tone few many other\tother\n"))
  }

  @Test(
    arguments: [
      (["plural"], "name a number"), (["plural", "x"], "\"x\" is no number: column 1"),
      (["plural", "1c400000000"], "the exponent is over 999"),
      (["plural", "--range", "1"], "--range takes two numbers"),
      (["plural", "--range", "--rules"], "exclude one another"),
      (["plural", "--range", "--ordinal", "1", "2"], "exclude one another"),
      (["plural", "--rules", "1"], "--rules takes no numbers"),
      (["plural", "--format", "text", "1"], "table, tsv, json"),
      (["help", "nonsense"], "there is no command \"nonsense\""),
    ])
  func pluralFailures(arguments: [String], message: String) {
    let outcome = Self.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.contains(message))
  }

  @Test func helpTeachesByExample() {
    for arguments in [["--help"], ["help"], ["-h"]] {
      let outcome = Self.run(arguments)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("render"))
    }
    for arguments in [["render", "--help"], ["help", "render"], ["render", "x", "-h"]] {
      let outcome = Self.run(arguments)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("numerus render Localizable.xcstrings --key item-count"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    // The value of an option is no option.
    #expect(Self.run(["render", Self.catalog, "--key", "--help"]).code == 2)
    let version = Self.run(["--version"])
    #expect(
      version.output.hasPrefix("numerus \(Tool.version) (plural rules of CLDR 49; numbers of ICU "))
  }
}
