import NumerusCatalogs
import Testing

/// Encodings of `.strings`, found by mark or by zeros.
@Suite struct StringsEncodingTests {
  static let text = "/* ü 😀 */\n\"a\" = \"日本😀\";\n"

  static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in
        [0, 8, 16, 24].map { UInt8(scalar.value >> $0 & 0xFF) }
      }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in
        [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
      }
    }
  }

  static let encodings: [TextEncoding] = [
    .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ]

  @Test(arguments: encodings, [0, 1, 2])
  func marks(encoding: TextEncoding, count: Int) throws {
    let marks = String(repeating: "\u{FEFF}", count: count)
    let bytes = Self.bytes(marks + Self.text, encoding)
    var file = try StringsFile(bytes)
    #expect(file.encoding == .text(encoding, hasMark: count > 0))
    #expect(file.entries.map(\.key) == ["a"])
    #expect(file.entries.map(\.value) == ["日本😀"])
    #expect(file.entries.map(\.comment) == ["ü 😀"])
    #expect(file.entries.first?.location == CatalogLocation(line: 2, column: 1))
    #expect(file.diagnostics.count == (count > 1 ? 1 : 0))
    #expect(file.serialized() == bytes)
    try file.setValue("ł𝄞", forKey: "a")
    #expect(
      file.serialized()
        == Self.bytes(marks + "/* ü 😀 */\n\"a\" = \"ł𝄞\";\n", encoding))
  }

  @Test(arguments: encodings)
  func emptyFilesKeepTheirMark(encoding: TextEncoding) throws {
    let mark = Self.bytes("\u{FEFF}", encoding)
    var file = try StringsFile(mark)
    #expect(file.entries.isEmpty)
    #expect(file.serialized() == mark)
    try file.append(key: "a", value: "b")
    #expect(file.serialized() == Self.bytes("\u{FEFF}\"a\" = \"b\";\n", encoding))
  }

  /// A single character tells the encoding as well.
  @Test(arguments: encodings)
  func shortFiles(encoding: TextEncoding) throws {
    let file = try StringsFile(Self.bytes("\n", encoding))
    #expect(file.encoding == .text(encoding, hasMark: false))
    #expect(file.serialized() == Self.bytes("\n", encoding))
  }

  @Test(
    arguments: [
      // A byte that begins no character; a surrogate; a character that is cut short.
      (Array("a;\n\"ü".utf8) + [0xFF], CatalogError.Kind.invalidUTF8, "2:4"),
      (Array("a;\"".utf8) + [0xED, 0xA0, 0x80], .invalidUTF8, "1:4"),
      (Array("a;\"".utf8) + [0xE2, 0x82], .invalidUTF8, "1:4"),
      (bytes("a;\n\"ü", .utf16LittleEndian) + [0x3D, 0xD8], .invalidEncoding("UTF-16"), "2:4"),
      (bytes("a;\n\"ü", .utf16BigEndian) + [0xDE, 0, 0, 0x22], .invalidEncoding("UTF-16"), "2:4"),
      (
        bytes("a;\n\"", .utf16BigEndian) + [0xD8, 0x3D, 0, 0x22], .invalidEncoding("UTF-16"), "2:2"
      ),
      (bytes("a;\n", .utf16LittleEndian) + [0x20], .invalidEncoding("UTF-16"), "2:1"),
      (bytes("a;\n\"", .utf32LittleEndian) + [0, 0, 0x11, 0], .invalidEncoding("UTF-32"), "2:2"),
      (bytes("a;\n\"", .utf32BigEndian) + [0, 0, 0xD8, 0], .invalidEncoding("UTF-32"), "2:2"),
      (bytes("a;\n", .utf32BigEndian) + [0, 0, 0], .invalidEncoding("UTF-32"), "2:1"),
    ])
  func invalidBytes(bytes: [UInt8], kind: CatalogError.Kind, place: String) {
    let error = #expect(throws: CatalogError.self) { try StringsFile(bytes, path: "t.strings") }
    #expect(error?.kind == kind)
    #expect(error?.location?.description == place)
  }
}
