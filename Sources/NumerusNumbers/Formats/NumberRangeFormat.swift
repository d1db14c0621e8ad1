public import NumerusICU
public import NumerusPlurals

/// Ranges of numbers in a style, as the readers of a locale write them.
///
/// ```swift
/// let pages = try NumberRangeFormat(.integer, locale: "en")
/// pages.string(from: 3, to: 5)   // "3–5"
/// pages.string(from: 3, to: 3)   // "~3"
///
/// let prices = try NumberRangeFormat(.currency("USD"), locale: "en")
/// prices.string(from: 3, to: 5)  // "$3.00 – $5.00"
/// ```
///
/// ICU writes them, and what it has open is kept as a ``NumberFormat`` keeps it.
public struct NumberRangeFormat: Sendable {
  /// What is between two numbers.
  public struct Formatted: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The digits on show of the ends; nil for infinities and NaN.
    public let lower: PluralOperands?
    public let upper: PluralOperands?
  }

  /// The BCP 47 or ICU identifier that the format was made with.
  public let locale: String

  private let ends: NumberFormat
  private let formatter: ICURangeFormatter
  private let identity: NumberRangeIdentity

  /// The format of a style in a locale.
  ///
  /// - Parameters:
  ///   - style: How the ends are shown.
  ///   - locale: The locale; one that ICU does not know is written as its root.
  ///   - identity: What is shown where both ends look the same.
  /// - Throws: `ICUError`, as ``NumberFormat/init(_:locale:)`` does, and for numbers in words and
  ///   ordinal ones, of which ICU has no ranges.
  public init(
    _ style: NumberStyle, locale: String, identity: NumberRangeIdentity = .approximately
  ) throws(ICUError) {
    guard case .digits(let quantity, let notation) = style.kind else {
      throw ICUError(
        code: 16, name: "U_UNSUPPORTED_ERROR", subject: "range of numbers in words or of places")
    }
    self.locale = locale
    self.identity = identity
    ends = try NumberFormat(style, locale: locale)
    let key = Key(style: style, locale: locale, identity: identity)
    func open() throws(ICUError) -> ICURangeFormatter {
      try ICURangeFormatter(
        skeleton: try style.skeleton(quantity, notation),
        locale: try style.numberLocale(locale).locale, identity: identity.icuIdentity)
    }
    formatter =
      locale.isWorthRemembering && style.isWorthRemembering
      ? try Self.cache.value(for: key, make: open) : try open()
  }

  private struct Key: Hashable, Sendable {
    var style: NumberStyle
    var locale: String
    var identity: NumberRangeIdentity
  }

  private static let cache = BoundedCache<Key, ICURangeFormatter>(
    capacity: NumberFormat.cacheCapacity)

  /// The numbering system that was asked for and that ICU does not know.
  public var unknownNumberingSystem: String? { ends.unknownNumberingSystem }

  /// The range between two integers.
  public func string(from lower: some BinaryInteger, to upper: some BinaryInteger) -> String {
    formatted(from: DecimalNumber(lower), to: DecimalNumber(upper)).text
  }

  /// The range between two floating-point numbers.
  public func string(from lower: Double, to upper: Double) -> String {
    formatted(from: lower, to: upper).text
  }

  /// The range between two decimals.
  public func string(from lower: DecimalNumber, to upper: DecimalNumber) -> String {
    formatted(from: lower, to: upper).text
  }

  /// The range between two integers, with what plural rules see of its ends.
  public func formatted(
    from lower: some BinaryInteger, to upper: some BinaryInteger
  ) -> Formatted {
    formatted(from: DecimalNumber(lower), to: DecimalNumber(upper))
  }

  /// The range between two decimals, with what plural rules see of its ends.
  public func formatted(from lower: DecimalNumber, to upper: DecimalNumber) -> Formatted {
    formatted(.finite(lower), .finite(upper))
  }

  /// The range between two floating-point numbers, with what plural rules see of its ends.
  public func formatted(from lower: Double, to upper: Double) -> Formatted {
    formatted(NumberInput(lower), NumberInput(upper))
  }

  private func formatted(_ lower: NumberInput, _ upper: NumberInput) -> Formatted {
    let lowerEnd = ends.writer.formatted(lower)
    let upperEnd = ends.writer.formatted(upper)
    let text: String
    if let written = try? formatter.format(from: lower.text, to: upper.text) {
      text = written
    } else if lowerEnd.text == upperEnd.text, identity != .range {
      text = lowerEnd.text
    } else {
      // ICU does not write some ranges of very large numbers.
      text = "\(lowerEnd.text) – \(upperEnd.text)"
    }
    return Formatted(text: text, lower: lowerEnd.operands, upper: upperEnd.operands)
  }
}

extension NumberRangeIdentity {
  fileprivate var icuIdentity: ICURangeFormatter.Identity {
    switch self {
    case .approximately: .approximately
    case .single: .single
    case .range: .range
    }
  }
}
