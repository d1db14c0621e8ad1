/// Why a text is no number as it is displayed.
public struct PluralOperandsError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Kind: Hashable, Sendable {
    /// Something else stands there; what the syntax has room for.
    case expected(String)
    /// The compact exponent is over ``PluralOperands/largestCompactExponent``.
    case exponentTooLarge
  }

  /// UTF-8 bytes from the start of the text to the fault.
  public let offset: Int
  /// What is wrong.
  public let kind: Kind
}

extension PluralOperandsError: CustomStringConvertible {
  /// The place and what is wrong, as `column 3: expected a digit`.
  public var description: String {
    "column \(offset + 1): \(reason)"
  }

  /// What is wrong, without the place.
  public var reason: String {
    switch kind {
    case .expected(let what): "expected \(what)"
    case .exponentTooLarge: "the exponent is over \(PluralOperands.largestCompactExponent)"
    }
  }
}
