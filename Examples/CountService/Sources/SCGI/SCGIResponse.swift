/// An answer, in the form of CGI's (RFC 3875, section 6) that SCGI took over.
public struct SCGIResponse: Sendable {
  /// A status of HTTP with its customary words.
  public enum Status: String, Sendable {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case timeout = "408 Request Timeout"
    case bodyTooLarge = "413 Content Too Large"
    case headersTooLarge = "431 Request Header Fields Too Large"
  }

  public var status: Status

  /// Fields beside the status, the type and the length, which every answer has.
  public var fields: [(name: String, value: String)]

  /// The body, which is plain text.
  public var text: String

  /// Whether the body is left out, as it is for the method HEAD.
  public var isHead = false

  public init(
    _ status: Status, fields: [(name: String, value: String)] = [], text: String
  ) {
    self.status = status
    self.fields = fields
    self.text = text
  }

  /// The answer as it is sent.
  var bytes: [UInt8] {
    var head = "Status: \(status.rawValue)\r\n"
    head += "Content-Type: text/plain; charset=utf-8\r\n"
    head += "Content-Length: \(text.utf8.count)\r\n"
    for (name, value) in fields { head += "\(name): \(Self.inOneLine(value))\r\n" }
    head += "\r\n"
    return Array(head.utf8) + (isHead ? [] : Array(text.utf8))
  }

  /// A value that can't end its field, whatever it was made from.
  private static func inOneLine(_ value: String) -> String {
    String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 }))
  }
}
