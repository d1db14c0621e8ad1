import Foundation
import NumerusCatalogs
import Testing

/// `.strings` files that are property lists. Foundation writes what is read here, and reads what is
/// written.
@Suite struct StringsPropertyListTests {
  static func bytes(
    _ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .binary
  ) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }

  static func list(_ bytes: [UInt8]) throws -> [String: Any] {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  static let texts = [
    "": "", "b": "ü", "a": "日本😀", "long": String(repeating: "x", count: 70_000),
    "wide": String(repeating: "ł", count: 300), "é": "a", "fifteen letters": "fifteen letters",
  ]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func textsAreRead(format: PropertyListSerialization.PropertyListFormat) throws {
    let bytes = try Self.bytes(Self.texts, format)
    let file = try StringsFile(bytes)
    #expect(file.encoding == (format == .binary ? .binaryPropertyList : .xmlPropertyList))
    #expect(
      file.entries.map(\.key).sorted()
        == ["", "a", "b", "fifteen letters", "long", "wide", "é"])
    #expect(file.entries.map(\.value) == file.entries.map { Self.texts[$0.key] })
    #expect(file.entries.allSatisfy { ($0.location == nil) == (format == .binary) })
    #expect(file.diagnostics.isEmpty)
    #expect(file.serialized() == bytes)
  }

  @Test(arguments: [0, 1, 14, 15, 16, 300, 33_000])
  func sizes(count: Int) throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", "v\($0)") })
    var file = try StringsFile(try Self.bytes(texts))
    #expect(file.entries.count == count)
    try file.append(key: "new", value: "ł")
    let written = file.serialized()
    #expect(try Self.list(written).count == count + 1)
    #expect(try StringsFile(written).entry(forKey: "new")?.value == "ł")
    #expect(try StringsFile(written).entry(forKey: "k0")?.value == (count > 0 ? "v0" : nil))
  }

  @Test func editsKeepAllElse() throws {
    let other: [String: Any] = [
      "NSStringFormatSpecTypeKey": "ü", "n": [1, -2, 3.5, true, false] as [Any],
      "d": Data([0, 1, 2]), "t": Date(timeIntervalSince1970: 1.25), "big": Int64.max,
    ]
    let source: [String: Any] = [
      "a": "1", "b": "2", "c": "3", "x": other, "y": [[String]](), "z": 7,
    ]
    var file = try StringsFile(try Self.bytes(source))
    #expect(file.entries.map(\.key).sorted() == ["a", "b", "c"])
    #expect(
      file.diagnostics.map(\.description).sorted() == [
        "1:1: error: \"x\": the value is a dictionary, not a text",
        "1:1: error: \"y\": the value is an array, not a text",
        "1:1: error: \"z\": the value is a number, not a text",
      ])
    let hasKeys = [try file.setValue("new", forKey: "b"), try file.setValue("new", forKey: "q")]
    #expect(hasKeys == [true, false])
    #expect(try file.remove(key: "c"))
    #expect(try !file.setComment("none", forKey: "a"))
    try file.append(key: "d", value: "4")
    var expected = source
    expected["b"] = "new"
    expected["c"] = nil
    expected["d"] = "4"
    let written = file.serialized()
    #expect(written.starts(with: "bplist00".utf8))
    #expect(try NSDictionary(dictionary: Self.list(written)) == NSDictionary(dictionary: expected))
    #expect(try StringsFile(written).entries.map(\.value).sorted() == ["1", "4", "new"])
  }

  @Test func eachKeyStandsOnce() throws {
    var file = try StringsFile(try Self.bytes(["a": "1", "b": 2] as [String: Any]))
    try file.append(key: "a", value: "3")
    try file.append(key: "b", value: "4")
    let read = try StringsFile(file.serialized())
    #expect(read.entries.map(\.key) == ["a", "b"])
    #expect(read.entries.map(\.value) == ["3", "4"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func equivalentKeysAreTwo() throws {
    var file = try StringsFile(try Self.bytes(["e\u{301}": "1"]))
    try file.append(key: "\u{E9}", value: "2")
    let read = try StringsFile(file.serialized())
    #expect(read.entry(forKey: "e\u{301}")?.value == "1")
    #expect(read.entry(forKey: "\u{E9}")?.value == "2")
  }

  @Test func keysOfXMLHavePlacesAndGoByTheirBytes() throws {
    let text = """
      <plist><dict>
        <key>e\u{301}</key><string>1</string>
        <key>\u{E9}</key>
          <string>2</string>
        <key>n</key><integer>1</integer>
        <key>\u{E9}</key><string>3</string>
      </dict></plist>
      """
    let file = try StringsFile(Array(text.utf8))
    #expect(file.entries.map(\.value) == ["1", "2", "3"])
    #expect(file.entry(forKey: "e\u{301}")?.value == "1")
    #expect(file.entry(forKey: "\u{E9}")?.value == "3")
    #expect(
      file.entries.map { "\($0.location!) \($0.valueLocation!)" }
        == ["2:3 2:17", "3:3 4:5", "6:3 6:16"])
    #expect(
      file.diagnostics.map(\.description) == [
        "5:15: error: \"n\": the value is a number, not a text",
        "6:3: warning: \"\u{E9}\": the key stands at 3:3 already; the last one counts",
      ])
  }

  @Test func xmlIsReadOnly() throws {
    let bytes = try Self.bytes(["a": "1", "b": 2] as [String: Any], .xml)
    var file = try StringsFile(bytes, path: "t.strings")
    #expect(file.diagnostics.map(\.key) == ["b"])
    #expect(throws: CatalogError.self) { try file.setValue("2", forKey: "a") }
    #expect(throws: CatalogError.self) { try file.setComment("2", forKey: "a") }
    #expect(throws: CatalogError.self) { try file.remove(key: "a") }
    let error = #expect(throws: CatalogError.self) { try file.append(key: "c", value: "") }
    #expect(error?.description == "t.strings: error: can't be edited: it is an XML property list")
    #expect(file.serialized() == bytes)
  }

  @Test func damagedFilesAreRefused() throws {
    let whole = try Self.bytes(["a": "1", "b": "ü"])
    for count in 8..<whole.count {
      #expect(throws: CatalogError.self) { try StringsFile(Array(whole[..<count])) }
    }
    // Any byte may be any other: there is an answer or an error.
    for index in 8..<whole.count {
      for byte in [0, 1, 0x0F, 0x10, 0x5F, 0x7F, 0x80, 0xDF, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[index] = byte
        _ = try? StringsFile(bytes)
      }
    }
    for (bytes, part) in [
      (try Self.bytes(["a"]), "t.strings: "),
      (Array("<plist><dict>".utf8), "t.strings:1:14: "),
      (try Self.bytes(["a"], .xml), "t.strings:4:1: "),
      (Array("<?xml version=\"1.0\"?>".utf8), "t.strings:1:22: "),
    ] {
      let error = #expect(throws: CatalogError.self) { try StringsFile(bytes, path: "t.strings") }
      #expect(
        error?.description.hasPrefix(part + "error: invalid property list: expected ") == true)
    }
  }

  /// A dictionary whose value is arrays of two references to the next, which one by one are 2^depth
  /// values.
  static func doubling(_ depth: UInt8) -> [UInt8] {
    PropertyListTests.binary(
      [[0xD1, 1, 2], [0x51, 0x61]] + (3..<3 + depth).map { [0xA2, $0, $0] } + [[0x09]])
  }

  @Test func sharedValuesAreReadOnce() throws {
    var file = try StringsFile(Self.doubling(10))
    #expect(file.diagnostics.map(\.key) == ["a"])
    try file.append(key: "b", value: "c")
    let read = try StringsFile(file.serialized())
    #expect(read.diagnostics.map(\.key) == ["a"])
    #expect(read.entry(forKey: "b")?.value == "c")
    // So many that no reader of them could go on are refused at once.
    let error = #expect(throws: CatalogError.self) { try StringsFile(Self.doubling(60)) }
    #expect(error?.message == "more than 1048576 values")
  }

  /// Many texts that claim the same bytes.
  @Test func overlappingValuesAreRefused() throws {
    let count = 100
    var bytes = Array("bplist00".utf8) + [0xDF, 0x10, UInt8(count)]
    bytes += (1...2 * count).map { UInt8($0) }
    var offsets = [8]
    for key in 0..<count {
      offsets.append(bytes.count)
      bytes += [0x51, UInt8(key)]
    }
    // Each value is a marker of 14 letters, which are the markers of the next ones.
    offsets += (0..<count).map { bytes.count + $0 }
    bytes += [UInt8](repeating: 0x5E, count: count + 14)
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [offsets.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    let error = #expect(throws: CatalogError.self) { try StringsFile(bytes) }
    #expect(error?.message.contains("values that do not overlap") == true)
  }

  /// One text for many keys is few bytes here, and very many once it is written.
  @Test func sharedTextsAreBounded() throws {
    let text = NSString(string: String(repeating: "x", count: StringsFile.longestText))
    func file(_ count: Int) throws -> StringsFile {
      let texts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", text) })
      return try StringsFile(try Self.bytes(NSDictionary(dictionary: texts)))
    }
    #expect(try file(2).entries.count == 2)
    let error = #expect(throws: CatalogError.self) { try file(256) }
    #expect(error?.message == "more than 256 MiB of text")
  }
}
