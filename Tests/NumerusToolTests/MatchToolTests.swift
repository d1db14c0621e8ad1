import Foundation
import NumerusTool
import Testing

/// `numerus match`.
@Suite struct MatchToolTests {
  @Test func tables() {
    let chosen = ToolRun.run(["match", "--have", "en,zh-Hans,zh-Hant", "zh-HK, en;q=0.8"])
    #expect(chosen.code == 0)
    #expect(
      chosen.output == """
        RANGE  Q    LANGUAGE  REASON
        zh-HK  1    zh-Hant   same language
        en     0.8            not needed

        """)
    let source = ToolRun.run(["match", "--have", "zh-Hans,en", "--source=en", "uk,zh-HK;q=0,*;q=0"])
    #expect(
      source.output == """
        RANGE  Q  LANGUAGE  REASON
        uk     1            not offered
        zh-HK  0            excluded
        *      0            excluded
                  en        source language

        """)
    let script = ToolRun.run(["match", "--have", "sr,en", "de;q=bad, ja, sr-Latn;q=0.5"])
    #expect(
      script.output == """
        RANGE    Q    LANGUAGE  REASON
        ja       1              not offered
        sr-Latn  0.5  sr        same language, other script

        """)
  }

  @Test(
    arguments: [
      (["--have", "en,de", "en;q=0, de"], "de"), (["--have", "de,en", ""], "de"),
      (["--have", "de,en", "--source", "en", ""], "en"), (["--have", "en,es", "ca"], "en"),
      (["--have", "en,es", "--related", "ca"], "es"), (["--have", "en,de", "en;q=0,*"], "de"),
      (["--have", "en, pt-PT", "PT_ao"], "pt-PT"), (["--have", "en", "--have", "de", "de"], "de"),
    ])
  func decisions(arguments: [String], expected: String) throws {
    let run = ToolRun.run(["match", "--format", "json"] + arguments)
    #expect(run.code == 0)
    let records = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(records.compactMap { $0["language"] as? String } == [expected])
  }

  @Test func machineFormats() {
    let arguments = ["match", "--have", "en,sr", "sr-Latn, en;q=0.125, de;q=0"]
    #expect(
      ToolRun.run(arguments + ["--format", "tsv"]).output == """
        range\tq\tlanguage\treason
        sr-Latn\t1\t\tsame language, other script: sr
        en\t0.125\ten\tsame language
        de\t0\t\texcluded

        """)
    #expect(
      ToolRun.run(arguments + ["--format", "json"]).output.contains(
        #"{"range": "en", "q": 0.125, "language": "en", "reason": "same language"}"#))
  }

  @Test func lines() {
    let run = ToolRun.run(
      ["match", "--have", "en,pl,sr", "--stdin"],
      input: ["pl-PL,pl;q=0.9", "# a comment", "", "uk", "sr-Latn", "a\tb", ";;"])
    #expect(run.code == 2)
    #expect(
      run.output == """
        pl-PL,pl;q=0.9\tpl\tsame language
        # a comment

        uk\ten\tsource language
        sr-Latn\tsr\tsame language, other script
        ;;\ten\tsource language

        """)
    #expect(
      run.diagnostics.contains("<standard input>:6:1: error: expected a header without TAB"))
  }

  @Test func whatIsNoLanguageIsTold() {
    let run = ToolRun.run(["match", "--have", "en,Base,mul", "mul, Base"])
    #expect(run.code == 0)
    #expect(run.diagnostics.contains("note: \"Base\" is no language"))
    #expect(run.diagnostics.contains("note: \"mul\" is no language"))
    #expect(run.output.contains("en        source language"))
  }

  @Test(
    arguments: [
      (["en"], "--have is needed"), (["--have", "en"], "name one header"),
      (["--have", "en", "a", "b"], "name one header"), (["--have", "en,,de", "a"], "empty item"),
      (["--have", "en", "--stdin", "a"], "--stdin takes no header"),
      (["--have", "en", "--stdin", "--format", "tsv"], "--stdin and --format exclude one another"),
      (["--have", "en", "--format", "text", "a"], "is none of table, tsv, json"),
    ])
  func failures(arguments: [String], message: String) {
    let run = ToolRun.run(["match"] + arguments)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains(message), "\(run.diagnostics)")
  }
}
