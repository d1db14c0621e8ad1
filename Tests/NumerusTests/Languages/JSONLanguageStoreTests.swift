import Foundation
import Numerus
import Testing

/// A preference in a JSON file, whose other members are none of our business.
@Suite struct JSONLanguageStoreTests {
  /// A folder of its own for each test.
  private static func withFile(
    _ text: String?,
    _ body: (_ store: JSONLanguageStore, _ text: () throws -> String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "settings.json")
    if let text { try Data(text.utf8).write(to: file) }
    try body(JSONLanguageStore(path: file.path)) { try String(contentsOf: file, encoding: .utf8) }
  }

  @Test(
    arguments: [
      ("{}", nil), (#"{"AppleLanguages": ["zh-Hant-TW", "en"]}"#, ["zh-Hant-TW", "en"]),
      (#"{"AppleLanguages": "pl"}"#, ["pl"]), (#"{"AppleLanguages": []}"#, []),
      (#"{"AppleLanguages": null}"#, nil), (#"{"AppleLanguages": [1]}"#, nil),
      (#"{"AppleLanguages": {"a": 1}, "b": 2}"#, nil), (#"{"appleLanguages": ["pl"]}"#, nil),
      (#"{"AppleLanguage\u0073": ["\u0070l"]}"#, ["pl"]),
      ("\u{FEFF}{\"AppleLanguages\":[\"pl\"]}", ["pl"]),
    ] as [(String, [String]?)])
  func reads(text: String, expected: [String]?) throws {
    try Self.withFile(text) { store, _ in
      let languages = try store.storedLanguages()
      #expect(languages == expected)
    }
  }

  /// Everything else stays byte for byte.
  @Test(
    arguments: [
      (nil, "{\n  \"AppleLanguages\" : [\"pl\"]\n}\n"),
      ("{}", "{\n  \"AppleLanguages\" : [\"pl\"]\n}"),
      (
        "{\n  \"port\": 80.80,\n  \"big\": 123456789012345678901234567890\n}\n",
        """
        {\n  "port": 80.80,\n  "big": 123456789012345678901234567890,\n  "AppleLanguages" : ["pl"]\n}\n
        """
      ),
      (#"{"a":1}"#, #"{"a":1,"AppleLanguages" : ["pl"]}"#),
      (#"{ "a":1 , "b":[2 , 3] }"#, #"{ "a":1 , "b":[2 , 3], "AppleLanguages" : ["pl"] }"#),
      (
        #"{"a":"\u00e9\/","AppleLanguages":["de" , "en"],"b":1}"#,
        #"{"a":"\u00e9\/","AppleLanguages":["pl"],"b":1}"#
      ),
      (#"{"AppleLanguages" : null }"#, #"{"AppleLanguages" : ["pl"] }"#),
      (#"{"AppleLanguages":{"x":"}"}}"#, #"{"AppleLanguages":["pl"]}"#),
    ] as [(String?, String)])
  func stores(before: String?, after: String) throws {
    try Self.withFile(before) { store, text in
      try store.setPreference(.language("pl"))
      #expect(try text() == after)
      #expect(try store.storedLanguages() == ["pl"])
    }
  }

  @Test(
    arguments: [
      (#"{"AppleLanguages":["de"]}"#, "{}"), (#"{"a":1,"AppleLanguages":["de"]}"#, #"{"a":1}"#),
      (#"{"AppleLanguages":["de"], "a":1}"#, #"{"a":1}"#),
      (#"{"a":1, "AppleLanguages":["de"], "b":2 }"#, #"{"a":1, "b":2 }"#),
      ("{\n  \"a\": 1,\n  \"AppleLanguages\": \"de\"\n}\n", "{\n  \"a\": 1\n}\n"),
      (#"{ "a" : 1 }"#, #"{ "a" : 1 }"#),
    ])
  func removes(before: String, after: String) throws {
    try Self.withFile(before) { store, text in
      try store.setPreference(.system)
      #expect(try text() == after)
      #expect(try store.storedLanguages() == nil)
    }
  }

  @Test func removingFromNoFileMakesNone() throws {
    try Self.withFile(nil) { store, _ in
      try store.setPreference(.system)
      #expect(!FileManager.default.fileExists(atPath: store.path))
    }
  }

  @Test func anyTextSurvives() throws {
    try Self.withFile(#"{"a\"b":"c"}"#) { store, _ in
      let odd = JSONLanguageStore(path: store.path, key: "a\"b\\\n")
      let languages = ["\"\\\u{0}\u{1F}é💥"]
      try odd.store(languages)
      #expect(try odd.storedLanguages() == languages)
      #expect(try JSONLanguageStore(path: store.path, key: "a\"b").storedLanguages() == ["c"])
    }
  }

  @Test(
    arguments: [
      ("", ":1:1: error: invalid JSON: expected a value"),
      ("[]", ":1:1: error: expected an object"),
      ("{\n  \"a\": tru\n}", ":2:8: error: invalid JSON"), ("{\"a\":1,\"a\":2}", "stands twice"),
      (String(repeating: "[", count: 1000), "in one another"),
      ("{} x", ":1:4: error: invalid JSON"),
    ])
  func faultsKeepTheFile(before: String, message: String) throws {
    try Self.withFile(before) { store, text in
      let attempts: [() throws -> Void] = [
        { _ = try store.storedLanguages() }, { try store.store(["pl"]) },
      ]
      for attempt in attempts {
        let error = #expect(throws: LanguagePreferenceError.self) { try attempt() }
        #expect(error?.path == store.path)
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
      }
      let after = try text()
      #expect(after == before)
    }
  }

  @Test func placesThatCanNotBeWritten() throws {
    let missing = JSONLanguageStore(path: "/nonexistent-folder/settings.json")
    #expect(try missing.storedLanguages() == nil)
    let error = #expect(throws: LanguagePreferenceError.self) { try missing.store(["pl"]) }
    #expect(
      error?.description
        == "/nonexistent-folder/settings.json: error: can't be written: there is no such folder")
    let folder = JSONLanguageStore(path: FileManager.default.temporaryDirectory.path)
    #expect(throws: LanguagePreferenceError.self) { try folder.storedLanguages() }
    #expect(throws: LanguagePreferenceError.self) { try folder.store(["pl"]) }
    #expect(throws: LanguagePreferenceError.self) { try JSONLanguageStore(path: "").store(["pl"]) }
  }

  @Test func linksStayLinks() throws {
    try Self.withFile("{}") { store, text in
      let link = store.path + ".link"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "settings.json")
      try JSONLanguageStore(path: link).store(["pl"])
      #expect(try text().contains("\"pl\""))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "settings.json")
    }
  }

  /// Threads that store members of their own lose none.
  @Test func threadsTakeTurns() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask { try JSONLanguageStore(path: path, key: "k\(index)").store(["l\(index)"]) }
      }
      try await group.waitForAll()
    }
    for index in 0..<20 {
      #expect(
        try JSONLanguageStore(path: path, key: "k\(index)").storedLanguages() == ["l\(index)"])
    }
  }
}
