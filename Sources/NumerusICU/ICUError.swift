/// What ICU says when a call fails.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's number for the error.
  public let code: Int32

  /// ICU's name for the error, as `U_MISSING_RESOURCE_ERROR`.
  public let name: String

  /// What was asked for, as `number format of "xx"`.
  public let subject: String

  package init(code: Int32, name: String, subject: String) {
    self.code = code
    self.name = name
    self.subject = subject
  }

  public var description: String { "ICU can't give the \(subject): \(name)" }
}
