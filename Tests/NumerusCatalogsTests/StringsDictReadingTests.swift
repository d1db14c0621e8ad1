import Foundation
import NumerusCatalogs
import NumerusPlurals
import Testing

private typealias Sample = StringsDictSample

/// Reading and writing of `.stringsdict`: all parts in their order, and faults with path and place.
@Suite struct StringsDictReadingTests {
  @Test func readsEveryPart() throws {
    let file = try Sample.file(
      """
      <key>k</key>
      <dict>
        <key>n</key>
        <dict>
          <key>NSStringFormatValueTypeKey</key><string>ld</string>
          <key>few</key><string>%ld few</string>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string></string>
        </dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@n@ &amp; %@</string>
      </dict>
      <key>w</key>
      <dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>5</key><string>five</string><key>20</key><string>twenty</string></dict></dict>
      <key>t</key><string>plain</string>
      """)
    #expect(file.diagnostics.isEmpty)
    #expect(file.referenceDiagnostics.isEmpty)
    #expect(file.entries.map(\.name) == ["k", "w", "t"])
    #expect(file.entries[0].location == CatalogLocation(line: 2, column: 1))
    guard case .rule(let rule) = file.entries[0].content,
      case .rule(let widths) = file.entries[1].content,
      case .text(let plain) = file.entries[2].content
    else {
      Issue.record("other kinds of entries")
      return
    }
    #expect(rule.format?.value == "%#@n@ & %@")
    #expect(rule.format?.location == CatalogLocation(line: 12, column: 3))
    let variable = try #require(rule.variables.first)
    #expect(variable.name == "n")
    #expect(variable.location == CatalogLocation(line: 4, column: 3))
    #expect(variable.valueType?.value == "ld")
    #expect(variable.forms.map(\.category) == [.few, .other])
    #expect(variable.forms.map(\.text.value) == ["%ld few", ""])
    #expect(variable.forms[0].text.location == CatalogLocation(line: 7, column: 19))
    #expect(widths.widths?.map(\.name) == ["5", "20"])
    #expect(plain.value == "plain")
  }

  static let other: KeyValuePairs = ["other": "%d"]

  /// A fault: entries, the part of them that the fault is told of, and what is told.
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var entries: String
    var part: String
    var message: String

    var testDescription: String { name }

    init(_ name: String, _ entries: String, at part: String, _ message: String) {
      self.name = name
      self.entries = entries
      self.part = part
      self.message = message
    }

    /// The place and the message; the entries begin on line 2.
    var expected: String {
      guard let range = entries.firstRange(of: part) else { return "there is no \(part)" }
      let column = entries.utf8.distance(from: entries.startIndex, to: range.lowerBound) + 1
      return "2:\(column): \(message)"
    }
  }

  static let faults = [
    Fault(
      "an array", "<key>k</key><array/>", at: "<array/>",
      "error: \"k\": is an array, not a dictionary"),
    Fault(
      "nothing", "<key>k</key><dict/>", at: "<key>k",
      "error: \"k\": has no NSStringLocalizedFormatKey"),
    Fault(
      "no format", "<key>k</key><dict>\(Sample.variable("n", other))</dict>", at: "<key>k",
      "error: \"k\": has no NSStringLocalizedFormatKey"),
    Fault(
      "a format that is none",
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><true/></dict>", at: "<true/>",
      "error: \"k\": NSStringLocalizedFormatKey: is a truth value, not a string"),
    Fault(
      "a text for a variable", Sample.entry("x", "<key>n</key><string>y</string>"),
      at: "<string>y", "error: \"k\": n: is a string, not a dictionary"),
    Fault(
      "no value type", Sample.entry("%#@n@", Sample.variable("n", type: nil, other)),
      at: "<key>n<", "warning: \"k\": n: has no NSStringFormatValueTypeKey"),
    Fault(
      "no rule type",
      Sample.entry("%#@n@", Sample.variable("n", other))
        .replacing(
          "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>", with: ""),
      at: "<key>n<", "warning: \"k\": n: has no NSStringFormatSpecTypeKey"),
    Fault(
      "a value type that is none", Sample.entry("%#@n@", Sample.variable("n", type: "%d", other)),
      at: "<string>%d<",
      "error: \"k\": n.NSStringFormatValueTypeKey: \"%d\" is no format specifier"),
    Fault(
      "another rule type",
      Sample.entry("x", Sample.variable("n", other).replacing("NSStringPluralRuleType", with: "Z")),
      at: "<string>Z",
      "error: \"k\": n.NSStringFormatSpecTypeKey: the rule type \"Z\" is not known here"),
    Fault(
      "an unknown category",
      Sample.entry("%#@n@", Sample.variable("n", ["some": "x", "other": "%d"])),
      at: "<key>some", "error: \"k\": n.some: \"some\" is no plural category"),
    Fault(
      "a form of another kind",
      Sample.entry("%#@n@", Sample.variable("n", ["one": "?", "other": "%d"]))
        .replacing("<string>?</string>", with: "<integer>1</integer>"),
      at: "<integer>", "error: \"k\": n.one: is a number, not a string"),
    Fault(
      "no forms", Sample.entry("%#@n@", Sample.variable("n", [:])), at: "<key>n<",
      "error: \"k\": n: has no plural forms"),
    Fault(
      "a marker that lacks a dollar sign",
      Sample.entry("%1#@n@", Sample.variable("n", other)), at: "<string>%1#",
      "warning: \"k\": NSStringLocalizedFormatKey: the marker %1#@n@ lacks a $"),
    Fault(
      "two kinds of rules",
      "<key>k</key><dict>\(Sample.rule("x", Sample.choices("VariableWidth", ["1": "<string>y</string>"])))</dict>",
      at: "<key>k", "error: \"k\": has a plural and a width rule; only the plural rule is used"),
    Fault(
      "a width that is none",
      "<key>k</key><dict>\(Sample.choices("VariableWidth", ["-1": "<string>y</string>"]))</dict>",
      at: "<key>-1", "error: \"k\": NSStringVariableWidthRuleType.-1: \"-1\" is no width"),
    Fault(
      "widths that are none",
      "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><string>y</string></dict>",
      at: "<string>y", "error: \"k\": NSStringVariableWidthRuleType: is a string"),
    Fault(
      "a fault inside a device",
      "<key>k</key><dict>\(Sample.choices("DeviceSpecific", ["mac": "<array/>"]))</dict>",
      at: "<array/>", "error: \"k\": NSStringDeviceSpecificRuleType.mac: is an array"),
    Fault(
      "a key twice", "<key>k</key><string>1</string><key>k</key><string>2</string>",
      at: "<key>k</key><string>2",
      "warning: \"k\": the key stands at 2:1 already; the last one counts"),
    Fault(
      "a form twice", Sample.entry("%#@n@", Sample.variable("n", ["other": "1", "other": "2"])),
      at: "<key>other</key><string>2", "warning: \"k\": n.other: the key stands at 2:"),
  ]

  @Test(arguments: faults)
  func tellsFault(fault: Fault) throws {
    let file = try Sample.file(fault.entries + "<key>rest</key><string>kept</string>")
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics.first?.description.hasPrefix(fault.expected) == true)
    #expect(file.entries.map(\.name) == ["k", "rest"])
  }

  static let references = [
    Fault(
      "no variable", Sample.entry("%#@m@"), at: "<string>",
      "error: \"k\": NSStringLocalizedFormatKey: there is no variable \"m\""),
    Fault(
      "no variable in a form", Sample.entry("%#@n@", Sample.variable("n", ["other": "%1#@m@"])),
      at: "<string>%1#@m@", "error: \"k\": n.other: there is no variable \"m\""),
    Fault(
      "a circle",
      Sample.entry(
        "%#@a@", Sample.variable("a", ["other": "%#@b@"]),
        Sample.variable("b", ["other": "%#@a@"])),
      at: "<key>a<", "error: \"k\": a: the variable contains itself"),
    Fault(
      "an unused variable", Sample.entry("x", Sample.variable("n", other)), at: "<key>n<",
      "note: \"k\": n: no text uses the variable"),
    Fault(
      "a marker in a plain text",
      "<key>k</key><dict>\(Sample.choices("DeviceSpecific", ["mac": "<string>%#@n@</string>"]))</dict>",
      at: "<string>%#@n@",
      "error: \"k\": NSStringDeviceSpecificRuleType.mac: there is no variable \"n\""),
  ]

  @Test(arguments: references)
  func tellsReference(fault: Fault) throws {
    let file = try Sample.file(fault.entries)
    #expect(file.referenceDiagnostics.map(\.description) == [fault.expected])
  }

  /// A chain is no circle, however long it is.
  @Test func longChains() throws {
    let variables = (0..<2_000).map { number in
      Sample.variable("v\(number)", ["other": "%#@v\(number + 1)@"])
    }.joined()
    let file = try Sample.file(
      Sample.entry("%#@v0@", variables, Sample.variable("v2000", Self.other)))
    #expect(file.referenceDiagnostics.isEmpty)
  }

  /// Foundation takes the last of two values, and so does the file.
  @Test func lastDuplicateCounts() throws {
    let text = Sample.text("<key>k</key><string>1</string><key>k</key><string>2</string>")
    let foundation = try PropertyListTests.foundationValue(Array(text.utf8))
    #expect(foundation as? [String: String] == ["k": "2"])
    #expect(Sample.render(try StringsDictFile(Array(text.utf8)), []) == "2")
  }

  @Test(
    arguments: [
      ("[]", "1:1", "expected <plist>"),
      ("<plist>\n <array/></plist>", "2:2", "expected a dictionary of keys, not an array"),
      ("<plist><dict>\n<key>a</key></dict></plist>", "2:13", "expected a value"),
    ])
  func refusals(text: String, place: String, part: String) {
    let error = #expect(throws: CatalogError.self) {
      try StringsDictFile(Array(text.utf8), path: "t.stringsdict")
    }
    #expect(error?.description.hasPrefix("t.stringsdict:\(place): error: ") == true)
    #expect(error?.message.contains(part) == true)
  }

  /// Whatever is read, faults included, is written and read again as it was.
  @Test(
    arguments: [
      Sample.entry("%#@n@ &lt;&amp;", Sample.variable("n", ["zero": "", "other": "%d"])),
      "<key>k</key><array><integer>1</integer></array><key>l</key><string>t</string>",
      "<key>k</key><dict><key>x</key><string>unknown</string></dict>",
      Sample.entry("%#@n@", Sample.variable("n", ["other": "x", "some": "y"])),
      "<key>k</key><dict>\(Sample.choices("VariableWidth", ["a": "<string>y</string>", "5": "<dict/>"]))</dict>",
      "<key>k</key><dict>\(Sample.choices("DeviceSpecific", ["mac": "<dict>\(Sample.rule("%#@n@", Sample.variable("n", other)))</dict>"]))</dict>",
    ])
  func roundTrips(entries: String) throws {
    let file = try Sample.file(entries)
    let list = try PropertyListFile(Array(Sample.text(entries).utf8))
    #expect(file.bytes == XMLPropertyListWriter.bytes(of: list.root))
    #expect(try StringsDictFile(file.bytes).bytes == file.bytes)
  }

  @Test func unreadableFile() {
    let path = FileManager.default.temporaryDirectory.appending(path: "numerus-no-such-file").path
    let error = #expect(throws: CatalogError.self) { try StringsDictFile(contentsOfFile: path) }
    #expect(error?.message.contains("no such file") == true)
  }
}
