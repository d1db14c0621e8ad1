/// Reads a request in the pieces that a connection brings:
///
///     request = length ":" headers "," body
///     length  = "0" / ( %x31-39 *DIGIT )    ; how many bytes the headers have
struct SCGIRequestParser {
  private enum State {
    /// The digits so far, as a number; nil before the first one.
    case length(Int?)
    /// How many bytes the headers have.
    case headers(Int)
    case body(SCGIHeaders)
  }

  private let limits: SCGILimits
  private var state = State.length(nil)
  /// What came of the part that is being read.
  private var part: [UInt8] = []

  init(limits: SCGILimits) {
    self.limits = limits
  }

  /// Whether nothing has come yet.
  var isAtStart: Bool {
    if case .length(nil) = state { true } else { false }
  }

  /// Takes the next piece; nil as long as the request has not come to its end. Bytes after that belong
  /// to no request and are passed over.
  ///
  /// - Complexity: O(*n*) in the bytes of the piece, and of the headers where they end in it.
  mutating func consume(_ piece: ArraySlice<UInt8>) throws(SCGIRequestError) -> SCGIRequest? {
    var rest = piece
    while true {
      switch state {
      case .length(let value):
        guard let byte = rest.popFirst() else { return nil }
        state = try after(byte, length: value)
      case .headers(let length):
        guard take(length + 1, of: &rest) else { return nil }
        guard part.last == UInt8(ascii: ",") else {
          throw .malformed("no comma after the headers")
        }
        let headers = try SCGIHeaders(parsing: part.dropLast())
        guard headers.contentLength <= limits.bodyBytes else { throw .bodyTooLarge }
        part = []
        state = .body(headers)
      case .body(let headers):
        guard take(headers.contentLength, of: &rest) else { return nil }
        return SCGIRequest(headers: headers, body: part)
      }
    }
  }

  /// The state after a byte of the length.
  private func after(_ byte: UInt8, length: Int?) throws(SCGIRequestError) -> State {
    if byte == UInt8(ascii: ":"), let length { return .headers(length) }
    guard byte.isASCIIDigit, length != 0 else { throw .malformed("no length of the headers") }
    let value = (length ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    guard value <= limits.headerBytes else { throw .headersTooLarge }
    return .length(value)
  }

  /// Moves bytes to the part until it has so many; false where the piece ends before.
  private mutating func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> Bool {
    let missing = count - part.count
    part += rest.prefix(missing)
    rest = rest.dropFirst(missing)
    return part.count == count
  }
}
