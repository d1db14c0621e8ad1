import Testing

@testable import SCGI

/// Requests after https://python.ca/scgi/protocol.txt; `~` stands for the zero byte.
@Suite struct SCGIRequestParserTests {
  struct Refused: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var error: SCGIRequestError
  }

  static func bytes(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == UInt8(ascii: "~") ? 0 : $0 }
  }

  static func netstring(_ headers: String) -> String { "\(headers.utf8.count):\(headers)," }

  static func parse(_ text: String, pieceLength: Int) throws -> SCGIRequest? {
    var limits = SCGILimits()
    limits.headerBytes = 200
    limits.bodyBytes = 30
    var parser = SCGIRequestParser(limits: limits)
    var rest = bytes(text)[...]
    while !rest.isEmpty {
      if let request = try parser.consume(rest.prefix(pieceLength)) { return request }
      rest = rest.dropFirst(pieceLength)
    }
    return nil
  }

  /// The example of the specification, in pieces of all kinds.
  @Test(arguments: [1, 2, 3, 7, 70, 75, 1000])
  func example(pieceLength: Int) throws {
    let text =
      "70:CONTENT_LENGTH~27~SCGI~1~REQUEST_METHOD~POST~REQUEST_URI~/deepthought~,"
      + "What is the answer to life?"
    let request = try #require(try Self.parse(text, pieceLength: pieceLength))
    #expect(request.headers["REQUEST_METHOD"] == "POST")
    #expect(request.headers["REQUEST_URI"] == "/deepthought")
    #expect(request.headers["QUERY_STRING"] == nil)
    #expect(request.headers.contentLength == 27)
    #expect(String(decoding: request.body, as: UTF8.self) == "What is the answer to life?")
  }

  @Test func emptyValuesAndRepeatedFieldsOfTheClient() throws {
    let text = Self.netstring("CONTENT_LENGTH~0~SCGI~1~QUERY_STRING~~HTTP_A~de~HTTP_A~fr~")
    let request = try #require(try Self.parse(text, pieceLength: 1000))
    #expect(request.headers["QUERY_STRING"] == "")
    #expect(request.headers["HTTP_A"] == "de, fr")
    #expect(request.body.isEmpty)
  }

  @Test(arguments: ["", "3", "70:", "70:CONTENT_LENGTH~27~", "24:CONTENT_LENGTH~5~SCGI~1~,1234"])
  func isIncomplete(text: String) throws {
    #expect(try Self.parse(text, pieceLength: 1000) == nil)
  }

  static let noLength = SCGIRequestError.malformed("no length of the headers")
  static let noCount = SCGIRequestError.malformed("CONTENT_LENGTH is no count")
  static let notFirst = SCGIRequestError.malformed("CONTENT_LENGTH is not the first header")
  static let noEnd = SCGIRequestError.malformed("a header does not end")

  static let refused = [
    Refused(testDescription: "HTTP", text: "GET / HTTP/1.1", error: noLength),
    Refused(testDescription: "no length", text: ":CONTENT_LENGTH~0~", error: noLength),
    Refused(testDescription: "negative length", text: "-1:", error: noLength),
    Refused(testDescription: "leading zero", text: "024:", error: noLength),
    Refused(testDescription: "space", text: " 24:", error: noLength),
    Refused(testDescription: "long headers", text: "201:", error: .headersTooLarge),
    Refused(
      testDescription: "endless length", text: String(repeating: "9", count: 150),
      error: .headersTooLarge),
    Refused(
      testDescription: "no comma", text: "24:CONTENT_LENGTH~0~SCGI~1~;",
      error: .malformed("no comma after the headers")),
    Refused(
      testDescription: "length too small", text: "23:CONTENT_LENGTH~0~SCGI~1~,",
      error: .malformed("no comma after the headers")),
    Refused(testDescription: "no headers", text: "0:,", error: noEnd),
    Refused(
      testDescription: "no zero byte at the end", text: netstring("CONTENT_LENGTH~0~SCGI~1"),
      error: noEnd),
    Refused(
      testDescription: "header without value", text: netstring("CONTENT_LENGTH~0~SCGI~1~A~"),
      error: .malformed("a header has no value")),
    Refused(
      testDescription: "header without name", text: netstring("CONTENT_LENGTH~0~SCGI~1~~A~"),
      error: .malformed("a header has no name")),
    Refused(
      testDescription: "repeated header",
      text: netstring("CONTENT_LENGTH~0~SCGI~1~CONTENT_LENGTH~5~"),
      error: .malformed("a header stands twice")),
    Refused(
      testDescription: "other first header", text: netstring("SCGI~1~CONTENT_LENGTH~0~"),
      error: notFirst),
    Refused(
      testDescription: "only a zero byte", text: "1:~,", error: .malformed("a header has no value")),
    Refused(
      testDescription: "empty content length", text: netstring("CONTENT_LENGTH~~SCGI~1~"),
      error: noCount),
    Refused(
      testDescription: "signed content length", text: netstring("CONTENT_LENGTH~+5~SCGI~1~"),
      error: noCount),
    Refused(
      testDescription: "content length beyond 64 bits",
      text: netstring("CONTENT_LENGTH~99999999999999999999~SCGI~1~"), error: noCount),
    Refused(
      testDescription: "long body", text: netstring("CONTENT_LENGTH~31~SCGI~1~"),
      error: .bodyTooLarge),
    Refused(
      testDescription: "no version", text: netstring("CONTENT_LENGTH~0~"),
      error: .malformed("SCGI is not 1")),
    Refused(
      testDescription: "other version", text: netstring("CONTENT_LENGTH~0~SCGI~2~"),
      error: .malformed("SCGI is not 1")),
  ]

  @Test(arguments: refused, [1, 1000])
  func refuses(request: Refused, pieceLength: Int) {
    #expect(throws: request.error) {
      try Self.parse(request.text, pieceLength: pieceLength)
    }
  }
}
