/// How far the translation of a text has come. Xcode's words have names here; any other is kept as
/// it is.
///
/// ```swift
/// unit.state = .translated
/// unit.state = "approved"   // a word of one's own
/// ```
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated yet.
  public static let new = Self(rawValue: "new")
  /// Translated, and good.
  public static let translated = Self(rawValue: "translated")
  /// Translated, and to be looked at again.
  public static let needsReview = Self(rawValue: "needs_review")
  /// The source text has changed since.
  public static let stale = Self(rawValue: "stale")
}

extension TranslationState: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public var description: String { rawValue }
}
