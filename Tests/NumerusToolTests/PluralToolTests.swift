import Foundation
import NumerusTool
import Testing

/// `numerus plural`.
@Suite struct PluralToolTests {
  @Test func plural() throws {
    let polish = ToolRun.run(
      [
        "plural", "--locale", "pl", "1", "2", "5", "12", "22", "1.0", "1.5", "-2", "--format",
        "tsv",
      ])
    #expect(
      polish.output.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").last ?? "" }
        == ["one", "few", "many", "many", "few", "other", "other", "few"])
    let ranges = ToolRun.run(["plural", "--locale", "en,fr,ar,sl", "--range", "0", "1"])
    #expect(
      ranges.output == """
        LOCALE  FROM  TO  CATEGORY
        en      0     1   other
        fr      0     1   one
        ar      0     1   zero
        sl      0     1   few

        """)
    let rules = ToolRun.run([
      "plural", "--locale", "en", "--ordinal", "--rules", "--format", "json",
    ])
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [[String: String]])
    #expect(array.map { $0["category"] } == ["one", "two", "few", "other"])
    #expect(array[0]["rule"] == "n % 10 = 1 and n % 100 != 11")
    #expect(array[0]["numbers"] == "1, 21, 31, 41, 51, 61, 71, 81, 91, 101, …")
    let lines = ToolRun.run(
      ["plural", "--stdin"], input: ["# x", "pl\t22", "en\t21", "bad", "pl\t1,5", "xx\t1"])
    #expect(lines.code == 2)
    #expect(
      lines.output == "# x\npl\t22\tfew\tother\nen\t21\tother\tone\nxx\t1\tother\tother\n")
    #expect(lines.diagnostics.contains("<standard input>:4:1: error: expected locale TAB number"))
    #expect(
      lines.diagnostics.contains(
        "<standard input>:5:5: error: \"1,5\" is no number: expected a digit, \".\""))
    let words = ToolRun.run(
      ["plural", "--locale", "pl, en", "NaN", "Infinity", "-Infinity", "--format", "tsv"])
    #expect(words.output.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix("\tother") })
    #expect(words.output.split(separator: "\n").count == 7)
    #expect(
      ToolRun.run(["plural", "--stdin"], input: ["pl\tNaN"]).output == "pl\tNaN\tother\tother\n")
    let french = ToolRun.run(["plural", "--locale", "fr", "--rules"])
    #expect(french.output.contains("9000000, 10000000, …"))
    let locales = ToolRun.run(["plural", "--locales", "--format", "tsv"])
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
      (["plural", "--stdin", "--format", "json"], "--stdin and --format exclude one another"),
      (["plural", "--locales", "--locale", "pl"], "--locales and --locale exclude one another"),
      (["help", "nonsense"], "there is no command \"nonsense\""),
    ])
  func pluralFailures(arguments: [String], message: String) {
    let outcome = ToolRun.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.contains(message))
  }
}
