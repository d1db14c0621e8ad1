/// The headers of a request, by the names that CGI gave them: `REQUEST_METHOD`, `QUERY_STRING`,
/// `HTTP_ACCEPT_LANGUAGE`.
public struct SCGIHeaders: Sendable {
  private let values: [String: String]

  /// How many bytes the body has.
  public let contentLength: Int

  /// The value of a header; nil where the request has none of the name. Bytes that are no UTF-8 are
  /// replaced.
  public subscript(name: String) -> String? { values[name] }

  /// Reads the inside of the netstring, pairs of a name and a value that each end with a zero byte:
  ///
  ///     headers = "CONTENT_LENGTH" %x00 1*DIGIT %x00 *( name %x00 value %x00 )
  ///
  /// - Throws: `SCGIRequestError.malformed` for whatever else there is, for a request of another
  ///   version than 1, and for a name that stands twice. A field of the HTTP request may stand twice,
  ///   since web servers pass on what clients send; its values are joined as RFC 9110, section 5.3,
  ///   has it.
  init(parsing block: ArraySlice<UInt8>) throws(SCGIRequestError) {
    guard block.last == 0 else { throw .malformed("a header does not end") }
    let fields = block.dropLast().split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count.isMultiple(of: 2) else { throw .malformed("a header has no value") }
    var values: [String: String] = [:]
    for place in stride(from: 0, to: fields.count, by: 2) {
      let name = String(decoding: fields[place], as: UTF8.self)
      let value = String(decoding: fields[place + 1], as: UTF8.self)
      guard !name.isEmpty else { throw .malformed("a header has no name") }
      guard let first = values.updateValue(value, forKey: name) else { continue }
      guard name.hasPrefix("HTTP_") else { throw .malformed("a header stands twice") }
      values[name] = first + ", " + value
    }
    guard fields[0].elementsEqual("CONTENT_LENGTH".utf8) else {
      throw .malformed("CONTENT_LENGTH is not the first header")
    }
    let digits = fields[1]
    guard digits.allSatisfy(\.isASCIIDigit),
      let length = Int(String(decoding: digits, as: UTF8.self))
    else { throw .malformed("CONTENT_LENGTH is no count") }
    guard values["SCGI"] == "1" else { throw .malformed("SCGI is not 1") }
    self.values = values
    contentLength = length
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
