public import NumerusICU
internal import NumerusPlurals

/// Plain numbers as the readers of a locale write them: digits, groups, separators and signs.
///
/// ```swift
/// let format = try NumberFormat(locale: "hi")
/// format.string(1_234_567)                   // "12,34,567"
/// format.string(-2.5, fractionDigits: 2)     // "-2.50"
/// ```
///
/// A value is a reference to what ICU says of the locale, read once in a process; making a second
/// format of the same locale costs a look-up. At most 512 locales are remembered.
public struct NumberFormat: Sendable {
  /// The BCP 47 or ICU identifier that the format was made with.
  public let locale: String

  package let symbols: NumberSymbols

  /// The format of a locale. One that ICU does not know is written as its root does, and a numbering
  /// system that it does not know is passed over.
  ///
  /// - Throws: `ICUError` when ICU has no number data.
  public init(locale: String) throws(ICUError) {
    self.locale = locale
    symbols = try NumberSymbols.cached(locale: locale)
  }

  private init(locale: String, symbols: NumberSymbols) {
    self.locale = locale
    self.symbols = symbols
  }

  /// ASCII digits without groups, a point for the decimals: no locale's, and always there.
  public static let plain = NumberFormat(locale: "und", symbols: .plain)

  /// An integer of any width.
  ///
  /// - Complexity: O(*n*) in the count of digits.
  public func string(_ value: some BinaryInteger) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A decimal with a fixed count of fraction digits, 1000 at most; halves go to the even
  /// neighbour. NaN and the infinities are written as the locale does.
  ///
  /// The value is taken for the shortest decimal that reads back as the same `Double`, as ICU
  /// does: 2.675 with two digits gives 2.68.
  ///
  /// - Complexity: O(*n*) in the count of digits.
  public func string(_ value: Double, fractionDigits: Int) -> String {
    var bytes: [UInt8] = []
    append(value, fractionDigits: fractionDigits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends an integer's UTF-8.
  public func append(_ value: some BinaryInteger, to bytes: inout [UInt8]) {
    if let magnitude = UInt64(exactly: value.magnitude) {
      symbols.append(magnitude: magnitude, isNegative: value < 0, to: &bytes)
    } else {
      symbols.append(DecimalNumber(value), fractionDigits: 0, to: &bytes)
    }
  }

  /// Appends the UTF-8 of a decimal with a fixed count of fraction digits.
  public func append(_ value: Double, fractionDigits: Int, to bytes: inout [UInt8]) {
    let count = min(max(0, fractionDigits), 1000)
    if let number = DecimalNumber(value)?.rounded(fractionDigits: count) {
      symbols.append(number, fractionDigits: count, to: &bytes)
    } else {
      symbols.append(notFinite: value, to: &bytes)
    }
  }
}
