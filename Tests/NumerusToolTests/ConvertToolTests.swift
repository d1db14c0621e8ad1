import Foundation
import NumerusTestSupport
import NumerusTool
import Testing

/// `numerus convert`.
@Suite struct ConvertToolTests {
  static let dict = """
    <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d file</string>
    <key>other</key><string>%d files</string></dict></dict></dict></plist>
    """

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "In/en.lproj/T.strings": "/* First */\n\"hi\" = \"Hello\";\n",
      "In/pl.lproj/T.strings": "/* First */\n\"hi\" = \"Cześć\";\n",
      "In/en.lproj/T.stringsdict": dict,
    ])
  }

  static func convert(_ arguments: String...) -> ToolRun.Outcome {
    ToolRun.run(["convert"] + arguments)
  }

  @Test func foldersToCatalogAndBack() throws {
    let folder = try Self.folder()
    let there = Self.convert(folder["In"], "--to", "xcstrings", "-o", folder["T.xcstrings"])
    #expect(there.code == 0)
    #expect(there.output == "\(folder["T.xcstrings"]): 2 keys in 1 file, nothing is lost\n")
    #expect(there.diagnostics.isEmpty)
    #expect(
      try folder.text(of: "T.xcstrings").hasPrefix(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "hi" : {
              "comment" : "First",
              "extractionState" : "migrated",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hello"
                  }
                },
                "pl" : {
        """))

    let back = Self.convert(folder["T.xcstrings"], "--to", "strings", "-o", folder["Out"])
    #expect(back.code == 0)
    #expect(back.output == "\(folder["Out"]): 2 keys in 3 files, nothing is lost\n")
    #expect(
      folder.files.filter { $0.hasPrefix("Out") } == [
        "Out/en.lproj/T.strings", "Out/en.lproj/T.stringsdict", "Out/pl.lproj/T.strings",
      ])
    #expect(
      try folder.text(of: "Out/pl.lproj/T.strings") == "/* First */\n\"hi\" = \"Cześć\";\n\n")
    #expect(try folder.text(of: "Out/en.lproj/T.stringsdict").contains("<string>%d files</string>"))
  }

  @Test func refusesToLose() throws {
    let folder = try TemporaryFolder([
      "T.xcstrings": """
      {"sourceLanguage":"en","strings":{
      "k":{"extractionState":"manual","localizations":{
      "en":{"stringUnit":{"state":"new","value":"x"}}}}}}
      """
    ])
    let input = folder["T.xcstrings"]
    let refused = Self.convert(input, "--to", "strings", "-o", folder["Out"])
    #expect(refused.code == 1)
    #expect(refused.output.isEmpty)
    #expect(
      refused.diagnostics == """
        \(input):2:1: note: "k": a strings file does not say the extraction state "manual"
        \(input):3:43: note: "k" in en: a strings file does not say the state "new"
        \(folder["Out"]): error: nothing is written, since 2 things would be lost; --lossy writes what \
        can be said

        """)
    #expect(folder.files == ["T.xcstrings"])

    let json = Self.convert(input, "--to", "strings", "-o", folder["Out"], "--format", "json")
    #expect(json.code == 1)
    let losses = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let list = try #require(losses as? [[String: Any]])
    #expect(list.map { $0["key"] as? String } == ["k", "k"])
    #expect(list.map { $0["language"] as? String } == [nil, "en"])
    #expect(list.map { $0["path"] as? String } == [input, input])
    #expect(list.map { $0["line"] as? Int } == [2, 3])

    let lossy = Self.convert(input, "--to", "strings", "-o", folder["Out"], "--lossy")
    #expect(lossy.code == 0)
    #expect(lossy.output == "\(folder["Out"]): 1 key in 1 file, 2 things lost\n")
    #expect(try folder.text(of: "Out/en.lproj/T.strings") == "\"k\" = \"x\";\n\n")
  }

  @Test func outputsThatAreThere() throws {
    let folder = try Self.folder()
    for (target, output) in [("xcstrings", "T.xcstrings"), ("strings", "Out")] {
      try folder.write("old", to: target == "strings" ? "Out/en.lproj/T.strings" : output)
      let refused = Self.convert(folder["In"], "--to", target, "-o", folder[output])
      #expect(refused.code == 2)
      #expect(
        refused.diagnostics == "\(folder[output]): error: can't be written: it is there already; "
          + "--force writes over it\n")
      let forced = Self.convert(folder["In"], "--to", target, "-o", folder[output], "--force")
      #expect(forced.code == 0)
    }
    #expect(try folder.text(of: "T.xcstrings").contains("Hello"))
    #expect(try folder.text(of: "Out/en.lproj/T.strings").contains("Hello"))
    #expect(folder.files.allSatisfy { !$0.contains("numerus") })
  }

  @Test func json() throws {
    let folder = try Self.folder()
    let outcome = Self.convert(folder["In"], "--to", "json", "-o", folder["T.json"], "--lossy")
    #expect(outcome.code == 0)
    #expect(
      try folder.text(of: "T.json") == """
        {
          "en": {
            "hi": "Hello",
            "n": {
              "text": "%#@n@",
              "substitutions": {
                "n": {
                  "argument": 1,
                  "specifier": "d",
                  "plural": {
                    "one": "%d file",
                    "other": "%d files"
                  }
                }
              }
            }
          },
          "pl": {
            "hi": "Cześć"
          }
        }

        """)
  }

  @Test func oneFile() throws {
    let folder = try Self.folder()
    let dict = Self.convert(
      folder["In/pl.lproj/T.strings"], "--to", "stringsdict", "-o", folder["x.stringsdict"],
      "--lossy")
    #expect(dict.code == 0)
    #expect(try folder.text(of: "x.stringsdict").contains("<string>Cześć</string>"))
    let back = Self.convert(
      folder["x.stringsdict"], "--source-language", "pl", "--to", "strings", "-o",
      folder["x.strings"])
    #expect(back.code == 0)
    #expect(try folder.text(of: "x.strings") == "\"hi\" = \"Cześć\";\n\n")

    let many = Self.convert(folder["In"], "--to", "strings", "-o", folder["y.strings"], "--lossy")
    #expect(many.code == 2)
    #expect(many.diagnostics.contains("more than one file: en.lproj/T.strings, pl.lproj/T.strings"))
    let one = Self.convert(
      folder["In"], "--to", "strings", "-o", folder["y.strings"], "--language", "pl", "--lossy")
    #expect(one.code == 0)
    #expect(try folder.text(of: "y.strings").contains("Cześć"))
  }

  @Test func tables() throws {
    let folder = try Self.folder()
    try folder.write("a = b;", to: "In/en.lproj/U.strings")
    let one = Self.convert(folder["In"], "--to", "xcstrings", "-o", folder["T.xcstrings"])
    #expect(one.code == 2)
    #expect(
      one.diagnostics.contains("one file has one table; choose by --table among \"T\", \"U\""))
    let all = Self.convert(folder["In"], "--to", "xcstrings", "-o", folder["Out"])
    #expect(all.code == 0)
    #expect(
      folder.files.filter { $0.hasPrefix("Out") } == ["Out/T.xcstrings", "Out/U.xcstrings"])
    let chosen = Self.convert(
      folder["In"], "--to", "xcstrings", "-o", folder["U.xcstrings"], "--table", "U")
    #expect(chosen.code == 0)
    #expect(Self.convert(folder["In"], "--to", "json", "-o", "x", "--table", "V").code == 2)
  }

  @Test(
    arguments: [
      (["--to", "json", "-o", "x"], "name a file or a folder to convert"),
      (["x", "-o", "x"], "name what to convert to"), (["x", "--to", "json"], "name the file"),
      (["x", "--to", "po", "-o", "x"], "none of xcstrings"),
      ([#filePath, "--to", "json", "-o", "x"], "ends with none of"),
      (["/no/such.strings", "--to", "json", "-o", "x"], "there is no such file"),
    ])
  func usage(arguments: [String], message: String) {
    let outcome = ToolRun.run(["convert"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.contains(message))
  }

  @Test func helpFitsTheTerminal() {
    let help = ToolRun.run(["convert", "--help"])
    #expect(help.code == 0)
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
