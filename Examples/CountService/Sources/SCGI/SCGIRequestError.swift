/// Why a request can't be read.
public enum SCGIRequestError: Error, Hashable, Sendable {
  /// It breaks a rule of SCGI, the one that is named.
  case malformed(String)
  /// Its headers have more bytes than the server reads.
  case headersTooLarge
  /// Its body has more bytes than the server reads.
  case bodyTooLarge
  /// It did not come to its end in time.
  case late
}

extension SCGIRequestError {
  /// What the web server is told. It is for whoever set that up, not for a reader, who has sent nothing
  /// of the kind; so it is in one language.
  var response: SCGIResponse {
    switch self {
    case .malformed(let rule): SCGIResponse(.badRequest, text: "Malformed SCGI request: \(rule).\n")
    case .headersTooLarge: SCGIResponse(.headersTooLarge, text: "The headers are too large.\n")
    case .bodyTooLarge: SCGIResponse(.bodyTooLarge, text: "The body is too large.\n")
    case .late: SCGIResponse(.timeout, text: "The request took too long.\n")
    }
  }
}
