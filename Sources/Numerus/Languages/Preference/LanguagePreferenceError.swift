public import NumerusCatalogs

/// Why a language preference can't be read or written.
public struct LanguagePreferenceError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The file can't be read; the reason in words.
    case unreadable(String)
    /// The file holds no JSON object; the reason in words.
    case malformed(String)
    /// The preference can't be written; the reason in words.
    case unwritable(String)
  }

  public let kind: Kind

  /// The file, or the domain of the user defaults.
  public let path: String

  /// The place of the fault; nil where there is none, as for a file that can't be read.
  public let location: CatalogLocation?

  public init(_ kind: Kind, path: String, location: CatalogLocation? = nil) {
    self.kind = kind
    self.path = path
    self.location = location
  }
}

extension LanguagePreferenceError: CustomStringConvertible {
  /// What is wrong, without the place.
  public var message: String {
    switch kind {
    case .unreadable(let reason): "can't be read: \(reason)"
    case .malformed(let reason): reason
    case .unwritable(let reason): "can't be written: \(reason)"
    }
  }

  /// The place and what is wrong, as `settings.json:3:5: error: …`.
  public var description: String {
    [path, location?.description].compactMap(\.self).joined(separator: ":") + ": error: " + message
  }
}
