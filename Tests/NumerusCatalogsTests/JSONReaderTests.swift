import NumerusCatalogs
import Testing

/// JSON by RFC 8259, and where its faults are.
@Suite struct JSONReaderTests {
  static func string(_ json: String) throws -> String {
    let value = try JSONReader.value(of: Array(json.utf8))
    guard case .string(let text) = value.kind else { return "\(value.kindName)" }
    return text
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\ude00""#, "😀"), (#""é😀\u0041""#, "é😀A"),
      (" \t\r\n\"x\" \n", "x"), ("\u{FEFF}\"bom\"", "bom"), (#""\u0000""#, "\0"),
      ("\"\u{2028}\"", "\u{2028}"),
    ])
  func strings(json: String, expected: String) throws {
    #expect(try Self.string(json) == expected)
  }

  @Test(
    arguments: [
      ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{\"a\":1,}", 7),
      ("{a:1}", 1), ("[1 2]", 3), ("\"a", 2), ("\"a\nb\"", 2), ("\"\\x\"", 1), ("\"\\u12g4\"", 5),
      ("\"\\ud800\"", 1), ("\"\\udc00\"", 1), ("\"\\ud800\\u0041\"", 1), ("01", 1), ("-", 1),
      ("1.", 2), ("1e", 2), ("+1", 0), (".5", 0), ("tru", 0), ("nul", 0), ("1 1", 2), ("'a'", 0),
      ("[1]]", 3), ("NaN", 0), ("\"\\", 2), ("{\"a\":1 \"b\":2}", 7), ("// x\n1", 0),
    ])
  func faults(json: String, offset: Int) {
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(of: Array(json.utf8))
    }
    #expect(failure?.offset == offset)
    guard case .expected(let what)? = failure?.kind else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!what.isEmpty)
  }

  @Test(arguments: ["0", "-0", "12", "-1.50", "1e9", "1E-9", "123456789012345678901234567890.5e+7"])
  func numbersKeepTheirDigits(json: String) throws {
    guard case .number(let digits) = try JSONReader.value(of: Array(json.utf8)).kind else {
      Issue.record("no number")
      return
    }
    #expect(digits == json)
  }

  @Test func orderAndPlacesAreKept() throws {
    let value = try JSONReader.value(of: Array(#"{ "b": [true, null], "a": {} }"#.utf8))
    guard case .object(let members) = value.kind else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members.map(\.keyOffset) == [2, 21])
    #expect(members.map(\.value.offset) == [7, 26])
  }

  /// Few keys and many keys are searched in different ways.
  @Test(arguments: [2, 7, 32, 33, 34, 40])
  func duplicateKeys(count: Int) {
    let members = (0..<count - 1).map { "\"k\($0)\":0" } + ["\"k0\":1"]
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(of: Array("{\(members.joined(separator: ","))}".utf8))
    }
    guard case .duplicateKey("k0", firstOffset: 1)? = failure?.kind else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  /// An escape does not make another key.
  @Test(
    arguments: [
      (#"{"abcdefgh":1,"\u0061bcdefgh":2}"#, 14), (#"{"\u0061":1,"a":2}"#, 12),
      (#"{"a\/b":1,"a\u002fb":2}"#, 10), (#"{"\u00e9":{"é":1},"é":2}"#, 19),
    ])
  func escapedKeys(json: String, offset: Int) {
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(of: Array(json.utf8))
    }
    #expect(failure?.offset == offset)
  }

  /// Words of eight bytes are read at once; what stands at their edges is found all the same.
  @Test(arguments: 0..<20)
  func stringsOfAnyLength(length: Int) throws {
    let text = String(repeating: "x", count: length)
    for (end, expected) in [("", ""), ("\\n", "\n"), ("é", "é"), ("\u{7F}", "\u{7F}")] {
      #expect(try Self.string("\"\(text)\(end)\"") == text + expected)
      #expect(
        try Self.string("\"\(end)\(text)\"" + String(repeating: " ", count: 9)) == expected + text)
    }
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(of: Array("\"\(text)\u{1F}\"".utf8))
    }
    #expect(failure?.offset == length + 1)
  }

  @Test(arguments: [0, 40])
  func canonicallyEquivalentKeysAreTwo(others: Int) throws {
    let members =
      (0..<others).map { "\"k\($0)\":0" } + ["\"\u{E9}\":1", "\"e\u{301}\":2"]
    guard
      case .object(let read) = try JSONReader.value(
        of: Array("{\(members.joined(separator: ","))}".utf8)
      ).kind
    else {
      Issue.record("no object")
      return
    }
    #expect(read.count == others + 2)
  }

  @Test func nestingIsBounded() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONReader.value(of: nested(JSONReader.deepestNesting))
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(of: nested(100_000))
    }
    #expect(failure?.offset == JSONReader.deepestNesting)
  }
}
