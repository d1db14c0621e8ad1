import Foundation
import NumerusTestSupport
import NumerusTool
import Testing

/// `numerus convert`: what would be lost is told, whatever kind of thing it is.
@Suite struct ConvertLossTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [String: String]
    var arguments: [String]
    var message: String
  }

  static let hello = "\"hi\" = \"Hello\";\n"

  /// A catalog with one plural whose forms are these.
  static func plural(_ one: String, _ other: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"n %lld":{"localizations":{"en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"\(one)"}},
    "other":{"stringUnit":{"state":"translated","value":"\(other)"}}}}}}}}}
    """
  }

  static let cases = [
    Case(
      testDescription: "a comment at the head of a file",
      files: ["en.lproj/T.strings": "/* Copyright */\n\n" + hello],
      arguments: ["en.lproj", "--to", "xcstrings"], message: "comments that are not right before"),
    Case(
      testDescription: "a comment at the end of a line",
      files: ["en.lproj/T.strings": "a = b; // c\n"],
      arguments: ["en.lproj", "--to", "strings"], message: "comments that are not right before"),
    Case(
      testDescription: "a comment at the end of a file",
      files: ["en.lproj/T.strings": hello + "\n// end\n"],
      arguments: ["en.lproj", "--to", "json"], message: "comments that are not right before"),
    Case(
      testDescription: "files of no language",
      files: ["en.lproj/T.strings": hello, "mul.lproj/T.strings": "m = m;"],
      arguments: [".", "--to", "xcstrings"], message: "the folder names no language"),
    Case(
      testDescription: "control characters in XML",
      files: ["T.xcstrings": plural("%lld \\u0001", "%lld b")],
      arguments: ["T.xcstrings", "--to", "stringsdict"], message: "does not say control characters"),
  ]

  @Test(arguments: cases)
  func losses(_ example: Case) throws {
    let folder = try TemporaryFolder(example.files)
    let arguments = [folder[example.arguments[0]]] + example.arguments.dropFirst()
    let refused = ToolRun.run(["convert"] + arguments + ["-o", folder["out"]])
    #expect(refused.code == 1)
    #expect(refused.diagnostics.contains(example.message), "\(refused.diagnostics)")
    #expect(!FileManager.default.fileExists(atPath: folder["out"]))
    let lossy = ToolRun.run(["convert"] + arguments + ["-o", folder["out"], "--lossy"])
    #expect(lossy.code == 0)
    #expect(FileManager.default.fileExists(atPath: folder["out"]))
  }

  /// What only looks like the argument of a substitution is text in every kind of file.
  @Test func argumentMarkersStayText() throws {
    let folder = try TemporaryFolder(["T.xcstrings": Self.plural("%arg thing", "%arg of %lld")])
    let input = folder["T.xcstrings"]
    #expect(ToolRun.run(["convert", input, "--to", "strings", "-o", folder["Out"]]).code == 0)
    for source in [input, folder["Out"]] {
      let texts = ToolRun.run(["render", source, "--count", "1,5", "--format", "text"])
      #expect(texts.output == "%arg thing\n%arg of 5\n")
    }
  }

  @Test(
    arguments: [
      ("o", "./.numerus-"), ("é", "./.numerus-"), ("/o", "/.numerus-"), ("a/o", "a/.numerus-"),
      ("", "./.numerus-"), ("-", "./.numerus-"), ("./o", "./.numerus-"),
    ])
  func namesOfEveryLength(output: String, expected: String) {
    #expect(ConvertedFile.hiddenName(beside: output).hasPrefix(expected))
  }

  @Test func foldersOfLanguagesSideBySide() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": Self.hello, "pl.lproj/T.strings": "\"hi\" = \"Cześć\";\n",
    ])
    let run = ToolRun.run([
      "convert", folder["pl.lproj"], folder["en.lproj"], "--to", "xcstrings", "-o", folder["Out"],
    ])
    #expect(run.code == 0, "\(run.diagnostics)")
    let catalog = try folder.text(of: "Out/T.xcstrings")
    #expect(catalog.contains("Hello") && catalog.contains("Cześć"))
  }

  @Test(
    arguments: [
      (["--language", "xx"], "there are no texts in \"xx\""),
      (["--source-language", "../x y"], "\"../x y\" is no language"),
      (["--source-language", ""], "\"\" is no language"),
    ])
  func languagesThatAreNone(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": Self.hello])
    let run = ToolRun.run(
      ["convert", folder["en.lproj"], "--to", "json", "-o", folder["Out"]] + arguments)
    #expect(run.code == 2)
    #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
  }
}
