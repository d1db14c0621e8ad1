import Foundation
import NumerusCatalogs
import Testing

/// New `.strings` files: Apple's reader and ours have to agree on what they say.
@Suite struct StringsWritingTests {
  static let texts: [String] = [
    "", "a", "a b", "\"", "'", "\\", "\\\\n", "\n", "\r\n\t", "\u{7}\u{8}\u{B}\u{C}\u{1B}\u{7F}",
    "\u{1}0f", "é", "e\u{301}", "日本", "😀", "\u{2028}\u{2029}\u{85}\u{A0}\u{FEFF}\u{FFFD}\u{FFFF}",
    "/* a */", "// a", "*/", "%1$lld %#@n@ 50%", "= ; { } ( )", "\\U00e9", "\\101", "\0", "a\01",
    "a\\", "<plist>", String(repeating: "ü\n", count: 1000),
  ]

  @Test func formOfANewFile() throws {
    let file = try StringsFile(entries: [
      StringsFile.Entry(key: "greeting", value: "Say \"hi\"\n", comment: "Shown at launch"),
      StringsFile.Entry(key: "b", value: ""),
    ])
    let expected =
      "/* Shown at launch */\n\"greeting\" = \"Say \\\"hi\\\"\\n\";\n\n\"b\" = \"\";\n\n"
    #expect(String(decoding: file.serialized(), as: UTF8.self) == expected)
    #expect(try StringsFile(entries: []).serialized().isEmpty)
  }

  @Test func anyTextReadsBack() throws {
    let entries = Self.texts.enumerated().map {
      StringsFile.Entry(key: $1 + "\($0)", value: $1, comment: $1)
    }
    let bytes = try StringsFile(entries: entries).serialized()
    let read = try StringsFile(bytes)
    #expect(read.diagnostics.isEmpty)
    #expect(read.entries.map { Array($0.key.utf8) } == entries.map { Array($0.key.utf8) })
    #expect(read.entries.map { Array($0.value.utf8) } == entries.map { Array($0.value.utf8) })
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    let found = try #require(list as? [String: String])
    #expect(found.count == entries.count)
    for entry in entries { #expect(found[entry.key] == entry.value) }
  }

  @Test(
    arguments: [
      ("a", "a"), (" a \n", "a"), ("a\nb", "a\nb"), ("*", "*"), ("/", "/"), ("/*", "/*"),
      ("a */ b", "a */ b"), ("*/", "*/"), ("a*/\n\n  b\r\nc\u{2028}d", "a*/\n\nb\nc\nd"),
      ("// x", "// x"), ("\"a\" = \"b\";", "\"a\" = \"b\";"), (" \n ", nil), ("", nil), (nil, nil),
      ("\\", "\\"), ("*/\\", "*/\\"), ("é\0", "é\0"),
    ] as [(String?, String?)])
  func commentsReadBack(comment: String?, expected: String?) throws {
    let file = try StringsFile(entries: [
      StringsFile.Entry(key: "a", value: "b", comment: comment),
      StringsFile.Entry(key: "c", value: "d", comment: comment),
    ])
    #expect(file.entries.map(\.comment) == [expected, expected])
    #expect(file.entries.map(\.key) == ["a", "c"])
    var edited = try StringsFile(Array("a=b;c=d;".utf8))
    try edited.setComment(comment, forKey: "a")
    try edited.setComment(comment, forKey: "c")
    #expect(edited.entries.map(\.comment) == [expected, expected])
    #expect(try StringsFile(edited.serialized()).entries.map(\.comment) == [expected, expected])
  }

  @Test func boundsHoldForWriting() throws {
    let long = String(repeating: "a", count: StringsFile.longestText + 1)
    var file = try StringsFile(Array("a=b;".utf8))
    #expect(throws: CatalogError.self) { try file.setValue(long, forKey: "a") }
    #expect(throws: CatalogError.self) { try file.append(key: long, value: "") }
    #expect(throws: CatalogError.self) {
      try StringsFile(entries: [StringsFile.Entry(key: "a", value: long)])
    }
    #expect(file.serialized() == Array("a=b;".utf8))
  }
}
