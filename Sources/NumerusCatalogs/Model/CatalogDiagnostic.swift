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

  /// The key of the entry; nil for what concerns the whole file.
  public let key: String?
  /// The language, where one is meant.
  public let language: String?

  /// The place in the file; nil for what was made without one.
  public let location: CatalogLocation?

  /// The path of the file, where it is known: the texts of a catalog may come from many.
  public package(set) var path: String?

  public init(
    _ severity: Severity, _ message: String, key: String? = nil, language: String? = nil,
    location: CatalogLocation?, path: String? = nil
  ) {
    self.path = path
    self.severity = severity
    self.message = message
    self.key = key
    self.language = language
    self.location = location
  }
}

extension CatalogDiagnostic: CustomStringConvertible {
  /// The place and the message, as `pl.lproj/Localizable.strings:3:5: warning: "key" in pl: …`.
  public var description: String {
    let place = [path, location?.description].compactMap(\.self).joined(separator: ":")
    return "\(place)\(place.isEmpty ? "" : ": ")\(severity): \(subject)\(message)"
  }

  /// What the finding is about, as `"key" in pl: `; empty for the whole file.
  public var subject: String {
    guard let key else { return "" }
    return "\"\(key)\"\(language.map { " in \($0)" } ?? ""): "
  }
}
