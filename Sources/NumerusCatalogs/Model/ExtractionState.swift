/// How a key came into a catalog, and whether the source code still has it. Xcode's words have names
/// here; any other is kept as it is.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Written by hand: Xcode never removes it.
  public static let manual = Self(rawValue: "manual")
  /// Found in the source code, with a default text beside it.
  public static let extractedWithValue = Self(rawValue: "extracted_with_value")
  /// No longer found in the source code.
  public static let stale = Self(rawValue: "stale")
  /// Brought in from an older format.
  public static let migrated = Self(rawValue: "migrated")
}

extension ExtractionState: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public var description: String { rawValue }
}
