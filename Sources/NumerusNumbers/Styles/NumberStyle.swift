package import NumerusPlurals

/// How a number is shown: as a count, an amount of money, a measure, in words.
///
/// ```swift
/// NumberStyle.integer                                       // 1,235
/// NumberStyle.decimal.fractionDigits(2...2)                 // 1,234.50
/// NumberStyle.percent                                       // 25% for 0.25
/// NumberStyle.currency("EUR")                               // €1,234.50
/// NumberStyle.unit("kilometer", per: "hour", width: .long)  // 1,234.5 kilometers per hour
/// NumberStyle.compactShort                                  // 1.2K
/// NumberStyle.ordinal                                       // 3rd
/// ```
///
/// A style is a value that knows no locale; a ``NumberFormat`` has both. Options such as
/// ``sign(_:)`` and ``grouping(_:)`` are for digits: numbers in words, places in an order and
/// numbering systems without digits (`roman`) have their own way with signs and groups, and of the
/// options only rounding and the count of digits that are kept mean something there.
public struct NumberStyle: Hashable, Sendable {
  /// What kind of number it is.
  package enum Quantity: Hashable, Sendable {
    case number
    case percent
    case currency(code: String, CurrencyPresentation, isAccounting: Bool)
    case unit(identifier: String, UnitWidth)
  }

  /// What writes the number.
  package enum Kind: Hashable, Sendable {
    case digits(Quantity, Notation)
    case ordinalDigits, spelledOut, spelledOutOrdinal
  }

  package enum Precision: Hashable, Sendable {
    /// What ICU holds right for the style: six fraction digits at most, those of a currency, two
    /// significant digits of a compact number.
    case automatic
    case fractionDigits(ClosedRange<Int>)
    case significantDigits(ClosedRange<Int>)
  }

  package var kind: Kind
  package var precision: Precision = .automatic
  package var signDisplay: SignDisplay = .automatic
  package var groupingStrategy: Grouping = .automatic
  package var roundingMode: RoundingMode = .halfEven
  package var leastIntegerDigits = 1
  package var explicitNumberingSystem: String?

  package init(_ kind: Kind) { self.kind = kind }

  /// Whether ICU writes the number by rules, which know few of the options.
  package var isRuleBased: Bool { kind == .spelledOut || isOrdinal }

  /// Whether the number is a place in an order, whose plural forms are others than those of a count.
  package var isOrdinal: Bool { kind == .ordinalDigits || kind == .spelledOutOrdinal }

  private init(_ quantity: Quantity, _ notation: Notation = .standard) {
    self.init(.digits(quantity, notation))
  }
}

extension NumberStyle {
  /// A whole number, `1,235`; a fraction is rounded.
  public static var integer: NumberStyle { NumberStyle(.number).fractionDigits(0...0) }

  /// A number with as many fraction digits as it has, six at most: `1,234.5`.
  public static var decimal: NumberStyle { NumberStyle(.number) }

  /// A fraction as a share of a hundred: `25%` for 0.25.
  public static var percent: NumberStyle { NumberStyle(.percent) }

  /// An amount of money, with the fraction digits that the currency has: `€1,234.50`, `¥1,235`.
  ///
  /// - Parameters:
  ///   - code: Three letters of ISO 4217. A code that CLDR does not know stands for itself.
  ///   - presentation: How the currency is named.
  ///   - accounting: Whether negative amounts look as in accounts, in English `($5.00)`.
  public static func currency(
    _ code: String, _ presentation: CurrencyPresentation = .symbol, accounting: Bool = false
  ) -> NumberStyle {
    NumberStyle(.currency(code: code, presentation, isAccounting: accounting))
  }

  /// A measure: `5 km`, `5 kilometers per hour`.
  ///
  /// - Parameters:
  ///   - identifier: The unit by CLDR's identifier: `kilometer`, `gigabyte`, `liter-per-kilometer`.
  ///   - denominator: The unit that it is measured by, as `hour`.
  ///   - width: How the unit is named.
  public static func unit(
    _ identifier: String, per denominator: String? = nil, width: UnitWidth = .short
  ) -> NumberStyle {
    let whole = denominator.map { "\(identifier)-per-\($0)" } ?? identifier
    return NumberStyle(.unit(identifier: whole, width))
  }

  /// A large number in short: `1.2M`.
  public static var compactShort: NumberStyle { NumberStyle(.number, .compactShort) }

  /// A large number with its power of ten as a word: `1.2 million`.
  public static var compactLong: NumberStyle { NumberStyle(.number, .compactLong) }

  /// A number with a power of ten: `1.2345E6`.
  public static var scientific: NumberStyle { NumberStyle(.number, .scientific) }

  /// A place in an order, in digits: `1st`, `2.`, `1er`. Fractions are rounded.
  public static var ordinal: NumberStyle { NumberStyle(.ordinalDigits) }

  /// A number in words, as it stands by itself: `twenty-one`, `einundzwanzig`. Languages without words
  /// in CLDR have digits.
  public static var spelledOut: NumberStyle { NumberStyle(.spelledOut) }

  /// A place in an order in words: `twenty-first`. Fractions are rounded.
  ///
  /// Where a language has several forms, by gender and case, it is the one of dictionaries: the
  /// common gender or else the masculine.
  public static var spelledOutOrdinal: NumberStyle { NumberStyle(.spelledOutOrdinal) }
}
