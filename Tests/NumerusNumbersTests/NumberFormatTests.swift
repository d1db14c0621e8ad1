import NumerusNumbers
import Testing

/// Single results by hand, from CLDR's number symbols and patterns.
@Suite struct NumberFormatTests {
  @Test(
    arguments: [
      ("en", 1_234, "1,234"), ("es", 1_234, "1234"), ("es", 12_345, "12.345"),
      ("pl", 1_000, "1000"), ("pl", 12_345, "12\u{A0}345"), ("pt-PT", 1_234, "1234"),
      ("de-CH", 1_234, "1’234"), ("en-IN", 1_234_567, "12,34,567"), ("hi", 1_234_567, "12,34,567"),
      ("fr", 1_234_567, "1\u{202F}234\u{202F}567"), ("ar-EG", 1_234, "١٬٢٣٤"),
      ("fa", -12, "\u{200E}\u{2212}۱۲"), ("he", -12, "\u{200E}-12"), ("sv", -12, "\u{2212}12"),
      ("de-u-nu-xyz", 12_345, "12.345"), ("fa-u-nu-nonsense", 12, "۱۲"),
      ("tlh", 1_234_567, "1,234,567"), ("xx", 1_234_567, "1,234,567"), ("xx-u-nu-arab", 12, "١٢"),
      ("en", Int.min, "-9,223,372,036,854,775,808"), ("en", 0, "0"),
      ("not a locale", 1_234, "1,234"), ("💥", 5, "5"), ("", 5, "5"),
    ])
  func integers(locale: String, value: Int, expected: String) throws {
    #expect(try NumberFormat(locale: locale).string(value) == expected)
  }

  @Test(
    arguments: [
      ("en", 1.0, 2, "1.00"), ("de", 1234.5, 1, "1.234,5"), ("en", 0.5, 0, "0"),
      ("en", 1.5, 0, "2"),
      ("en", 2.5, 0, "2"), ("en", 2.675, 2, "2.68"), ("en", 9.999, 2, "10.00"),
      ("en", -0.0, 1, "-0.0"), ("en", .nan, 1, "NaN"), ("en", .infinity, 1, "∞"),
      ("en", -.infinity, 1, "-∞"), ("en", 1e21, 0, "1,000,000,000,000,000,000,000"),
      ("en", 5, -3, "5"),
    ] as [(String, Double, Int, String)])
  func decimals(locale: String, value: Double, digits: Int, expected: String) throws {
    #expect(try NumberFormat(locale: locale).string(value, fractionDigits: digits) == expected)
  }

  @Test func manyFractionDigitsAreBounded() throws {
    let text = try NumberFormat(locale: "en").string(1.5, fractionDigits: .max)
    #expect(text == "1.5" + String(repeating: "0", count: 999))
  }

  /// An identifier that just fills ICU's buffer is not read beyond its end.
  @Test func identifiersOfEveryLength() throws {
    for base in ["ar-u-nu-roman-x", "en-u-nu-roman-a", "xx-u-nu-arab-x"] {
      for count in 0...80 {
        let identifier = base + String(repeating: "-ab", count: count)
        #expect(!(try NumberFormat(locale: identifier).string(5)).isEmpty)
      }
    }
  }

  @Test func appendsToBytes() throws {
    var bytes = Array("n = ".utf8)
    try NumberFormat(locale: "en").append(UInt8(200), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "n = 200")
  }

  /// More locales than are remembered: each is still right.
  @Test func cacheIsBounded() throws {
    for index in 0..<NumberSymbols.cacheCapacity + 88 {
      let format = try NumberFormat(locale: "en-u-nu-arab-x-a\(index)")
      #expect(format.string(12) == "١٢")
      #expect(NumberSymbols.cachedCount <= NumberSymbols.cacheCapacity)
    }
  }
}
