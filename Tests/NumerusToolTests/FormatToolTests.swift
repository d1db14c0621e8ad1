import Foundation
import NumerusTool
import Testing

/// `numerus format`.
@Suite struct FormatToolTests {
  @Test func tables() {
    let compact = ToolRun.run([
      "format", "--locale", "en,fr,ja", "--style", "compact-long", "1", "1000", "1234567",
    ])
    #expect(compact.code == 0)
    #expect(
      compact.output == """
        LOCALE  NUMBER   TEXT         CATEGORY
        en      1        1            one
        en      1000     1 thousand   other
        en      1234567  1.2 million  other
        fr      1        1            one
        fr      1000     mille        other
        fr      1234567  1,2 million  many
        ja      1        1            other
        ja      1000     1000         other
        ja      1234567  123万        other

        """)
    let range = ToolRun.run(["format", "--style", "currency:USD", "--range", "3", "5"])
    #expect(
      range.output == """
        LOCALE  FROM  TO  TEXT           CATEGORY
        en      3     5   $3.00 – $5.00  other

        """)
  }

  /// Each option, by its last column in a table of values.
  @Test(
    arguments: [
      (["1234.5"], "1,234.5"), (["--style", "integer", "1234.5"], "1,234"),
      (["--fraction", "2", "1"], "1.00"), (["--fraction", "0..1", "1.25"], "1.2"),
      (["--significant", "3", "1234"], "1,230"), (["--significant=1..2", "0.123"], "0.12"),
      (["--sign", "always", "1"], "+1"), (["--grouping", "off", "1234"], "1234"),
      (["--rounding", "up", "--fraction", "0", "1.1"], "2"),
      (["--integer-digits", "3", "1"], "001"),
      (["--numbering", "arab", "12"], "١٢"), (["--style", "percent", "0.5"], "50%"),
      (["--style", "currency:EUR", "--width", "code", "1"], "EUR\u{A0}1.00"),
      (["--style", "currency:USD", "--accounting", "-1"], "($1.00)"),
      (["--style", "currency:USD", "--notation", "compact-short", "1234567"], "$1.2M"),
      (["--style", "unit:meter-per-second", "--width", "long", "2"], "2 meters per second"),
      (["--style", "scientific", "1234"], "1.234E3"), (["--style", "ordinal", "2"], "2nd"),
      (["--style", "spellout", "21"], "twenty-one"),
      (["--style", "spellout-ordinal", "2"], "second"), (["NaN"], "NaN"), (["-Infinity"], "-∞"),
      (["--locale", "he-u-nu-hebr", "5784"], "ה׳תשפ״ד"), (["1.5e6"], "1,500,000"),
      (["12345678901234567890123.5"], "12,345,678,901,234,567,890,123.5"),
    ])
  func styles(arguments: [String], expected: String) {
    let run = ToolRun.run(["format", "--format", "tsv"] + arguments)
    #expect(run.code == 0)
    let cells = run.output.split(separator: "\n").last?.split(
      separator: "\t", omittingEmptySubsequences: false)
    #expect(cells?.dropFirst(2).first.map(String.init) == expected)
  }

  @Test func machinesGetOperands() throws {
    let run = ToolRun.run(["format", "--format", "json", "--style", "compact-short", "1234567"])
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: String]])
    #expect(
      array == [
        [
          "locale": "en", "number": "1234567", "text": "1.2M", "category": "other",
          "operands": "i=1200000 v=0 f=0 c=6",
        ]
      ])
  }

  @Test func placesTakeOrdinalForms() {
    let run = ToolRun.run([
      "format", "--style", "ordinal", "--rounding", "down", "--format", "tsv", "22.9",
    ])
    #expect(run.output.contains("en\t22.9\t22nd\ttwo"))
  }

  /// A locale without such numbers does not take the others with it.
  @Test func oneLocaleIsRefused() {
    let run = ToolRun.run(["format", "--style", "spellout-ordinal", "--locale", "en,sl,de", "2"])
    #expect(run.code == 2)
    #expect(run.output.contains("second") && run.output.contains("zweite"))
    #expect(run.diagnostics.contains("of \"sl\": U_UNSUPPORTED_ERROR"))
  }

  @Test func lines() {
    let run = ToolRun.run(
      ["format", "--style", "percent", "--stdin"],
      input: ["# x", "", "de\t0.5", "en\tx", "en-u-nu-nonsense\t1", "en"])
    #expect(run.code == 2)
    #expect(run.output == "# x\n\nde\t0.5\t50\u{A0}%\nen-u-nu-nonsense\t1\t100%\n")
    #expect(run.diagnostics.contains("<standard input>:4:4: error: \"x\" is no number"))
    #expect(
      run.diagnostics.contains(
        "<standard input>:5:1: warning: the numbering system \"nonsense\" is not known"))
    #expect(run.diagnostics.contains("<standard input>:6:1: error: expected locale TAB number"))
  }

  @Test(
    arguments: [
      ([], "name a number"), (["x"], "\"x\" is no number"),
      (["--style", "x", "1"], "there is no style \"x\""),
      (["--style", "currency", "1"], "needs a code"),
      (["--style", "currency:EURO", "1"], "U_ILLEGAL_ARGUMENT_ERROR"),
      (["--style", "unit:furlong-per-nothing", "1"], "U_NUMBER_SKELETON_SYNTAX_ERROR"),
      (["--style", "unit:meter", "--width", "code", "1"], "is none of short, narrow, long"),
      (["--width", "long", "1"], "--width does not go with the style decimal"),
      (["--accounting", "1"], "--accounting does not go with the style decimal"),
      (["--fraction", "2..1", "1"], "is no count from 0 to 999"),
      (["--fraction", "1000", "1"], "is no count from 0 to 999"),
      (["--significant", "0", "1"], "is no count from 1 to 999"),
      (["--fraction", "1", "--significant", "1", "1"], "exclude one another"),
      (["--range", "1"], "--range takes two numbers"),
      (["--range", "1", "NaN"], "--range takes two finite numbers"),
      (["--identity", "single", "1"], "--identity goes with --range"),
      (
        ["--style", "ordinal", "--sign", "always", "1"], "--sign does not go with the style ordinal"
      ),
      (["--integer-digits", "1..3", "1"], "--integer-digits takes one count"),
      (["--numbering", "", "1"], "--numbering is empty"),
      (["--style", "unit:foot-and-inch", "--range", "1", "2"], "U_UNSUPPORTED_ERROR"),
      (["--style", "ordinal", "--range", "1", "2"], "U_UNSUPPORTED_ERROR"),
      (["--stdin", "1"], "--stdin takes no numbers"),
      (["--stdin", "--locale", "de"], "--stdin and --locale exclude one another"),
      (["--stdin", "--style", "currency:EURO"], "U_ILLEGAL_ARGUMENT_ERROR"),
    ])
  func failures(arguments: [String], message: String) {
    let run = ToolRun.run(["format"] + arguments)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
  }
}
