import Foundation
import NumerusTestSupport
import NumerusTool
import Testing

/// The command line: results, diagnostics and exit codes.
@Suite struct ToolTests {
  @Test func text() {
    let outcome = ToolRun.run(
      [
        "render", ToolRun.catalog, "--key", "summary.item-count", "--locale", "pl", "--count",
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
    let outcome = ToolRun.run(
      [
        "render", ToolRun.catalog, "--key=summary.item-count", "--key=Collection: %@",
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
    let tsv = ToolRun.run(
      [
        "render", ToolRun.catalog, "--key", "summary.item-count", "--locale", "en", "--count", "2",
        "--format", "tsv",
      ])
    #expect(
      tsv.output
        == """
        catalog\tkey\tlanguage\ttextLanguage\targuments\tcount\ttext
        \(ToolRun.catalog)\tsummary.item-count\ten\ten\t[2]\t2\t2 items

        """)
    let json = ToolRun.run(
      [
        "render", ToolRun.catalog, "--locale", "en,xx", "--args", #"[3,"a\"b"]"#, "--format",
        "json",
      ])
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
    let outcome = ToolRun.run(["render", ToolRun.catalog, "--cases", "-"], input: lines)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        # a comment

        summary.item-count\tpl\t[5]\t5 elementów
        Collection: %@\ten\t["a\\tb\\nc"]\tCollection: a\\tb\\nc
        summary.item-count\tar\t[3.0]\t٣٫٠ عناصر

        """)
    let file = try ToolRun.temporaryFile(lines.joined(separator: "\r\n") + "\n")
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(ToolRun.run(["render", ToolRun.catalog, "--cases", file]).output == outcome.output)
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
    let outcome = ToolRun.run(
      ["render", ToolRun.catalog, "--cases", "-"], input: [line, "summary.item-count\ten\t[1]"])
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.hasPrefix("<standard input>" + message))
    // The good line is still there.
    #expect(outcome.output == "summary.item-count\ten\t[1]\t1 item\n")
  }

  @Test(
    arguments: [
      ([], "Usage: numerus"), (["rendr"], "did you mean \"render\"?"),
      (["--verison"], "did you mean \"--version\"?"), (["render"], "name a catalog"),
      (["render", ToolRun.catalog, "--locales", "pl"], "did you mean \"--locale\"?"),
      (["render", ToolRun.catalog, "--locale"], "--locale needs a value"),
      (["render", ToolRun.catalog, "--locale", "pl,,en"], "empty item"),
      (["render", ToolRun.catalog, "--count", "1,x"], "\"x\" is no number"),
      (["render", ToolRun.catalog, "--args", "[1"], "--args, column 3: invalid JSON"),
      (["render", ToolRun.catalog, "--args", "3"], "--args, column 1: expected an array"),
      (["render", ToolRun.catalog, "--args", "[1]", "--count", "1"], "exclude one another"),
      (["render", ToolRun.catalog, "--cases", "-", "--key", "k"], "exclude one another"),
      (["render", ToolRun.catalog, ToolRun.catalog, "--cases", "-"], "takes one catalog"),
      (["render", ToolRun.catalog, "--format", "xml"], "table, text, tsv, json"),
      (["render", ToolRun.catalog, "--device", "toaster"], "there is no device"),
      (["render", ToolRun.catalog, "--key", "summary.item"], "did you mean"),
      (["render", ToolRun.catalog, "--key", "item-count"], "did you mean \"summary.item-count\"?"),
      (["render", ""], "can't be read: the path is empty"),
      (
        ["render", "/no/such.xcstrings"],
        "/no/such.xcstrings: error: can't be read: there is no such file"
      ),
      (
        ["render", "/no/such/x.strings"],
        "/no/such/x.strings: error: can't be read: there is no such"
      ),
      (["render", ToolRun.catalog, "--cases", "/no/such"], "/no/such: error: can't be read"),
    ])
  func failures(arguments: [String], message: String) {
    let outcome = ToolRun.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.contains(message), "\(outcome.diagnostics)")
  }

  @Test func faultsOfACatalog() throws {
    let broken = try ToolRun.temporaryFile("{\n  \"strings\" : {\n")
    let faulty = try ToolRun.temporaryFile(
      #"{"sourceLanguage":"en","strings":{"a":1,"b %lld":{}}}"#)
    defer {
      try? FileManager.default.removeItem(atPath: broken)
      try? FileManager.default.removeItem(atPath: faulty)
    }
    let refused = ToolRun.run(["render", broken])
    #expect(refused.code == 2)
    #expect(refused.diagnostics.hasPrefix("\(broken):3:1: error: invalid JSON: expected a key"))
    let partly = ToolRun.run(["render", faulty, "--count", "3", "--format", "text"])
    #expect(partly.code == 1)
    #expect(partly.output == "b 3\n")
    #expect(partly.diagnostics.hasPrefix("\(faulty):1:39: error: \"a\": the entry is a number"))
  }

  @Test func argumentsThatDoNotFit() {
    let outcome = ToolRun.run(
      [
        "render", ToolRun.catalog, "--key", "summary.item-count", "--locale", "en", "--args",
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
    let file = try ToolRun.temporaryFile(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"p\nl":{"variations":{"\u001bx\n":{"y":{}}}}}}}}"#
    )
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = ToolRun.run(["render", file])
    #expect(outcome.diagnostics.split(separator: "\n").allSatisfy { $0.hasPrefix("\(file):1:") })
    #expect(!outcome.diagnostics.contains("\u{1B}"))
  }

  /// A locale that no language serves is told, on every line that names it.
  @Test func localesThatNothingServes() {
    let outcome = ToolRun.run([
      "render", ToolRun.catalog, "--locale", "plx,pl_PL.UTF-8", "--key", "summary.title",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.diagnostics.contains("warning: no language of the catalog serves \"plx\""))
    #expect(!outcome.diagnostics.contains("pl_PL"))
    let line = "summary.title\tplx\t[]"
    let cases = ToolRun.run(["render", ToolRun.catalog, "--cases", "-"], input: [line, line])
    for number in 1...2 {
      #expect(cases.diagnostics.contains("<standard input>:\(number):1: warning"))
    }
  }

  @Test func keysThatBeginLikeComments() throws {
    let file = try ToolRun.temporaryFile(##"{"sourceLanguage":"en","strings":{"# of %lld":{}}}"##)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = ToolRun.run(
      ["render", file, "--cases", "-"], input: ["\u{FEFF}\\u{23} of %lld\ten\t[3]"])
    #expect(outcome.output == "\\u{23} of %lld\ten\t[3]\t# of 3\n")
  }

  @Test func inputThatFails() {
    let console = Console(
      write: { _ in }, writeDiagnostic: { _ in },
      readLine: { throw CocoaError(.fileReadUnknown) }, showsProgress: false, usesColor: false)
    #expect(Tool(console).run(["render", ToolRun.catalog, "--cases", "-"]) == 2)
    #expect(Tool(console).run(["plural", "--stdin"]) == 2)
  }

  @Test func severalCatalogs() throws {
    let file = try ToolRun.temporaryFile(#"{"sourceLanguage":"en","strings":{"summary.title":{}}}"#)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = ToolRun.run(
      ["render", ToolRun.catalog, file, "--key", "summary.title", "--locale", "en"])
    #expect(outcome.output.hasPrefix("CATALOG"))
    #expect(outcome.output.contains("\(file) "))
  }

  /// The same fault on another line is told again.
  @Test func repeatedIssuesOfCases() {
    let line = "summary.item-count\ten\t[\"x\"]"
    let outcome = ToolRun.run(["render", ToolRun.catalog, "--cases", "-"], input: [line, line])
    for number in 1...2 {
      #expect(outcome.diagnostics.contains("<standard input>:\(number):1: warning: "))
    }
  }

  @Test func casesThatAreNoUTF8() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID()).tsv")
    try Data("# a\nsummary.item-count\ten\t[\"\u{E9}".utf8 + [0xFF]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = ToolRun.run(["render", ToolRun.catalog, "--cases", file.path])
    #expect(outcome.code == 2)
    #expect(outcome.output == "# a\n")
    #expect(outcome.diagnostics.hasPrefix("\(file.path):2:27: error: the line is no UTF-8"))
  }

  @Test func notFiniteArgumentsInJSON() throws {
    let outcome = ToolRun.run(
      [
        "render", ToolRun.catalog, "--key", "summary.item-count", "--locale", "en", "--count",
        "NaN,Infinity,-Infinity", "--format", "json",
      ])
    for word in ["NaN", "Infinity", "-Infinity"] {
      #expect(outcome.output.contains("\"arguments\": [\"\(word)\"]"))
    }
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  @Test func helpTeachesByExample() {
    for arguments in [["--help"], ["help"], ["-h"]] {
      let outcome = ToolRun.run(arguments)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("render"))
    }
    for arguments in [["render", "--help"], ["help", "render"], ["render", "x", "-h"]] {
      let outcome = ToolRun.run(arguments)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("numerus render Localizable.xcstrings --key item-count"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    // The value of an option is no option.
    #expect(ToolRun.run(["render", ToolRun.catalog, "--key", "--help"]).code == 2)
    let version = ToolRun.run(["--version"])
    #expect(
      version.output.hasPrefix("numerus \(Tool.version) (plural rules of CLDR 49; numbers of ICU "))
  }
}
