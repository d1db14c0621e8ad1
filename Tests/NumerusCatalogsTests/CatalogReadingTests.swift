import Foundation
import NumerusCatalogs
import Testing

/// Reading of `.xcstrings`: every shape, and refusals with their place.
@Suite struct CatalogReadingTests {
  static func catalog(_ json: String) throws -> StringCatalog {
    try StringCatalog(xcstrings: Array(json.utf8), path: "t.xcstrings")
  }

  @Test func readsEveryPart() throws {
    let catalog = try Self.catalog(
      """
      {
        "sourceLanguage" : "en-GB",
        "strings" : {
          "" : {

          },
          "a" : {
            "comment" : "c",
            "extractionState" : "manual",
            "future" : [1, {"x": null}],
            "localizations" : {
              "pl" : { "stringUnit" : { "state" : "needs_review", "value" : "v" } },
              "en-GB" : { "stringSet" : { "state" : "new", "values" : ["x", "y"] } }
            },
            "shouldTranslate" : false
          }
        },
        "version" : "1.3",
        "future" : {}
      }
      """)
    #expect(catalog.sourceLanguage == "en-GB")
    #expect(catalog.version == "1.3")
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.entries.map(\.key) == ["", "a"])
    #expect(catalog.entries[0].shouldTranslate)
    let entry = try #require(catalog.entry(forKey: "a"))
    #expect(entry.comment == "c")
    #expect(entry.extractionState == "manual")
    #expect(!entry.shouldTranslate)
    #expect(entry.location == CatalogLocation(line: 7, column: 5))
    #expect(entry.localizations.map(\.language) == ["pl", "en-GB"])
    let unit = try #require(entry.localization(in: "pl")?.content.stringUnit)
    #expect(unit.state == "needs_review")
    #expect(unit.value == "v")
    #expect(unit.location == CatalogLocation(line: 12, column: 71))
    #expect(entry.localization(in: "en-GB")?.content.stringSet.map(\.value) == ["x", "y"])
  }

  @Test(arguments: ["1.0", "1.1", "1.2", "1.3", "2.0", nil])
  func versions(version: String?) throws {
    let member = version.map { ",\"version\":\"\($0)\"" } ?? ""
    let catalog = try Self.catalog(#"{"sourceLanguage":"en","strings":{}\#(member)}"#)
    #expect(catalog.version == version)
    #expect(catalog.diagnostics.map(\.severity) == (version == "2.0" ? [.warning] : []))
  }

  @Test(
    arguments: [
      ("{}", "1:1", "no \"strings\""), ("[]", "1:1", "an array"), ("", "1:1", "invalid JSON"),
      ("{\"strings\":{}}", "1:1", "no \"sourceLanguage\""),
      ("{\n \"strings\": []}", "2:13", "an array"),
      ("{\"strings\":{},\n\"sourceLanguage\":1}", "2:18", "no language"),
      ("{\"strings\":{},\n\"sourceLanguage\":\"\"}", "2:18", "no language"),
      ("{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":1}", "1:47", "a number"),
      ("{\n  \"a\" 1}", "2:7", "\":\""), ("{\"é\" 1}", "1:7", "\":\""),
      ("{\"a\":1,\n \"a\":2}", "2:2", "1:2"),
    ])
  func refusals(json: String, place: String, part: String) {
    let error = #expect(throws: CatalogError.self) { try Self.catalog(json) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("t.xcstrings:\(place): error: "))
    #expect(description.contains(part))
  }

  @Test func invalidUTF8() {
    let bytes = Array("{\n\"a\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    let error = #expect(throws: CatalogError.self) {
      try StringCatalog(xcstrings: bytes, path: nil)
    }
    #expect(error?.kind == .invalidUTF8)
    #expect(error?.location == CatalogLocation(line: 2, column: 7))
    #expect(error?.description.hasPrefix("<catalog>:2:7: error: ") == true)
  }

  /// Wherever a fault stands among words of eight bytes, it is found at its place.
  @Test(arguments: 0..<40)
  func invalidUTF8AnyPlace(offset: Int) throws {
    for fault in [[0xC3], [0xE2, 0x82], [0x80], [0xED, 0xA0, 0x80], [0xFF]] as [[UInt8]] {
      for text in [String(repeating: "x", count: 40), String(repeating: "é", count: 20)] {
        let before = Array(text.utf8.prefix(offset / 2 * 2))
        for after in [0, 1, 7, 8, 9, 20] {
          let bytes = before + fault + [UInt8](repeating: UInt8(ascii: "x"), count: after)
          #expect(FileBytes.firstInvalidByte(of: bytes) == before.count)
        }
        #expect(FileBytes.firstInvalidByte(of: before) == nil)
      }
    }
  }

  /// SEMANTICS 22: what is beyond a bound is refused by name, and what is within it is read.
  @Test(arguments: [true, false])
  func bounds(isBeyond: Bool) throws {
    let one = isBeyond ? 1 : 0
    func catalog(_ strings: String) -> String {
      "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)}}"
    }
    let key = String(repeating: "k", count: StringCatalog.longestKey + one)
    let text = String(repeating: "t", count: StringCatalog.longestText + one)
    // Two levels stand around an entry.
    let depth = StringCatalog.deepestNesting - 2 + one
    let languages = (0..<StringCatalog.mostLanguages + one).map { "\"l\($0)\":{}" }
    for (json, bound) in [
      (catalog("\"\(key)\":{}"), "a key has more than 64 KiB"),
      (catalog("\"k\":{\"comment\":\"\(text)\"}"), "a text has more than 16 MiB"),
      (
        catalog(
          "\"k\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)),
        "more than 128 objects and arrays in one another"
      ),
      (
        catalog("\"k\":{\"localizations\":{\(languages.joined(separator: ","))}}"),
        "there are more than 10000 languages"
      ),
    ] {
      guard isBeyond else {
        #expect(try Self.catalog(json).sourceLanguage == "en")
        continue
      }
      let error = #expect(throws: CatalogError.self) { try Self.catalog(json) }
      #expect(error?.kind == .boundExceeded(bound))
      #expect(error?.location?.line == 1)
    }
  }

  @Test func entriesAreBounded() {
    let entries = (0...StringCatalog.mostEntries).map { "\"\($0)\":0" }
    let json = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let error = #expect(throws: CatalogError.self) { try Self.catalog(json) }
    #expect(error?.kind == .boundExceeded("there are more than 1000000 entries"))
  }

  /// A fault in one part leaves it out, says so, and keeps the rest.
  @Test(
    arguments: [
      (#""a": 1"#, "the entry is a number"),
      (#""a": {"localizations": []}"#, "\"localizations\" is an array"),
      (#""a": {"comment": 1}"#, "\"comment\" is a number"),
      (#""a": {"shouldTranslate": "no"}"#, "\"shouldTranslate\" is a string"),
      (#""a": {"localizations": {"pl": null}}"#, "the localization is null"),
      (#""a": {"localizations": {"pl": {"stringUnit": {}}}}"#, "no \"value\""),
      (#""a": {"localizations": {"pl": {"stringUnit": {"value": 1}}}}"#, "\"value\" is a number"),
      (#""a": {"localizations": {"pl": {"stringSet": {"values": [1]}}}}"#, "is a number"),
      (#""a": {"localizations": {"pl": {"variations": {"plural": 1}}}}"#, "\"plural\" is a number"),
      (#""a": {"localizations": {"pl": {"substitutions": {"n": {"argNum": 0}}}}}"#, "\"argNum\""),
      (#""a": {"localizations": {"pl": {"substitutions": {"n": {"argNum": 1.5}}}}}"#, "\"argNum\""),
      (#""a": {"localizations": {"pl": {"substitutions": {"n": {"argNum": 128}}}}}"#, "\"argNum\""),
      (
        #""a": {"localizations": {"pl": {"substitutions": {"n": {"argNum": 9223372036854775807}}}}}"#,
        "\"argNum\""
      ),
    ])
  func entryFaults(member: String, part: String) throws {
    let catalog = try Self.catalog(
      #"{"sourceLanguage":"en","strings":{\#(member),"b":{"comment":"kept"}}}"#)
    #expect(catalog.diagnostics.map(\.severity) == [.error])
    #expect(catalog.diagnostics.first?.key == "a")
    #expect(catalog.diagnostics.first?.message.contains(part) == true)
    #expect(catalog.entry(forKey: "b")?.comment == "kept")
  }

  @Test func keysGoByTheirBytes() throws {
    let catalog = try Self.catalog(
      #"{"sourceLanguage":"en","strings":{"caf\u00e9":{"comment":"c"}}}"#)
    #expect(catalog.entry(forKey: "caf\u{E9}")?.comment == "c")
    #expect(catalog.entry(forKey: "cafe\u{301}") == nil)
  }

  @Test func unreadableFiles() throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "numerus-there-is-no-such-file").path
    for (path, part) in [(missing, "no such file"), (folder.path, "folder")] {
      let error = #expect(throws: CatalogError.self) { try StringCatalog(contentsOfFile: path) }
      #expect(error?.description.contains(part) == true)
      #expect(error?.location == nil)
    }
  }
}
