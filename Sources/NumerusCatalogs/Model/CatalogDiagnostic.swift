/// Something in a catalog that a person should look at. It never keeps the rest from being used.
public struct CatalogDiagnostic: Hashable, Sendable {
  public enum Severity: Hashable, Sendable, Comparable {
    /// Worth knowing.
    case note
    /// The text is used, but hardly as it was meant.
    case warning
    /// Some part can't be used.
    case error
  }

  public let severity: Severity
  public let message: String

  /// The key of the entry and, where one is meant, the language.
  public let key: String
  public let language: String?

  public let location: SourceLocation

  public init(
    _ severity: Severity, _ message: String, key: String, language: String? = nil,
    location: SourceLocation
  ) {
    self.severity = severity
    self.message = message
    self.key = key
    self.language = language
    self.location = location
  }
}

extension CatalogDiagnostic: CustomStringConvertible {
  /// The place and the message, as `3:5: warning: "key" in pl: …`.
  public var description: String {
    "\(location): \(severity): \"\(key)\"\(language.map { " in \($0)" } ?? ""): \(message)"
  }
}
