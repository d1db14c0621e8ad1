import NumerusPlurals
import Testing

/// The operands of numbers as they are displayed.
@Suite struct PluralOperandsTests {
  /// The table "Plural Operand Examples" of UTS #35 part 3, and numbers beyond 64 bits by hand.
  @Test(
    arguments: [
      // source, i, v, w, f, t, c
      ("1", 1, 0, 0, 0, 0, 0), ("1.0", 1, 1, 0, 0, 0, 0), ("1.00", 1, 2, 0, 0, 0, 0),
      ("1.3", 1, 1, 1, 3, 3, 0), ("1.30", 1, 2, 1, 30, 3, 0), ("1.03", 1, 2, 2, 3, 3, 0),
      ("1.230", 1, 3, 2, 230, 23, 0), ("1200000", 1_200_000, 0, 0, 0, 0, 0),
      ("1.2c6", 1_200_000, 0, 0, 0, 0, 6), ("123c6", 123_000_000, 0, 0, 0, 0, 6),
      ("123c5", 12_300_000, 0, 0, 0, 0, 5), ("1200.50", 1200, 2, 1, 50, 5, 0),
      ("1.20050c3", 1200, 2, 1, 50, 5, 3), ("-2.50", 2, 2, 1, 50, 5, 0),
      ("1e3", 1000, 0, 0, 0, 0, 3),
      ("+7", 7, 0, 0, 0, 0, 0), ("007", 7, 0, 0, 0, 0, 0),
      ("999999999999999999", 999_999_999_999_999_999, 0, 0, 0, 0, 0),
      ("1000000000000000000", 1_000_000_000_000_000_000, 0, 0, 0, 0, 0),
      ("18446744073709551615", 18_446_744_073_709_551_615, 0, 0, 0, 0, 0),
      ("123456789012345678901234567890", 17_345_678_901_234_567_890, 0, 0, 0, 0, 0),
    ] as [(String, UInt64, Int, Int, UInt64, UInt64, Int)])
  func parse(
    text: String, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int
  ) throws {
    let operands = try #require(PluralOperands(text))
    #expect(operands.integer == i)
    #expect(operands.fractionDigitCount == v)
    #expect(operands.trimmedFractionDigitCount == w)
    #expect(operands.fraction == f)
    #expect(operands.trimmedFraction == t)
    #expect(operands.compactExponent == c)
  }

  @Test(
    arguments: [
      "", "-", ".", "1.", ".5", "1,5", "1.5.2", " 1", "1 ", "1c", "1c-3", "c3", "1e1000",
      "1c400000000", "1c99999999999999999999", "٣", "NaN", "inf", "--1", "1.-5",
    ])
  func refuses(text: String) {
    #expect(PluralOperands(text) == nil)
  }

  /// The same number has the same operands, whichever way it came.
  @Test(
    arguments: [
      Int128(0), 1, 100, 999_999_999_999_999_999, 1_000_000_000_000_000_000,
      1_000_000_000_000_000_001, Int128(UInt64.max), Int128(UInt64.max) + 1, Int128.max, Int128.min,
    ])
  func integerAndTextAgree(value: Int128) {
    #expect(PluralOperands(value) == PluralOperands("\(value.magnitude)"))
  }

  @Test func largestExponentIsRead() throws {
    let operands = try #require(PluralOperands("1c999"))
    #expect(operands.integer == 17_000_000_000_000_000_000)
    #expect(operands.compactExponent == 999)
  }
}
