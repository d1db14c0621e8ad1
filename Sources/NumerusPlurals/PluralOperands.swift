/// What plural rules see of a number as it is shown: its absolute value and its visible digits.
///
/// 1 and 1.0 are the same number with different operands, and in English different forms: "1
/// item", "1.0 items". That is why there is no initializer from a `Double` alone: say how many digits
/// are shown, or give the text that is.
///
/// ```swift
/// let rules = PluralRules(locale: "en")
/// rules.category(for: PluralOperands(1))       // one
/// rules.category(for: PluralOperands("1.0")!)  // other
/// ```
///
/// Source: UTS #35 part 3, "Plural Operand Meanings".
public struct PluralOperands: Hashable, Sendable {
  /// The integer digits (operand i), exact below 2⁶⁴.
  ///
  /// A larger number is 17 × 10¹⁸ plus its last eighteen digits: CLDR's rules look at the end of a
  /// number and compare with small ones, and both come out right. A rule of one's own that looks
  /// elsewhere does not see all of such a number.
  public let integer: UInt64

  /// The visible fraction digits as an integer, trailing zeros included (operand f): 50 for 1.50.
  ///
  /// Digits beyond 2⁶⁴ are held as ``integer`` holds them.
  public let fraction: UInt64

  /// The visible fraction digits as an integer, trailing zeros cut (operand t): 5 for 1.50.
  public let trimmedFraction: UInt64

  /// How many fraction digits are visible, trailing zeros included (operand v): 2 for 1.50.
  public let fractionDigitCount: Int

  /// How many fraction digits are visible, trailing zeros cut (operand w): 1 for 1.50.
  public let trimmedFractionDigitCount: Int

  /// The power of ten of a compact or a scientific form (operand c, also named e): 6 for
  /// "1.2 million" and, as ICU has it, -2 for 5E-2, where more than one rule of French and Portuguese
  /// may hold; the first in CLDR's order does then.
  public let compactExponent: Int

  package init(
    integer: UInt64, fraction: UInt64 = 0, trimmedFraction: UInt64 = 0,
    fractionDigitCount: Int = 0, trimmedFractionDigitCount: Int = 0, compactExponent: Int = 0
  ) {
    self.integer = integer
    self.fraction = fraction
    self.trimmedFraction = trimmedFraction
    self.fractionDigitCount = fractionDigitCount
    self.trimmedFractionDigitCount = trimmedFractionDigitCount
    self.compactExponent = compactExponent
  }

  /// The operands of an integer of any width; its sign does not count.
  ///
  /// ```swift
  /// PluralOperands(-12).integer  // 12
  /// ```
  public init(_ value: some BinaryInteger) {
    let magnitude = value.magnitude
    if let word = UInt64(exactly: magnitude) {
      self.init(integer: word)
    } else {
      self.init(integer: Self.largeNumber + UInt64(magnitude % numericCast(Self.period)))
    }
  }

  /// The operands of an integer that is shown with fraction digits, which are zeros: 1 with two is
  /// "1.00".
  ///
  /// - Parameters:
  ///   - value: The integer, of any width; its sign does not count.
  ///   - fractionDigits: How many fraction digits are shown; at most a thousand count.
  public init(_ value: some BinaryInteger, fractionDigits: Int) {
    let operands = Self(value)
    self.init(
      integer: operands.integer, fractionDigitCount: Self.boundedCount(fractionDigits))
  }

  /// The operands of a decimal that is shown with a fixed count of fraction digits; nil for NaN and
  /// the infinities.
  ///
  /// The value is taken for the shortest decimal that reads back as the same `Double`, and halves go
  /// to the even neighbour, as ICU shows it: 2.675 with two digits is 2.68.
  ///
  /// ```swift
  /// PluralOperands(1, fractionDigits: 1)    // 1.0: other in English
  /// PluralOperands(1.4, fractionDigits: 0)  // 1: one in English
  /// ```
  ///
  /// - Parameters:
  ///   - value: The decimal; its sign does not count.
  ///   - fractionDigits: How many fraction digits are shown; at most a thousand count.
  public init?(_ value: Double, fractionDigits: Int) {
    let count = Self.boundedCount(fractionDigits)
    guard let number = DecimalNumber(value)?.rounded(fractionDigits: count) else { return nil }
    self.init(
      integerDigits: number.integerDigits, fractionDigits: number.fractionDigits(count))
  }

  private static func boundedCount(_ count: Int) -> Int { min(max(0, count), 1000) }

  /// The operands of digits: values 0 to 9, the most significant first.
  package init(
    integerDigits: some Collection<UInt8>, fractionDigits: some BidirectionalCollection<UInt8>,
    compactExponent: Int = 0
  ) {
    let trailingZeros = fractionDigits.reversed().prefix { $0 == 0 }.count
    let trimmed = fractionDigits.dropLast(trailingZeros)
    self.init(
      integer: Self.bounded(integerDigits),
      fraction: Self.bounded(fractionDigits),
      trimmedFraction: Self.bounded(trimmed),
      fractionDigitCount: fractionDigits.count,
      trimmedFractionDigitCount: trimmed.count,
      compactExponent: compactExponent)
  }

  /// The operands of a number that is shown with so many fraction digits and a power of ten, in words
  /// or as an exponent.
  package init(_ shown: DecimalNumber, fractionDigits: Int, exponent: Int) {
    let number = DecimalNumber(
      digits: shown.digits, pointPosition: shown.isZero ? 0 : shown.pointPosition + exponent)
    self.init(
      integerDigits: number.integerDigits,
      fractionDigits: number.fractionDigits(max(0, fractionDigits - exponent)),
      compactExponent: exponent)
  }

  /// 10¹⁸: every power of ten that CLDR's rules take a remainder by divides it.
  private static var period: UInt64 { 1_000_000_000_000_000_000 }

  /// The multiple of ``period`` that stands for all digits before the last eighteen.
  private static var largeNumber: UInt64 { 17 * period }

  /// The value of digits, exact below 2⁶⁴.
  private static func bounded(_ digits: some Collection<UInt8>) -> UInt64 {
    var low: UInt64 = 0
    var exact: UInt64? = 0
    for digit in digits {
      exact = exact.flatMap { value in
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let (sum, isAlsoTooLarge) = product.addingReportingOverflow(UInt64(digit))
        return isTooLarge || isAlsoTooLarge ? nil : sum
      }
      low = low % (period / 10) * 10 + UInt64(digit)
    }
    return exact ?? largeNumber + low
  }
}
