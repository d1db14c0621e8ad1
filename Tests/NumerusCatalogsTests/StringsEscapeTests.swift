import Foundation
import NumerusCatalogs
import Testing

/// Escapes in `.strings`, by Core Foundation's `getSlashedChar`.
@Suite struct StringsEscapeTests {
  static func file(_ text: String) throws -> StringsFile {
    try StringsFile(Array("k = \"\(text)\";".utf8))
  }

  /// What Foundation's reader of property lists makes of the same statement.
  static func foundationValue(_ text: String) throws -> String? {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data("k = \"\(text)\";".utf8), options: [], format: nil)
    return (list as? [String: String])?["k"]
  }

  @Test(
    arguments: [
      (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), (#"\"\'\\\/\?"#, "\"'\\/?"),
      ("a\\\nb", "a\nb"), ("a\\\r\nb", "a\r\nb"), (#"\é\😀"#, "é😀"),
      (#"\U00e9\U00E9\U20ac"#, "éé€"), (#"\Ue9 \Ue9g\Ua"#, "é ég\n"), (#"\U00e9f"#, "éf"),
      (#"\Ud83d\Ude00"#, "😀"), (#"\101\60\7x"#, "A0\u{7}x"), (#"\1011"#, "A1"), (#"\08"#, "\u{0}8"),
      (#"\0"#, "\0"), (#"\U0000"#, "\0"),
    ])
  func quietEscapes(text: String, expected: String) throws {
    let file = try Self.file(text)
    #expect(file.entries.map { Array($0.value.utf8) } == [Array(expected.utf8)])
    #expect(file.diagnostics.isEmpty)
    #expect(try Self.foundationValue(text) == expected)
  }

  @Test(
    arguments: [
      (#"\q\8"#, "q8", "no escape"), (#"\u00e"#, "u00e", "no escape"), (#"\ux"#, "ux", "no escape"),
      (#"\U"#, "\0", "U+0000"),
      (#"\Ug"#, "\0g", "U+0000"), (#"\Ud83dx"#, "\u{FFFD}x", "surrogate"),
      (#"\Ude00"#, "\u{FFFD}", "surrogate"), (#"\Ud83d\U0041"#, "\u{FFFD}A", "surrogate"),
      (#"\Ud83d\Ud83d\Ude00"#, "\u{FFFD}😀", "surrogate"), (#"\501"#, "A", "\\377"),
      (#"\341"#, "Æ", "NextStep"), (#"\200"#, "\u{A0}", "NextStep"),
    ])
  func reportedEscapes(text: String, expected: String, part: String) throws {
    let file = try Self.file("ü" + text)
    #expect(file.entries.map { Array($0.value.utf8) } == [Array(("ü" + expected).utf8)])
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics.first?.message.contains(part) == true)
    #expect(file.diagnostics.first?.key == "k")
    #expect(file.diagnostics.first?.location?.line == 1)
    #expect(file.diagnostics.first?.location?.column ?? 0 >= 8)
    #expect(try Self.foundationValue(text) == expected)
  }

  @Test func octalEscapesAreNextStep() throws {
    for number in 0...0o375 {
      let text = "\\" + String(number, radix: 8)
      let file = try Self.file(text)
      #expect(file.entries.map(\.value) == [try Self.foundationValue(text)], "\(text)")
    }
    // Core Foundation has U+0000 here, which would cut texts short where C reads them.
    #expect(try Self.file(#"\376\377"#).entries.map(\.value) == ["\u{FFFD}\u{FFFD}"])
  }

  /// JSON's escapes, which Core Foundation does not have, mean their characters.
  @Test(
    arguments: [
      (#"\u00e9"#, "é"), (#"\ud83d\ude00"#, "😀"), (#"\uD83D\Ude00"#, "😀"),
      (#"\UD83D\ude00"#, "😀"), (#"\u00e9x"#, "éx"), (#"\Ud83d\ux"#, "\u{FFFD}ux"),
    ])
  func smallU(text: String, expected: String) throws {
    let file = try Self.file(text)
    #expect(file.entries.map(\.value) == [expected])
    #expect(!file.diagnostics.isEmpty || text.hasPrefix(#"\UD83D"#))
  }

  @Test func eachKindIsReportedOnceInAStatement() throws {
    let file = try Self.file(String(repeating: #"\q\u0041\Ud800 "#, count: 1000))
    #expect(file.diagnostics.count == 3)
    #expect(file.diagnostics.map(\.location?.column) == [6, 8, 14])
  }

  @Test func keysHaveEscapesToo() throws {
    let file = try StringsFile(Array(#""a\n\u" = "\q";"#.utf8))
    #expect(file.entries.map(\.key) == ["a\nu"])
    #expect(file.diagnostics.map(\.location?.description) == ["1:5"])
  }
}
