import Foundation
import NumerusCatalogs
import Testing

/// Property lists: every element, refusals with their place, and Foundation beside it.
@Suite struct PropertyListTests {
  static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n"
  }

  static func file(_ text: String) throws -> PropertyListFile {
    try PropertyListFile(Array(text.utf8), path: "t.plist")
  }

  static func foundationValue(_ bytes: [UInt8]) throws -> Any {
    try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }

  /// What Foundation writes of what it reads; it sorts keys.
  static func foundation(_ bytes: [UInt8]) throws -> String {
    let value = try foundationValue(bytes)
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    return String(decoding: data, as: UTF8.self)
  }

  static func written(_ file: PropertyListFile) -> String {
    String(decoding: XMLPropertyListWriter.bytes(of: file.root), as: UTF8.self)
  }

  /// Lists whose keys are sorted: Foundation must write the same bytes.
  static let samples = [
    plist("<dict/>"), plist("<dict></dict>"), plist("<array/>"), plist("<string/>"),
    plist("<string>a &amp; b &lt;c&gt; \"d\" 'e'</string>"),
    plist("<string>&quot;&apos;&#65;&#x1F600;&#x00041;</string>"),
    plist("<string>a<![CDATA[<&>]]>b</string>"), plist("<string> \n a\nb\t</string>"),
    plist("<string>e\u{301} \u{E9}</string>"),
    plist("<array><true/><false/><true></true><integer>-12</integer><real>1.5</real></array>"),
    plist("<date>2024-02-29T23:59:59Z</date>"),
    plist("<data>AQID\n BAUG</data>"), plist("<data></data>"),
    plist("<array><array><data>\(String(repeating: "QUJD", count: 60))</data></array></array>"),
    plist("<!-- a --><dict><!-- b --><key>a</key><!-- <key> --><string>1</string>\n</dict>"),
    plist("<dict><key>a</key><dict><key>b</key><array><string>c</string></array></dict></dict>"),
    "<!DOCTYPE plist SYSTEM 'file:///none'>\n<?p <a> ?><plist><dict><key>k</key><real>2</real></dict></plist>",
    "<dict><key>a</key><string>without plist</string></dict>",
  ]

  @Test(arguments: samples)
  func readsAndWritesAsFoundation(text: String) throws {
    let file = try Self.file(text)
    #expect(try Self.written(file) == Self.foundation(Array(text.utf8)))
  }

  /// Foundation writes these as they are, and readers that go by XML 1.0 make another text of them, or
  /// refuse the file.
  @Test(
    arguments: [
      ("a\r\nb\r", "a&#13;\nb&#13;", "a\r\nb\r"), ("a\u{1}b", "a\u{FFFD}b", "a\u{FFFD}b"),
      ("\u{0}\u{FFFE}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
    ])
  func whatXMLCanNotSay(text: String, written: String, read: String) throws {
    let value = PropertyListValue(.string(text))
    let bytes = XMLPropertyListWriter.bytes(of: value)
    #expect(String(decoding: bytes, as: UTF8.self).contains("<string>\(written)</string>"))
    #expect(try Self.foundationValue(bytes) as? String == read)
  }

  /// Foundation writes the binary form; it must be read as the XML is. Foundation sorts keys in XML
  /// only, so the lists here have one key in each dictionary.
  @Test(arguments: samples)
  func readsFoundationsBinaryForm(text: String) throws {
    let value = try Self.foundationValue(Array(text.utf8))
    let binary = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    let file = try PropertyListFile([UInt8](binary))
    #expect(try Self.written(file) == Self.foundation([UInt8](binary)))
  }

  @Test func binaryNumbersAndDates() throws {
    let values: [Any] = [
      0, 255, 256, 65_536, -1, Int.min, Int.max, UInt64.max, 0.5, -1024.25,
      Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: -62_135_596_800),
      Date(timeIntervalSince1970: 253_402_300_799), "zażółć", Data([0, 255]), "", [Int](),
    ]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let file = try PropertyListFile([UInt8](binary))
    #expect(try Self.written(file) == Self.foundation([UInt8](binary)))
  }

  /// What we write in the binary form says to Foundation what it read in XML.
  @Test(arguments: samples)
  func writesBinaryForFoundation(text: String) throws {
    let file = try Self.file(text)
    let written = BinaryPropertyListWriter.bytes(of: file.root)
    #expect(try Self.foundation(written) == Self.foundation(Array(text.utf8)))
  }

  /// Binary files keep what XML has no words for: fractions of a second.
  @Test func binaryIsWrittenAsItWasRead() throws {
    let values: [Any] = [
      0, 255, 256, 65_536, -1, Int.min, Int.max, UInt64.max, 0.5, -1024.25, true, false,
      Date(timeIntervalSinceReferenceDate: 0.5), "zażółć", "a", Data([0, 255]), "", [Int](),
      ["a": [String(repeating: "x", count: 20)]],
    ]
    let binary = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
    let written = BinaryPropertyListWriter.bytes(of: try PropertyListFile(binary).root)
    let again = try #require(try Self.foundationValue(written) as? NSArray)
    #expect(again == NSArray(array: values))
  }

  @Test(
    arguments: [
      ("2001-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00Z", -978_307_200),
      ("2024-02-29T23:59:59Z", 730_943_999), ("0001-01-01T00:00:00Z", -63_113_904_000),
    ])
  func dates(word: String, seconds: Double) throws {
    let file = try Self.file("<plist><date>\(word)</date></plist>")
    guard case .date(let date) = file.root.kind else {
      Issue.record("no date")
      return
    }
    #expect(date.secondsSince2001 == seconds)
    let binary = try PropertyListFile(BinaryPropertyListWriter.bytes(of: file.root))
    #expect(Self.written(binary).contains("<date>\(word)</date>"))
  }

  @Test func keepsOrderDuplicatesAndPlaces() throws {
    let file = try Self.file(
      "<plist>\n<dict>\n\t<key>é</key><string>1</string>\n  <key>a</key>\n <true/><key>é</key><dict/></dict></plist>"
    )
    guard case .dictionary(let members) = file.root.kind else {
      Issue.record("no dictionary")
      return
    }
    #expect(members.map(\.key) == ["é", "a", "é"])
    #expect(members.map { "\(file.lines.location(of: $0.keyOffset))" } == ["3:2", "4:3", "5:9"])
    #expect(
      members.map { "\(file.lines.location(of: $0.value.offset))" } == ["3:15", "5:2", "5:22"])
  }

  @Test func utf16() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist><string>zażółć 😀</string></plist>"
    let units = Array(text.utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in units {
      little += [UInt8(unit & 255), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 255)]
    }
    for bytes in [little, big] {
      let file = try PropertyListFile(bytes)
      #expect(Self.written(file).contains("<string>zażółć 😀</string>"))
      #expect(file.lines.location(of: file.root.offset) == CatalogLocation(line: 2, column: 8))
    }
    let error = #expect(throws: CatalogError.self) {
      try PropertyListFile([0xFE, 0xFF, 0, 0x0A, 0, 0x20, 0xD8, 0x00])
    }
    #expect(error?.location == CatalogLocation(line: 2, column: 2))
  }

  @Test(
    arguments: [
      ("", "1:1", "<plist>"), ("  {}", "1:3", "<plist>"), ("<plist/>", "1:1", "a value"),
      ("<plist></plist>", "1:8", "a value"), ("<plist><foo/></plist>", "1:8", "dict, array"),
      ("<plist><dict/><dict/></plist>", "1:15", "</plist>"),
      ("<plist><dict/></plist>x", "1:23", "the end"),
      ("<plist>\n<dict>\n<string/></dict></plist>", "3:1", "<key>"),
      ("<plist><dict><key>a</key></dict></plist>", "1:26", "a value for the key \"a\""),
      ("<plist><dict><key>a</key><string>b</string>", "1:44", "<key> or </dict>"),
      ("<plist><string>a", "1:17", "</string>, not the end"),
      ("<plist><string>a<b/></string></plist>", "1:17", "</string>"),
      ("<plist><string>a & b</string></plist>", "1:18", "&amp;"),
      ("<plist><string>&nbsp;</string></plist>", "1:16", "&amp;"),
      ("<plist><string>&#0;&#xD800;</string></plist>", "1:16", "&amp;"),
      ("<plist><string>&#+65;</string></plist>", "1:16", "&amp;"),
      ("<plist><integer>1.5</integer></plist>", "1:8", "a whole number"),
      ("<plist><integer></integer></plist>", "1:8", "a whole number"),
      ("<plist><real>0x1p3</real></plist>", "1:8", "a number"),
      ("<plist><date>2024-05-31</date></plist>", "1:8", "a date"),
      ("<plist><data>A</data></plist>", "1:8", "Base64"),
      ("<plist><true>1</true></plist>", "1:14", "</true>"),
      ("<plist><integer>\(String(repeating: "9", count: 40))</integer></plist>", "1:8", "128"),
      ("<plist><integer>+-1</integer></plist>", "1:8", "a whole number"),
      ("<plist><!-- a", "1:8", "-->"), ("<plist><string><![CDATA[a]]</string>", "1:16", "]]>"),
      ("<plist version=1><dict/></plist>", "1:16", "in quotes"),
      ("<?xml version=\"1.0\" encoding=\"latin1\"?><plist/>", "1:1", "the encoding UTF-8"),
      ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist/>", "1:1", "byte order mark"),
      (
        "<!DOCTYPE plist [\n<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><string>&b;</string></plist>",
        "1:17", "definitions of its own"
      ),
      ("<!DOCTYPE plist \"", "1:1", "the end of the document type"),
    ])
  func refusals(text: String, place: String, part: String) {
    let error = #expect(throws: CatalogError.self) { try Self.file(text) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("t.plist:\(place): error: invalid property list: expected "))
    #expect(description.contains(part))
  }

  @Test func invalidUTF8() {
    let error = #expect(throws: CatalogError.self) {
      try PropertyListFile(Array("<plist>\n<string>".utf8) + [0xC3, 0x28])
    }
    #expect(error?.kind == .invalidUTF8)
    #expect(error?.location == CatalogLocation(line: 2, column: 9))
  }

  @Test func depthIsBounded() throws {
    func nested(_ depth: Int) -> String {
      "<plist>" + String(repeating: "<array>", count: depth)
        + String(repeating: "</array>", count: depth) + "</plist>"
    }
    _ = try Self.file(nested(128))
    let error = #expect(throws: CatalogError.self) { try Self.file(nested(100_000)) }
    #expect(error?.message.contains("128") == true)
    #expect(error?.location == CatalogLocation(line: 1, column: 8 + 7 * 128))
  }

  /// A binary list of these objects, whose references take a byte and whose offsets take two.
  static func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    func word(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
    for object in objects {
      offsets += word(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, Int(top), table] {
      bytes += [UInt8](repeating: 0, count: 6) + word(number)
    }
    return bytes
  }

  @Test(
    arguments: [
      ("a cycle", binary([[0xA1, 1], [0xA1, 0]]), "contain itself"),
      ("a dictionary in itself", binary([[0xD1, 1, 0], [0x51, 0x61]]), "contain itself"),
      (
        "a chain of arrays",
        binary((1...150).map { [0xA1, UInt8($0)] } + [[0x09]]), "128"
      ),
      // Twelve lists of eight times the next: 8^12 values.
      (
        "objects used many times",
        binary((1...12).map { [0xA8] + [UInt8](repeating: UInt8($0), count: 8) } + [[0x09]]),
        "1048576 values"
      ),
      ("no object of that number", binary([[0xA1, 7]]), "number of an object"),
      ("no top", binary([[0x09]], top: 1), "number of an object"),
      ("an array beyond the end", binary([[0xAE, 0]]), "elements"),
      ("a count that is none", binary([[0xAF, 0x50]]), "a count"),
      (
        "a count beyond all bounds", binary([[0xAF, 0x13] + [UInt8](repeating: 0x7F, count: 8)]),
        "elements"
      ),
      ("a negative count", binary([[0xAF, 0x13] + [UInt8](repeating: 0xFF, count: 8)]), "2^63"),
      ("a key that is no string", binary([[0xD1, 1, 1], [0x09]]), "a string as key"),
      ("a set", binary([[0xC0]]), "an object"), ("null", binary([[0x00]]), "an object"),
      ("no ASCII", binary([[0x51, 0xE9]]), "ASCII"),
      ("nothing but a signature", Array("bplist00".utf8), "trailer"),
    ] as [(String, [UInt8], String)])
  func hostileBinary(name: String, bytes: [UInt8], part: String) {
    let error = #expect(throws: CatalogError.self) { try PropertyListFile(bytes) }
    #expect(error?.message.contains(part) == true, "\(name)")
    #expect(error?.location == nil)
  }

  /// Any single byte of a binary list may be wrong.
  @Test func changedBinary() throws {
    let list: [String: Any] = ["a": ["b", 1, true, "é", Data([1])], "c": ["d": 2.5]]
    let good = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    for index in good.indices {
      for byte in [0, 1, 0x0F, 0x10, 0x7F, 0x80, 0xAF, 0xDF, 0xFF] as [UInt8] {
        var bytes = good
        bytes[index] = byte
        _ = try? PropertyListFile(bytes)
      }
    }
  }
}
