import NumerusTestSupport
import NumerusTool
import Testing

/// `numerus render` of files and folders other than String Catalogs.
@Suite struct RenderFolderTests {
  @Test func folderOfTables() throws {
    let folder = try ConvertToolTests.folder()
    try folder.write("a = b;", to: "In/en.lproj/U.strings")
    let table = ToolRun.run(["render", folder["In"], "--table", "T", "--count", "1,5"])
    #expect(table.code == 0)
    #expect(
      table.output == """
        KEY  LANGUAGE  COUNT  TEXT
        hi   en               Hello
        hi   pl               Cześć
        n    en        1      1 file
        n    en        5      5 files
        n    pl (en)   1      1 file
        n    pl (en)   5      5 files

        """)
    let all = ToolRun.run(["render", folder["In"], "--locale", "en", "--format", "tsv"])
    #expect(all.output.contains("\(folder["In"])/U\ta\ten\t"))
    let none = ToolRun.run(["render", folder["In"], "--table", "V"])
    #expect(none.code == 2)
    #expect(none.diagnostics.contains("there is no such table among T, U"))
    let cases = ToolRun.run(["render", folder["In"], "--cases", "-"], input: ["n\ten\t[1]"])
    #expect(cases.code == 2)
    let one = ToolRun.run(
      ["render", folder["In"], "--table", "T", "--cases", "-"], input: ["n\ten\t[1]"])
    #expect(one.output == "n\ten\t[1]\t1 file\n")
  }

  @Test func oneFile() throws {
    let folder = try ConvertToolTests.folder()
    let path = folder["In/en.lproj/T.stringsdict"]
    let outcome = ToolRun.run(["render", path, "--count", "1,2", "--format", "text"])
    #expect(outcome.output == "1 file\n2 files\n")
    try folder.write("a = b;", to: "x.strings")
    #expect(ToolRun.run(["render", folder["x.strings"]]).code == 2)
    let named = ToolRun.run(
      ["render", folder["x.strings"], "--source-language", "fr", "--format", "text"])
    #expect(named.output == "b\n")
  }

  @Test func widths() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.stringsdict": """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>5</key><string>narrow</string><key>20</key><string>wide</string></dict></dict></dict></plist>
      """
    ])
    for (width, text) in [(nil, "wide"), ("20", "wide"), ("19", "narrow"), ("3", "narrow")] {
      let option = width.map { ["--width", $0] } ?? []
      let outcome = ToolRun.run(["render", folder.path, "--format", "text"] + option)
      #expect(outcome.output == text + "\n")
    }
    #expect(ToolRun.run(["render", folder.path, "--width", "x"]).code == 2)
  }

  @Test func findingsNameTheirFile() throws {
    let folder = try ConvertToolTests.folder()
    try folder.write("a = b;\na = c;", to: "In/pl.lproj/T.strings")
    try folder.write("?", to: "In/en.lproj/U.strings")
    let outcome = ToolRun.run(["render", folder["In"], "--format", "text"])
    #expect(outcome.code == 2)
    #expect(
      outcome.diagnostics == """
        \(folder["In/en.lproj/U.strings"]):1:1: error: invalid strings file: expected a key
        \(folder["In/pl.lproj/T.strings"]):2:1: warning: "a": the key stands at 1:1 already; the last \
        one counts

        """)
    #expect(outcome.output.contains("Hello\n"))
  }
}
