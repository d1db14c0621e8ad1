import NumerusCatalogs
import NumerusTestSupport
import Testing

/// Edits of `.strings`: what they change and, above all, what they leave.
@Suite struct StringsEditingTests {
  static func edited(
    _ text: String, _ edit: (inout StringsFile) throws -> Void
  ) throws -> String {
    var file = try StringsFile(Array(text.utf8))
    try edit(&file)
    let bytes = file.serialized()
    let read = try StringsFile(bytes)
    #expect(read.entries.map(\.key) == file.entries.map(\.key))
    #expect(read.entries.map(\.value) == file.entries.map(\.value))
    #expect(read.entries.map(\.comment) == file.entries.map(\.comment))
    #expect(read.entries.map(\.isValueOmitted) == file.entries.map(\.isValueOmitted))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("/* c */\r\n\"a\"  =  \"b\" ; // d\r\n", "/* c */\r\n\"a\"  =  \"N\\\"\" ; // d\r\n"),
      ("a=b;", "a=\"N\\\"\";"), ("a;", "a = \"N\\\"\";"),
      ("a /* c */ ;", "a = \"N\\\"\" /* c */ ;"),
      ("'a'='b';", "'a'=\"N\\\"\";"), ("{ a = /* x */ b; }", "{ a = /* x */ \"N\\\"\"; }"),
      ("a=1;b=2;a=3;", "a=1;b=2;a=\"N\\\"\";"), ("a=1;\n// a = 2;", "a=\"N\\\"\";\n// a = 2;"),
      ("b=1;", "b=1;"), ("a='N\"';", "a='N\"';"),
    ])
  func values(text: String, expected: String) throws {
    let found = try Self.edited(text) { file in
      let hasKey = try file.setValue("N\"", forKey: "a")
      #expect(hasKey == (file.entry(forKey: "a") != nil))
    }
    #expect(found == expected)
    let twice = try Self.edited(text) {
      try $0.setValue("first", forKey: "a")
      try $0.setValue("N\"", forKey: "a")
    }
    #expect(twice == (text.contains("'N") ? "a=\"N\\\"\";" : expected))
  }

  @Test(
    arguments: [
      ("a;", "/* N */\na;", "a;"), ("/* o */\na;", "/* N */\na;", "a;"),
      ("// o\n// p\r\n\ta;", "/* N */\r\n\ta;", "a;"),
      ("\r\n\ta;", "\r\n\t/* N */\r\n\ta;", "\r\n\ta;"),
      ("/* h */\n\n/* o */\na;", "/* h */\n\n/* N */\na;", "/* h */\n\na;"),
      ("/* h */\n\na;", "/* h */\n\n/* N */\na;", "/* h */\n\na;"),
      ("z; // z\na;", "z; // z\n/* N */\na;", "z; // z\na;"),
      ("z; a;", "z; \n/* N */\na;", "z; a;"), ("z; /* o */ a;", "z; /* N */ a;", "z; a;"),
      ("z; /* o\n */\na;", "z; \n/* N */\na;", "z; a;"), ("{a;}", "{/* N */\na;}", "{a;}"),
      ("{\n  /* o */\n  a;\n}", "{\n  /* N */\n  a;\n}", "{\n  a;\n}"),
      ("z;\ra;", "z;\r/* N */\ra;", "z;\ra;"), ("b;", "b;", "b;"),
    ])
  func comments(text: String, with: String, without: String) throws {
    #expect(try Self.edited(text) { try $0.setComment(" N\n", forKey: "a") } == with)
    #expect(try Self.edited(text) { try $0.setComment(nil, forKey: "a") } == without)
    #expect(
      try Self.edited(with) { try $0.setComment("N", forKey: "a") } == with,
      "the same comment changes nothing")
    // One that takes lines of its own.
    _ = try Self.edited(text) { try $0.setComment("x */\ny", forKey: "a") }
  }

  @Test(
    arguments: [
      ("a;", ""), ("z;\na;\ny;", "z;\ny;"),
      ("z;\n\n/* o */\na;\n\n/* y */\ny;\n", "z;\n\n/* y */\ny;\n"),
      ("a;\n\ny;\n", "y;\n"), ("z;\na;\n", "z;\n"), ("z; a; y;", "z; y;"),
      ("z; // z\na; y;", "z; // z\ny;"), ("z;\r\na = b; // a\r\ny;\r\n", "z;\r\ny;\r\n"),
      ("/* h */\n\n/* o */\na;\ny;\n", "/* h */\n\ny;\n"),
      ("z;\n\n// section\n\na;\ny;\n", "z;\n\n// section\n\ny;\n"),
      ("a=1;\nz;\na=2;\n", "z;\n"), ("{\n  a;\n  y;\n}\n", "{\n  y;\n}\n"), ("{ a; }", "{ }"),
      ("z; /* o\n*/ a;\n// end", "z;\n// end"), ("/* o */ a; // x", ""), ("b;", "b;"),
    ])
  func removal(text: String, expected: String) throws {
    let found = try Self.edited(text) { file in
      let hadKey = try file.remove(key: "a")
      #expect(hadKey == text.contains("a"))
      #expect(file.entry(forKey: "a") == nil)
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("", "N = 1", "/* c */\nN = 1"), ("z;", "z;\nN", "z;\n\n/* c */\nN"),
      ("z;\n", "z;\nN", "z;\n\n/* c */\nN"),
      ("z;\r\n\r\n", "z;\r\n\r\nN\r\n", "z;\r\n\r\n/* c */\r\nN\r\n"),
      ("/* z */\nz;\n", "/* z */\nz;\n\nN", "/* z */\nz;\n\n/* c */\nN"),
      ("z; // end", "z; // end\nN", "z; // end\n\n/* c */\nN"),
      ("z;\n// end", "z;\n// end\n\nN", "z;\n// end\n\n/* c */\nN"),
      ("/* head */", "/* head */\n\nN", "/* head */\n\n/* c */\nN"),
      ("{}", "{\nN}", "{\n/* c */\nN}"),
      ("\n// head\r", "\n// head\r\n\nN", "\n// head\r\n\n/* c */\nN"),
      ("{\nz;\n}\n", "{\nz;\nN}\n", "{\nz;\n\n/* c */\nN}\n"),
    ])
  func appending(text: String, without: String, with: String) throws {
    let lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
    func expected(_ pattern: String) -> String {
      pattern.replacing("N = 1", with: "N").replacing("N", with: "\"n\" = \"1\";\(lineEnd)")
    }
    #expect(try Self.edited(text) { try $0.append(key: "n", value: "1") } == expected(without))
    #expect(
      try Self.edited(text) { try $0.append(key: "n", value: "1", comment: "c") } == expected(with))
  }

  @Test func appendedKeysCount() throws {
    var file = try StringsFile(Array("a=1;".utf8))
    try file.append(key: "a", value: "2")
    #expect(file.entry(forKey: "a")?.value == "2")
    try file.setValue("3", forKey: "a")
    #expect(String(decoding: file.serialized(), as: UTF8.self) == "a=1;\n\"a\" = \"3\";\n")
    #expect(file.entries.map(\.location?.description) == ["1:1", nil])
  }

  /// Whatever edits do to files of any shape, what is read back is what the edited file says.
  @Test func randomEditsReadBack() throws {
    var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    let pieces = [
      "a=1;", "b;", "\"c\" = \"x\\ny\";", " ", "\n", "\n\n", "\r\n", "\t", "/* x */", "// y\n",
      "/* p\nq */", "\r", "a = 2;", "d/**/;", " d /**/ = /**/ '' /**/ ;", "\u{2028}",
    ]
    let comments = [nil, "new", "two\nlines", "ends */ early", "*/"]
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &random)
      var text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      if Bool.random(using: &random) { text = "{\(text)}" }
      guard (try? StringsFile(Array(text.utf8))) != nil else { continue }
      var log: [String] = []
      let result = try Self.edited(text) { file in
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let key = ["a", "b", "c", "d"].randomElement(using: &random) ?? ""
          let comment = comments.randomElement(using: &random) ?? nil
          let edit = Int.random(in: 0..<4, using: &random)
          log.append("\(edit) \(key) \(comment ?? "-")")
          switch edit {
          case 0: try file.setValue("new", forKey: key)
          case 1: try file.setComment(comment, forKey: key)
          case 2: try file.remove(key: key)
          default: try file.append(key: key, value: "new", comment: comment)
          }
        }
      }
      #expect(!result.contains("\u{FFFD}"), "\(text) \(log)")
    }
  }
}
