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

  /// Appends the UTF-8 of Foundation's `Decimal`.
  public func append(_ value: Decimal, to bytes: inout [UInt8]) {
    bytes += formatted(value).text.utf8
  }
}

extension NumberRangeFormat {
  /// The range between two of Foundation's `Decimal`.
  public func string(from lower: Decimal, to upper: Decimal) -> String {
    formatted(from: lower, to: upper).text
  }

  /// The range between two of Foundation's `Decimal`, with what plural rules see of its ends.
  public func formatted(from lower: Decimal, to upper: Decimal) -> Formatted {
    guard let first = DecimalNumber(lower), let last = DecimalNumber(upper) else {
      return formatted(
        from: DecimalNumber(lower).flatMap { Double($0.description) } ?? .nan,
        to: DecimalNumber(upper).flatMap { Double($0.description) } ?? .nan)
    }
    return formatted(from: first, to: last)
  }
}
