public import NumerusMessages

/// A key to be looked up, by SwiftUI's name and with its way of being made, for contracts that are
/// written with it.
///
/// ```swift
/// let literal: LocalizedStringKey = "Welcome"
/// let interpolated: LocalizedStringKey = "\(count) items"  // the key "%lld items"
/// let variable = LocalizedStringKey(name)                  // the text of a variable is the key
/// ```
public struct LocalizedStringKey: Hashable, Sendable, Codable {
  /// The key and its values.
  package let value: String.LocalizationValue

  /// A key that is known only when the program runs.
  public init(_ value: String) { self.value = String.LocalizationValue(value) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public typealias StringLiteralType = StaticString
  public typealias ExtendedGraphemeClusterLiteralType = StaticString
  public typealias UnicodeScalarLiteralType = StaticString

  public init(stringLiteral value: StaticString) {
    self.value = String.LocalizationValue(stringLiteral: value)
  }

  /// A key that is known only when the program runs.
  @_disfavoredOverload
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
}
