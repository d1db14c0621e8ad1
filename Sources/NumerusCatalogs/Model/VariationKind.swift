/// What chooses among the texts of a variation. Xcode's words have names here; any other is kept as it
/// is.
public struct VariationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The plural rules of the language: the cases are `zero`, `one`, `two`, `few`, `many`, `other`.
  public static let plural = Self(rawValue: "plural")
  /// The device: the cases are `mac`, `iphone`, `ipad`, …, `other`.
  public static let device = Self(rawValue: "device")
  /// The room that there is: the cases are numbers, as `20`. Only a `.stringsdict` has it.
  public static let width = Self(rawValue: "width")
}

extension VariationKind: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public var description: String { rawValue }
}
