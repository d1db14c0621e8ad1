public import NumerusPlurals

/// A number as it is shown, and what plural rules see of it.
///
/// ```swift
/// let format = try NumberFormat(.compactShort, locale: "en")
/// let shown = format.formatted(1_234_567)
/// shown.text                       // "1.2M"
/// shown.operands?.compactExponent  // 6
/// ```
public struct FormattedNumber: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The digits on show; nil for NaN and the infinities, which take the form `other`.
  public let operands: PluralOperands?

  package init(text: String, operands: PluralOperands?) {
    self.text = text
    self.operands = operands
  }
}

extension FormattedNumber: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
