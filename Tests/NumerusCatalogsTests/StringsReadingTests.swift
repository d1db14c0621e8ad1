import Foundation
import NumerusCatalogs
import NumerusTestSupport
import Testing

/// The grammar of `.strings`. Expected values are those of Core Foundation's `CFOldStylePList.c`.
@Suite struct StringsReadingTests {
  static func file(_ text: String) throws -> StringsFile {
    try StringsFile(Array(text.utf8), path: "t.strings")
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var expected: [[String]]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: [[String]]) {
      self.name = name
      self.text = text
      self.expected = expected
    }
  }

  @Test(
    arguments: [
      Case("empty", "", []), Case("white space", " \t\r\n\u{B}\u{C}\u{2028}\u{2029}", []),
      Case("comments alone", "/* a */ // b", []), Case("braces alone", "{}", []),
      Case("quoted", #""a" = "b";"#, [["a", "b"]]), Case("close", #""a"="b";"#, [["a", "b"]]),
      Case("single quotes", #"'a"' = 'b"';"#, [["a\"", "b\""]]),
      Case("no quotes", "a_$/:.-9 = Z0;", [["a_$/:.-9", "Z0"]]),
      Case("address", "http://x = y;", [["http://x", "y"]]),
      Case("slash begins a key", "/a = /b;", [["/a", "/b"]]),
      Case("a key alone", #""a"; b ;"#, [["a", "a"], ["b", "b"]]),
      Case("empty key", #""" = "";"#, [["", ""]]), Case("empty key alone", "\"\";", [["", ""]]),
      Case("braces", "/* x */ { a = b; } // y", [["a", "b"]]),
      Case(
        "comments between tokens", "/*1*/\"a\"/*2*/=//3\n\"b\"/*4*/;/*5*/c /*6*/;",
        [["a", "b"], ["c", "c"]]),
      Case("comment of stars", "/***/a=b;/****/", [["a", "b"]]),
      Case("comment marks in text", #""/*a*/" = "//b";"#, [["/*a*/", "//b"]]),
      Case("raw line ends", "\"a\n\" = \"b\r\nc\rd\";", [["a\n", "b\r\nc\rd"]]),
      Case("lines of CR", "a=b;\r// x\rc=d;", [["a", "b"], ["c", "d"]]),
      Case("U+2028 parts tokens", "a\u{2028}=//x\u{2029}b;", [["a", "b"]]),
      Case("duplicates", "a=1;b=2;a=3;", [["a", "1"], ["b", "2"], ["a", "3"]]),
      Case(
        "equivalent keys are two", "\"\u{E9}\"=1;\"e\u{301}\"=2;",
        [["\u{E9}", "1"], ["e\u{301}", "2"]]),
      Case("not in the language of quotes", "\"ł😀\" = \"日本\";", [["ł😀", "日本"]]),
    ])
  func statements(row: Case) throws {
    let file = try Self.file(row.text)
    let found = file.entries.map { [$0.key, $0.value] }
    #expect(
      found.map { $0.map { Array($0.utf8) } } == row.expected.map { $0.map { Array($0.utf8) } })
    #expect(file.serialized() == Array(row.text.utf8))
  }

  /// What Apple's reader refuses as a whole, or reads in part without a word, is refused with its
  /// place.
  @Test(
    arguments: [
      ("a", "1:2", "after the key"), ("\"a\" \"b\";", "1:5", "after the key"),
      ("a = b", "1:6", "\";\" after the value"), ("a = b\nc = d;", "2:1", "\";\" after the value"),
      ("a = ;", "1:5", "a text"), ("a =", "1:4", "a text"), ("a = {b = c;};", "1:5", "a text"),
      ("a = (b);", "1:5", "a text"), ("a = <00>;", "1:5", "a text"),
      ("= b;", "1:1", "a key"), ("a=b;;", "1:5", "a key"), ("a=b; }", "1:6", "a key"),
      ("<<<<<<< HEAD\na=b;", "1:1", "a key"), ("a=b;\n=======\n", "2:1", "a key"),
      ("ü = b;", "1:1", "a key"), ("\"ü\" : b;", "1:6", "after the key"),
      ("\"a\" = \"b;\nc = d;\n", "1:7", "second \""), ("'a = b;", "1:1", "second '"),
      ("a=\"\\", "1:3", "second \""), ("a=b;\r\n /* x\n", "2:2", "\"*/\""),
      ("a /* x", "1:3", "\"*/\""), ("a/*x*/=b;", "1:3", "after the key"),
      ("{a=b;", "1:6", "\"}\""), ("{a=b;} c", "1:8", "the end"), ("{=}", "1:2", "a key or \"}\""),
      ("\"a\" = \"b\0\";", "1:9", "U+0000"), ("\"a\\\0\" = b;", "1:4", "U+0000"),
      ("a=b;\u{FEFF}c=d;", "1:5", "a key"), ("a\u{A0}=b;", "1:2", "after the key"),
      ("a=b;\r\rc d", "3:3", "after the key"),
    ])
  func refusals(text: String, place: String, part: String) {
    let error = #expect(throws: CatalogError.self) { try Self.file(text) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("t.strings:\(place): error: invalid strings file: expected "))
    #expect(description.contains(part), "\(description)")
  }

  @Test func places() throws {
    let file = try Self.file("\u{FEFF}a = \"ü\"; 'b'\n  = c;\r\n/* x */ d;\r\"e\"=e;")
    #expect(file.entries.map(\.location?.description) == ["1:1", "1:11", "3:9", "4:1"])
    #expect(file.entries.map(\.valueLocation?.description) == ["1:5", "2:5", "3:9", "4:5"])
    #expect(file.entries.map(\.isValueOmitted) == [false, false, true, false])
  }

  @Test func duplicatesAreReported() throws {
    let file = try Self.file("a = 1;\nb = 2;\n\n a = 3;\na = 4;")
    #expect(file.entry(forKey: "a")?.value == "4")
    #expect(file.entry(forKey: "c") == nil)
    #expect(
      file.diagnostics.map(\.description) == [
        "4:2: warning: \"a\": the key stands at 1:1 already; the last one counts",
        "5:1: warning: \"a\": the key stands at 4:2 already; the last one counts",
      ])
  }

  @Test(
    arguments: [
      ("/* x */ a;", "x"), ("/*x*/\na;", "x"), ("// x\na;", "x"), ("//x\r\n\ta;", "x"),
      ("/* x\n   y */\na;", "x\n   y"), ("// x\n//   y \na;", "x\ny"),
      ("/* x */ /* y */\n// z\na;", "x\ny\nz"), ("// x\n//\n// y\na;", "x\n\ny"),
      ("/* x */\n\na;", nil), ("/* x */\n \t\n/* y */\na;", "y"), ("/* x */\r\n\r\na;", nil),
      ("/* */ a;", nil), ("/**/\n//\na;", nil), ("a /* x */;", nil), ("{ /* x */ a;}", "x"),
      ("z; // x\na;", nil), ("z; /* x */ \n/* y */ a;", "y"), ("z; /* x */ a;", "x"),
      ("z; /* x\n */ a;", "x"), ("z;\n// x\na;", "x"), ("/* x */ { a;}", nil),
      ("/*\u{2028} ü \u{2029}*/ a;", "ü"),
    ])
  func comments(text: String, expected: String?) throws {
    #expect(try Self.file(text).entry(forKey: "a")?.comment == expected)
  }

  /// What is read here, Foundation reads as well, with the same result.
  @Test func agreesWithFoundation() throws {
    var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
    let pieces = [
      "a", "b", "\"", "'", "\\", "\\U00e9", "\\341", "=", "=", ";", ";", " ", "\n", "\r", "/* x */",
      "// y\n", "/", "\"c\"", "'d'", "a = b;", "b;", "'' = \"\";", "\"x\\\"\" = 'y';", "ü", "😀",
      "\u{2028}", "0", "-",
    ]
    var readCount = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...6, using: &random)
      var text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      if Int.random(in: 0..<4, using: &random) == 0 { text = "{\(text)}" }
      guard let file = try? Self.file(text) else { continue }
      readCount += file.entries.isEmpty ? 0 : 1
      let list = try unsafe PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil)
      var expected: [String: String] = [:]
      for entry in file.entries { expected[entry.key] = entry.value }
      #expect(list as? [String: String] == expected, "\(text)")
    }
    #expect(readCount > 1000)
  }

  @Test func boundsAreNamed() throws {
    let longest = String(repeating: "a", count: StringsFile.longestText)
    #expect(try Self.file("\"\(longest)\" = '\(longest)';").entries.count == 1)
    for text in ["\"a\(longest)\";", "\na=\"a\(longest)\";"] {
      let error = #expect(throws: CatalogError.self) { try Self.file(text) }
      #expect(error?.message == "a key or a value has more than 1 MiB")
      #expect(error?.location != nil)
    }
    let most = String(repeating: "a;", count: StringsFile.largestEntryCount)
    let error = #expect(throws: CatalogError.self) { try Self.file(most + "\na;") }
    #expect(error?.message == "the file has more than 262144 entries")
    #expect(error?.location == CatalogLocation(line: 2, column: 1))
  }
}
