public import NumerusPlurals

extension NumberStyle {
  /// How a currency is named.
  public enum CurrencyPresentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// `US$5.00`, or `$5.00` where that is clear.
    case symbol
    /// `$5.00` everywhere.
    case narrowSymbol
    /// `USD 5.00`.
    case code
    /// `5.00 US dollars`.
    case name
  }

  /// How a unit is named.
  public enum UnitWidth: String, Hashable, Sendable, Codable, CaseIterable {
    /// `5km`.
    case narrow
    /// `5 km`.
    case short
    /// `5 kilometers`.
    case long
  }

  /// How large numbers are shown.
  public enum Notation: String, Hashable, Sendable, Codable, CaseIterable {
    /// `1,234,567`.
    case standard
    /// `1.234567E6`.
    case scientific
    /// `1.2M`.
    case compactShort
    /// `1.2 million`.
    case compactLong
  }

  /// Which numbers show a sign.
  public enum SignDisplay: String, Hashable, Sendable, Codable, CaseIterable {
    /// Negative ones, negative zero among them.
    case automatic
    /// All.
    case always
    /// None.
    case never
    /// All but zero, and what is rounded to it.
    case exceptZero
    /// Negative ones, but not zero.
    case negative
  }

  /// How integer digits are grouped.
  public enum Grouping: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the locale does: 1,234 in English, 1234 and 12.345 in Spanish.
    case automatic
    /// Not at all.
    case off
    /// As the locale does, where two digits at least stand before the first separator.
    case min2
    /// Always, also where the locale leaves numbers of four digits alone.
    case always
  }

  /// The most digits that a style can ask for.
  public static let largestDigitCount = 999

  /// The style with another notation, as amounts of money in short: `$1.2M`. Numbers in words and
  /// places in an order have none.
  public func notation(_ notation: Notation) -> NumberStyle {
    changed { style in
      if case .digits(let quantity, _) = style.kind { style.kind = .digits(quantity, notation) }
    }
  }

  /// The style with so many fraction digits: the least that are shown, the most that are kept.
  /// Counts go from 0 to ``largestDigitCount``.
  ///
  /// ```swift
  /// NumberStyle.decimal.fractionDigits(1...2)  // 5.0, 5.25, 5.12
  /// ```
  public func fractionDigits(_ counts: ClosedRange<Int>) -> NumberStyle {
    changed { $0.precision = .fractionDigits(counts.clamped(to: 0...Self.largestDigitCount)) }
  }

  /// The style with so many significant digits: the least that are shown, the most that are kept.
  /// Counts go from 1 to ``largestDigitCount``.
  ///
  /// ```swift
  /// NumberStyle.decimal.significantDigits(3...3)  // 5.00, 1,230 for 1234
  /// ```
  public func significantDigits(_ counts: ClosedRange<Int>) -> NumberStyle {
    changed { $0.precision = .significantDigits(counts.clamped(to: 1...Self.largestDigitCount)) }
  }

  /// The style with another choice of numbers that show a sign.
  public func sign(_ display: SignDisplay) -> NumberStyle { changed { $0.signDisplay = display } }

  /// The style with another grouping of the integer digits.
  public func grouping(_ grouping: Grouping) -> NumberStyle {
    changed { $0.groupingStrategy = grouping }
  }

  /// The style with another rounding.
  public func rounding(_ mode: RoundingMode) -> NumberStyle { changed { $0.roundingMode = mode } }

  /// The style with zeros before the number, up to a count of integer digits from 1 to
  /// ``largestDigitCount``.
  public func minimumIntegerDigits(_ count: Int) -> NumberStyle {
    changed { $0.leastIntegerDigits = min(max(1, count), Self.largestDigitCount) }
  }

  /// The style with the digits of a numbering system of CLDR (`arab`, `deva`, `latn`), whatever the
  /// locale's own are.
  public func numberingSystem(_ name: String) -> NumberStyle {
    changed { $0.explicitNumberingSystem = name }
  }

  private func changed(_ change: (inout NumberStyle) -> Void) -> NumberStyle {
    var style = self
    change(&style)
    return style
  }
}
