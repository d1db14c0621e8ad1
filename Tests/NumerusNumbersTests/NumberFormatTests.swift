import NumerusICU
import NumerusNumbers
import NumerusPlurals
import Testing

/// Single results by hand, from CLDR's number symbols and patterns.
@Suite struct NumberFormatTests {
  @Test(
    arguments: [
      ("en", 1_234, "1,234"), ("es", 1_234, "1234"), ("es", 12_345, "12.345"),
      ("pl", 1_000, "1000"), ("pl", 12_345, "12\u{A0}345"), ("pt-PT", 1_234, "1234"),
      ("de-CH", 1_234, "1’234"), ("en-IN", 1_234_567, "12,34,567"), ("hi", 1_234_567, "12,34,567"),
      ("fr", 1_234_567, "1\u{202F}234\u{202F}567"), ("ar-EG", 1_234, "١٬٢٣٤"),
      ("mr", 1_234, "१,२३४"), ("bn", 1_234_567, "১২,৩৪,৫৬৭"), ("my", 1_234, "၁,၂၃၄"),
      ("ne", 1_234, "१,२३४"), ("fa", 1_234, "۱٬۲۳۴"),
      ("fa", -12, "\u{200E}\u{2212}۱۲"), ("he", -12, "\u{200E}-12"), ("sv", -12, "\u{2212}12"),
      ("ar-AE", -12, "\u{200E}-12"), ("ar-EG", -12, "\u{061C}-١٢"),
      ("de-u-nu-xyz", 12_345, "12.345"), ("fa-u-nu-nonsense", 12, "۱۲"),
      ("ar-EG-u-nu-native", 12, "١٢"), ("hi-u-nu-native", 12, "१२"), ("ta-u-nu-traditio", 12, "௰௨"),
      ("zh-u-nu-finance", 12, "拾贰"), ("en-u-nu-roman", 1_987, "MCMLXXXVII"),
      ("he-u-nu-hebr", 5_784, "ה׳תשפ״ד"),
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
    let style = NumberStyle.decimal.fractionDigits(digits...digits)
    #expect(try NumberFormat(style, locale: locale).string(value) == expected)
  }

  @Test(
    arguments: [
      "123456789012345678901234567890.123456", "-0.000001", "1000000000000000000000",
    ])
  func decimalTextsAreNotRounded(text: String) throws {
    let format = try NumberFormat(.decimal.grouping(.off), locale: "en")
    #expect(format.string(try #require(DecimalNumber(text))) == text)
  }

  /// ICU's rules never return for numbers that they are not made for.
  @Test(arguments: ["en-u-nu-roman", "he-u-nu-hebr", "zh-u-nu-finance", "ta-u-nu-traditio"])
  func systemsWithoutDigitsHaveBounds(locale: String) throws {
    let latin = try NumberFormat(locale: String(locale.prefix(2)) + "-u-nu-latn")
    let format = try NumberFormat(locale: locale)
    for value in [Double.nan, .infinity, -.infinity, 1.5, 1e20, -1e300] {
      #expect(format.string(value) == latin.string(value))
    }
    #expect(format.string(Int64.min) == latin.string(Int64.min))
    #expect(format.string(UInt64.max) == latin.string(UInt64.max))
    for style in [NumberStyle.ordinal, .spelledOut, .spelledOutOrdinal] {
      guard let words = try? NumberFormat(style, locale: locale) else { continue }
      #expect(!words.string(UInt64.max).isEmpty)
      #expect(!words.string(Double.nan).isEmpty)
    }
  }

  @Test func floatsHaveTheirOwnDigits() throws {
    let format = try NumberFormat(.decimal.fractionDigits(0...20), locale: "en")
    #expect(format.string(Float(0.1)) == "0.1")
    #expect(format.string(Float.infinity) == "∞")
    #expect(format.string(-Float.nan) == "NaN")
  }

  @Test func manyFractionDigitsAreBounded() throws {
    let text = try NumberFormat(.decimal.fractionDigits(Int.max...Int.max), locale: "en").string(
      1.5)
    #expect(text == "1.5" + String(repeating: "0", count: 998))
  }

  @Test(arguments: [
    ("en-u-nu-nonsense", "nonsense"), ("en-u-nu-arab", nil), ("en", nil), ("💥", nil),
    ("en-u-nu", "true"),
  ])
  func unknownNumberingSystemsAreNamed(locale: String, expected: String?) throws {
    #expect(try NumberFormat(locale: locale).unknownNumberingSystem == expected)
  }

  @Test func unknownNumberingSystemsOfStylesAreNamed() throws {
    let format = try NumberFormat(.integer.numberingSystem("nonsense"), locale: "fa")
    #expect(format.unknownNumberingSystem == "nonsense")
    #expect(format.string(12) == "۱۲")
  }

  /// What is no name of a system is an unknown one, and the locale stays what it is.
  @Test(arguments: ["", "arab\0", "ar ab", "€", String(repeating: "z", count: 100)])
  func whatIsNoNumberingSystem(name: String) throws {
    let format = try NumberFormat(.decimal.numberingSystem(name), locale: "de")
    #expect(format.unknownNumberingSystem == name)
    #expect(format.string(1234.5) == "1.234,5")
    // What is no identifier at all is written as the root.
    let isIdentifier = !["", "arab\0"].contains(name)
    let named = try NumberFormat(locale: "de@numbers=\(name)")
    #expect(named.string(1234.5) == (isIdentifier ? "1.234,5" : "1,234.5"))
  }

  /// A name with a NUL is no name, and not the part before it.
  @Test func namesWithANulAreNone() throws {
    #expect(try NumberFormat(locale: "de\0fr").string(1234.5) == "1,234.5")
    #expect(throws: ICUError.self) { try NumberFormat(.currency("EU\0"), locale: "en") }
    #expect(throws: ICUError.self) { try NumberFormat(.unit("meter\0"), locale: "en") }
  }

  @Test func formatsAreValues() throws {
    #expect(try NumberFormat(.percent, locale: "en") == NumberFormat(.percent, locale: "en"))
    #expect(try NumberFormat(.percent, locale: "en") != NumberFormat(.percent, locale: "de"))
    #expect(try NumberFormat(.percent, locale: "en") != NumberFormat(.integer, locale: "en"))
    #expect(try NumberFormat.plain != NumberFormat(locale: "und"))
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
      #expect(NumberWriter.cachedCount <= NumberFormat.cacheCapacity)
    }
  }

  /// Rules are large: identifiers that mean the same share them, and few are kept.
  @Test func rulesAreShared() throws {
    let first = try NumberFormat(.spelledOut, locale: "en-x-a")
    let second = try NumberFormat(.spelledOut, locale: "en-u-ca-buddhist")
    guard case .rules(let rules) = first.writer.route, case .rules(let others) = second.writer.route
    else {
      Issue.record("words are not written by rules")
      return
    }
    #expect(rules === others)
    for index in 0..<100 {
      let locale = "\(LinkedICU.locales[index * 7])@numbers=roman"
      #expect(try NumberFormat(locale: locale).string(4) == "IV")
      #expect(RuleBasedWriter.cachedCount <= RuleBasedWriter.cacheCapacity)
    }
  }

  /// What ICU has open is closed when the cache has dropped it and nobody holds it.
  @Test func handlesAreClosed() throws {
    weak var cached: NumberWriter?
    weak var held: NumberWriter?
    var format: NumberFormat? = try NumberFormat(.percent, locale: "en-x-held")
    held = format?.writer
    cached = try NumberFormat(.percent, locale: "en-x-cached").writer
    #expect(cached != nil)
    for index in 0..<NumberFormat.cacheCapacity {
      _ = try NumberFormat(.percent, locale: "en-x-b\(index)")
    }
    #expect(cached == nil)
    #expect(format?.string(0.5) == "50%")
    format = nil
    #expect(held == nil)
  }
}
