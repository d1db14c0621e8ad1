public import Foundation
public import NumerusNumbers
public import NumerusPlurals

extension DecimalNumber {
  /// The digits of Foundation's `Decimal`, all of them; nil for NaN.
  ///
  /// ```swift
  /// DecimalNumber(Decimal(string: "0.1000")!)?.description  // "0.1"
  /// ```
  public init?(_ value: Decimal) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }
}

extension NumberFormat {
  /// Foundation's `Decimal`, without loss.
  ///
  /// ```swift
  /// try NumberFormat(.currency("EUR"), locale: "de").string(Decimal(string: "1234.5")!)
  /// // "1.234,50 €"
  /// ```
  public func string(_ value: Decimal) -> String { formatted(value).text }

  /// Foundation's `Decimal`, with what plural rules see of it.
  public func formatted(_ value: Decimal) -> FormattedNumber {
    DecimalNumber(value).map { formatted($0) } ?? formatted(Double.nan)
  }
}
