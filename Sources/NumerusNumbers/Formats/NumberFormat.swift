public import NumerusICU
public import NumerusPlurals

/// Numbers in a style, as the readers of a locale write them.
///
/// ```swift
/// let counts = try NumberFormat(locale: "hi")
/// counts.string(1_234_567)                       // "12,34,567"
///
/// let prices = try NumberFormat(.currency("EUR"), locale: "de")
/// prices.string(1234.5)                          // "1.234,50 €"
/// ```
///
/// Making a format looks up the locale's symbols and opens what ICU needs; writing numbers does
/// neither. Both are kept: up to ``cacheCapacity`` styles in locales, those that were asked for
/// last, and of the rules for words, places and numbering systems without digits, which are large,
/// 32, behind a lock that only making a format takes. What ICU has open is closed when the last
/// format that uses it is gone.
///
/// Integers and decimals in plain digits are written by our own code, byte for byte as ICU writes
/// them; all other styles by ICU.
public struct NumberFormat: Sendable {
  /// How many styles in locales are kept.
  public static let cacheCapacity = 512

  /// The BCP 47 or ICU identifier that the format was made with.
  public let locale: String

  /// The style that the format was made with.
  public var style: NumberStyle { writer.style }

  package let writer: NumberWriter

  /// The format of a style in a locale. One that ICU does not know is written as its root.
  ///
  /// A numbering system of the locale (`ar-u-nu-latn`) counts; one that ICU does not know is passed
  /// over, and named in ``unknownNumberingSystem``. One without digits (`he-u-nu-hebr`) writes whole
  /// numbers below 2⁶³; all others are in Latin digits then.
  ///
  /// - Throws: `ICUError`, with ICU's name for it, where ICU has no such unit, no words for numbers in
  ///   the language, or no number data at all, and for a currency that is not three letters.
  public init(_ style: NumberStyle = .decimal, locale: String) throws(ICUError) {
    self.locale = locale
    writer = try NumberWriter.cached(style: style, locale: locale)
  }

  private init(locale: String, writer: NumberWriter) {
    self.locale = locale
    self.writer = writer
  }

  /// ASCII digits without groups, a point for the decimals, of which there are six at most: no
  /// locale's, and always there.
  public static let plain = NumberFormat(locale: "und", writer: .plain)

  /// The numbering system that the style or the locale asks for and ICU does not know, so that the
  /// locale's own digits are written: `nonsense` for `en-u-nu-nonsense`.
  public var unknownNumberingSystem: String? { writer.unknownNumberingSystem }

  /// An integer of any width.
  ///
  /// - Complexity: O(*n*) in the count of digits.
  @inlinable
  public func string(_ value: some BinaryInteger) -> String {
    if let word = Int64(exactly: value) {
      return string(magnitude: word.magnitude, isNegative: word < 0)
    }
    if let word = UInt64(exactly: value) { return string(magnitude: word, isNegative: false) }
    return string(DecimalNumber(value))
  }

  /// A floating-point number. NaN and the infinities are written as the locale does.
  ///
  /// The value is taken for the shortest decimal that reads back as the same `Double`, as ICU
  /// does: 2.675 with two digits gives 2.68.
  ///
  /// - Complexity: O(*n*) in the count of digits.
  public func string(_ value: Double) -> String {
    if let number = words(value), let text = writer.symbols.string(number) { return text }
    return formatted(value).text
  }

  /// A floating-point number, taken for the shortest decimal that reads back as the same `Float`.
  public func string(_ value: Float) -> String { formatted(value).text }

  /// A decimal of any length, without loss.
  ///
  /// ```swift
  /// try NumberFormat(.decimal.fractionDigits(0...30), locale: "en")
  ///   .string(DecimalNumber("1234567890123456789.0123456789")!)
  /// // "1,234,567,890,123,456,789.0123456789"
  /// ```
  public func string(_ value: DecimalNumber) -> String { formatted(value).text }

  /// An integer, with what plural rules see of it.
  public func formatted(_ value: some BinaryInteger) -> FormattedNumber {
    formatted(DecimalNumber(value))
  }

  /// A floating-point number, with what plural rules see of it.
  public func formatted(_ value: Double) -> FormattedNumber {
    writer.formatted(NumberInput(value))
  }

  /// A floating-point number, with what plural rules see of it.
  public func formatted(_ value: Float) -> FormattedNumber { writer.formatted(NumberInput(value)) }

  /// A decimal, with what plural rules see of it.
  public func formatted(_ value: DecimalNumber) -> FormattedNumber {
    writer.formatted(.finite(value))
  }
}

extension NumberFormat: Hashable {
  /// Formats of the same style and the same spelling of a locale write the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.style == second.style && first.locale == second.locale
      && (first.writer === NumberWriter.plain) == (second.writer === NumberWriter.plain)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(locale)
  }
}
