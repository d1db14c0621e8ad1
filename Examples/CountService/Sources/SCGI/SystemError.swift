internal import Glibc

/// A call of the system that failed.
public struct SystemError: Error, CustomStringConvertible, Sendable {
  /// What was tried, with its object.
  public let attempt: String

  /// The system's number of the error.
  public let code: Int32

  /// The error of the call that has just failed.
  init(_ attempt: String, code: Int32 = errno) {
    self.attempt = attempt
    self.code = code
  }

  public var description: String {
    let words = unsafe strerror(code).map { unsafe String(cString: $0) }
    return "\(attempt): \(words ?? "error \(code)")"
  }
}
