import Foundation
import NumerusTestSupport
import NumerusTool
import Testing

/// `numerus explain`.
@Suite struct ExplainToolTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld of %@" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%lld item of %@" } },
              "other" : { "stringUnit" : { "value" : "%lld items of %@" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%lld element %@" } } } } }
          }
        },
        "Source" : { },
        "English" : { "localizations" : {
          "en" : { "stringUnit" : { "value" : "Only English" } } } }
      }
    }
    """

  static func explain(_ arguments: String...) throws -> ToolRun.Outcome {
    let folder = try TemporaryFolder(["T.xcstrings": catalog])
    var run = ToolRun.run(["explain", folder["T.xcstrings"]] + arguments)
    run.output = run.output.replacing(folder.path + "/", with: "")
    return run
  }

  /// Both decisions: the language, and what gave the text.
  @Test func found() throws {
    let run = try Self.explain("%lld of %@", "--languages", "en-GB", "--count", "1234")
    #expect(run.code == 0)
    #expect(run.diagnostics.isEmpty)
    #expect(
      run.output == """
        STEP      FOUND               WHY                       PLACE
        table     T                                             T.xcstrings
        language  en                  same language, for en-GB
        text      en                                            T.xcstrings:6:9
        form      other               by argument 1
        shown     1,234 items of ⟨2⟩

        """)
  }

  @Test func missingForm() throws {
    let run = try Self.explain("%lld of %@", "--languages", "pl", "--args", #"[5, "x"]"#)
    #expect(run.code == 0)
    #expect(
      run.output == """
        STEP      FOUND        WHY                                       PLACE
        table     T                                                      T.xcstrings
        language  pl           same language, for pl
        text      pl                                                     T.xcstrings:9:9
        form      many         by argument 1; the text has no such form
        issue                  no form for many, and none for other
        shown     5 element x

        """)
  }

  @Test(
    arguments: [
      (["English", "--languages", "pl"], 0, ["language  pl", "none in pl", "T.xcstrings:15:7"]),
      (
        ["Source", "--languages", "ja"], 0,
        ["language  en", "source language, since", "the key is its own"]
      ),
      (
        ["Sourc", "--languages", "pl"], 1,
        ["key ", "did you mean \"Source\"?", "stands for itself"]
      ),
      (["English", "--languages", "en;q=0, pl-PL;q=0.1"], 0, ["same language, for pl-PL"]),
      (["English", "--languages", "*"], 0, ["any language, for *"]),
    ] as [([String], Int32, [String])])
  func steps(arguments: [String], code: Int32, parts: [String]) throws {
    let folder = try TemporaryFolder(["T.xcstrings": Self.catalog])
    let run = ToolRun.run(["explain", folder["T.xcstrings"]] + arguments)
    #expect(run.code == code)
    for part in parts { #expect(run.output.contains(part), "\(run.output)") }
  }

  @Test func folders() throws {
    let folder = try ConvertToolTests.folder()
    let path = folder["In"]
    let found = ToolRun.run(["explain", path, "hi", "--languages", "pl", "--table", "T"])
    #expect(found.code == 0)
    #expect(found.output.contains("\(path)/pl.lproj/T.strings:2:1\n"))
    let plural = ToolRun.run(
      ["explain", path, "n", "--languages", "pl", "--table=T", "--count", "1"])
    #expect(plural.code == 0)
    #expect(plural.output.contains("\(path)/en.lproj/T.stringsdict:1:"))
    #expect(plural.output.contains("none in pl"))
    #expect(plural.output.hasSuffix("1 file\n"))

    let missing = ToolRun.run(["explain", path, "hi", "--languages", "pl"])
    #expect(missing.code == 1)
    #expect(missing.output.contains("there is no Localizable among T\n"))
    try folder.write("?", to: "In/pl.lproj/Localizable.strings")
    let broken = ToolRun.run(["explain", path, "hi", "--languages", "pl"])
    #expect(broken.code == 2)
    #expect(broken.output.isEmpty)
    #expect(broken.diagnostics.contains("pl.lproj/Localizable.strings:1:1: error:"))
  }

  @Test func oneFileOfAFolder() throws {
    let folder = try ConvertToolTests.folder()
    let file = folder["In/pl.lproj/T.strings"]
    let run = ToolRun.run(["explain", file, "hi", "--languages", "de"])
    #expect(run.code == 0)
    #expect(run.output.contains("language  pl "))
    #expect(run.output.hasSuffix("Cześć\n"))
  }

  @Test func json() throws {
    let run = try Self.explain("English", "--languages", "pl", "--format", "json")
    #expect(run.code == 0)
    #expect(
      run.output == """
        [
          {"step": "table", "found": "T", "why": null, "place": "T.xcstrings"},
          {"step": "language", "found": "pl", "why": "same language, for pl", "place": null},
          {"step": "text", "found": null, "why": "none in pl", "place": null},
          {"step": "text", "found": "en", "why": null, "place": "T.xcstrings:15:7"},
          {"step": "shown", "found": "Only English", "why": null, "place": null}
        ]

        """)
  }

  @Test(
    arguments: [
      (["a.xcstrings", "k"], "--languages is needed"),
      (["a.xcstrings", "--languages", "pl"], "name a catalog or a folder, and a key"),
      (["a", "k", "--languages", ";;"], "--languages has no language that can be read"),
      (["a", "k", "--languages", "pl", "--count", "x"], "is no number"),
      (["a", "k", "--languages", "pl", "--args", "3"], "--args, column 1: expected an array"),
      (["a", "k", "--languages", "pl", "--args", "[]", "--count", "1"], "exclude one another"),
      (["a", "k", "--languages", "pl", "--format", "tsv"], "is none of table, json"),
      (["/nowhere", "k", "--languages", "pl"], "can't be read"),
      ([ToolRun.catalog, "k", "--languages", "pl", "--table", "T"], "--table T is for folders"),
    ])
  func failures(arguments: [String], message: String) {
    let run = ToolRun.run(["explain"] + arguments)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
  }
}
