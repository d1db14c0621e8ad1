/// A request as a web server passes it on.
public struct SCGIRequest: Sendable {
  public let headers: SCGIHeaders

  public let body: [UInt8]

  public init(headers: SCGIHeaders, body: [UInt8]) {
    self.headers = headers
    self.body = body
  }
}
