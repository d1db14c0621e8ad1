import NumerusICU
import NumerusNumbers
import NumerusPlurals
import Testing

/// Styles by hand, from CLDR's patterns, currencies, units and rules.
@Suite struct NumberStyleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var style: NumberStyle
    var locale: String
    var value: String
    var expected: String

    init(_ style: NumberStyle, _ locale: String, _ value: String, _ expected: String) {
      (self.style, self.locale, self.value, self.expected) = (style, locale, value, expected)
    }

    var testDescription: String { "\(value) in \(locale) as \(expected)" }
  }

  static let cases: [Case] = [
    Case(.integer, "en", "1234.5", "1,234"),
    Case(.integer, "en", "1235.5", "1,236"),
    Case(.integer.minimumIntegerDigits(3), "en", "7", "007"),
    Case(.integer.minimumIntegerDigits(5), "hi", "7", "00,007"),
    Case(.integer.sign(.always), "en", "0", "+0"),
    Case(.integer.sign(.exceptZero), "en", "0", "0"),
    Case(.integer.sign(.exceptZero), "sv", "-3", "\u{2212}3"),
    Case(.decimal.sign(.negative), "en", "-0.0000001", "0"),
    Case(.decimal.sign(.automatic), "en", "-0.0000001", "-0"),
    Case(.integer.grouping(.always), "es", "1234", "1.234"),
    Case(.integer.grouping(.min2), "en", "1234", "1234"),
    Case(.integer.grouping(.min2), "en", "12345", "12,345"),
    Case(.integer.grouping(.off), "en", "12345", "12345"),
    Case(.decimal, "de", "0.12345678", "0,123457"),
    Case(.decimal.fractionDigits(1...3), "en", "2", "2.0"),
    Case(.decimal.significantDigits(3...3), "en", "1234", "1,230"),
    Case(.decimal.significantDigits(3...3), "en", "0.5", "0.500"),
    Case(.decimal.significantDigits(2...2), "en", "0", "0.0"),
    Case(.integer.rounding(.up), "en", "1.1", "2"),
    Case(.integer.rounding(.ceiling), "en", "-1.9", "-1"),
    Case(.integer.rounding(.halfDown), "en", "1.5", "1"),
    Case(.integer.rounding(.halfUp), "en", "0.5", "1"),
    Case(.integer.rounding(.up), "en", "0.04", "1"),
    Case(.percent, "en", "0.25", "25%"),
    Case(.percent, "de", "0.256", "25,6\u{A0}%"),
    Case(.percent, "tr", "0.25", "%25"),
    Case(.currency("EUR"), "de", "1234.5", "1.234,50\u{A0}€"),
    Case(.currency("EUR"), "en", "1234.5", "€1,234.50"),
    Case(.currency("JPY"), "ja", "1234.5", "￥1,234"),
    Case(.currency("KWD", .code), "en", "1", "KWD\u{A0}1.000"),
    Case(.currency("CAD"), "en", "5", "CA$5.00"),
    Case(.currency("CAD", .narrowSymbol), "en", "5", "$5.00"),
    Case(.currency("USD", .name), "en", "1", "1.00 US dollars"),
    Case(.currency("USD", .name).fractionDigits(0...0), "en", "1", "1 US dollar"),
    Case(.currency("USD", accounting: true), "en", "-5", "($5.00)"),
    Case(.currency("USD", accounting: true).sign(.always), "en", "5", "+$5.00"),
    Case(.currency("usd"), "en", "5", "$5.00"),
    Case(.currency("ZZZ"), "en", "5", "ZZZ\u{A0}5.00"),
    Case(.currency("USD").notation(.compactShort), "en", "1234567", "$1.2M"),
    Case(.unit("kilometer"), "en", "5", "5 km"),
    Case(.unit("kilometer", width: .narrow), "en", "5", "5km"),
    Case(.unit("kilometer", width: .long), "en", "1", "1 kilometer"),
    Case(.unit("kilometer", per: "hour", width: .long), "en", "90", "90 kilometers per hour"),
    Case(.unit("liter-per-100-kilometer"), "de", "5.5", "5,5 L/100 km"),
    Case(.compactShort, "en", "1234567", "1.2M"),
    Case(.compactShort, "hi", "1234567", "12\u{A0}लाख"),
    Case(.compactShort, "ja", "1234567", "123万"),
    Case(.compactLong, "en", "1234567", "1.2 million"),
    Case(.compactLong, "en", "999999", "1 million"),
    Case(.compactLong, "fr", "1000", "mille"),
    Case(.compactShort.fractionDigits(2...2), "en", "1500", "1.50K"),
    Case(.scientific, "en", "1234567", "1.234567E6"),
    Case(.scientific.fractionDigits(1...1), "de", "0.05", "5,0E-2"),
    Case(.ordinal, "en", "3", "3rd"),
    Case(.ordinal, "en", "1012", "1,012th"),
    Case(.ordinal, "fr", "1", "1er"),
    Case(.ordinal, "de", "2", "2."),
    Case(.ordinal, "en", "1.5", "2nd"),
    Case(.ordinal.rounding(.down), "en", "1.5", "1st"),
    Case(.spelledOut, "en", "21", "twenty-one"),
    Case(.spelledOut, "en", "-1.5", "minus one point five"),
    Case(.spelledOut, "ja", "123", "百二十三"),
    Case(.spelledOut, "de", "1", "eins"),
    Case(.spelledOutOrdinal, "en", "21", "twenty-first"),
    Case(.spelledOutOrdinal, "fr", "1", "premier"),
    Case(.spelledOutOrdinal, "sv", "1", "första"),
    Case(.spelledOutOrdinal, "it", "2", "secondo"),
    // Currencies with separators of their own, which ICU garbles in its first results.
    Case(.currency("AED", .name), "tr-TR", "7.975", "AED\u{A0}7,98 BAE dirhemi"),
    // Languages without rules, whatever the process's own language is.
    Case(.spelledOut, "zu", "1234", "1,234"),
    Case(.ordinal, "zu", "5", "5."),
    Case(.ordinal, "bn", "5", "৫."),
    // Places in the digits that are asked for; words have none.
    Case(.ordinal, "hi-u-nu-deva", "1234", "१,२३४वाँ"),
    Case(.ordinal.numberingSystem("deva"), "hi", "1234", "१,२३४वाँ"),
    Case(.ordinal, "en-u-nu-roman", "3", "3rd"),
    // Digits beyond the Basic Multilingual Plane, which ICU parts in exponents.
    Case(.scientific.numberingSystem("mathsans"), "en", "1e12", "1E12"),
    Case(.percent.notation(.scientific).numberingSystem("adlm"), "en", "1e12", "1E14%"),
    Case(.integer.numberingSystem("ARAB"), "en", "12", "١٢"),
    Case(.integer.numberingSystem("traditio"), "ta", "12", "௰௨"),
    Case(.integer.numberingSystem("deva"), "en", "1234", "१,२३४"),
    Case(.integer.numberingSystem("latn"), "ar-EG", "1234", "1,234"),
    Case(.integer.numberingSystem("roman"), "en", "14", "XIV"),
  ]

  @Test(arguments: cases)
  func styles(_ example: Case) throws {
    let format = try NumberFormat(example.style, locale: example.locale)
    let number = try #require(DecimalNumber(example.value))
    #expect(format.string(number) == example.expected)
    #expect(format.formatted(number).text == example.expected)
  }

  @Test(
    arguments: [
      (.currency("EURO"), "en", "U_ILLEGAL_ARGUMENT_ERROR"),
      (.currency("€"), "en", "U_ILLEGAL_ARGUMENT_ERROR"),
      (.currency(""), "en", "U_ILLEGAL_ARGUMENT_ERROR"),
      (.currency("EU scale/100"), "en", "U_ILLEGAL_ARGUMENT_ERROR"),
      (.unit("furlong-per-nothing"), "en", "U_NUMBER_SKELETON_SYNTAX_ERROR"),
      (.unit("meter scale/100"), "en", "U_ILLEGAL_ARGUMENT_ERROR"),
      (.unit(""), "en", "U_ILLEGAL_ARGUMENT_ERROR"),
      // ICU ends the process for a range in these.
      (.unit("foot-and-inch"), "en", "U_UNSUPPORTED_ERROR"),
      // These can be opened and not written.
      (.unit("100-kilometer"), "en", "U_UNSUPPORTED_ERROR"),
      (.unit("pow4-meter"), "en", "U_RESOURCE_TYPE_MISMATCH"),
    ] as [(NumberStyle, String, String)])
  func whatICUHasNotIsAnError(style: NumberStyle, locale: String, name: String) {
    #expect {
      try NumberFormat(style, locale: locale)
    } throws: { error in
      (error as? ICUError)?.name == name
    }
    #expect(throws: ICUError.self) { try NumberRangeFormat(style, locale: locale) }
  }

  @Test(
    arguments: [
      (.integer, "en", 3, 5, "3–5"), (.integer, "en", 3, 3, "~3"), (.integer, "ja", 3, 5, "3～5"),
      (.integer, "en", 2.9, 3.1, "~3"), (.currency("USD"), "en", 3, 5, "$3.00 – $5.00"),
      (.currency("EUR"), "de", 3, 5, "3,00–5,00\u{A0}€"),
      (.integer, "en-u-nu-arab", 3, 5, "٣–٥"),
      (.integer.numberingSystem("arab"), "en", 3, 5, "٣–٥"),
    ] as [(NumberStyle, String, Double, Double, String)])
  func ranges(
    style: NumberStyle, locale: String, lower: Double, upper: Double, expected: String
  ) throws {
    #expect(
      try NumberRangeFormat(style, locale: locale).string(from: lower, to: upper) == expected)
  }

  @Test func rangesOfEqualEnds() throws {
    func text(_ identity: NumberRangeIdentity) throws -> String {
      try NumberRangeFormat(.integer, locale: "en", identity: identity).string(from: 3, to: 3)
    }
    #expect(try text(.approximately) == "~3")
    #expect(try text(.single) == "3")
    #expect(try text(.range) == "3–3")
  }

  /// What ICU does not write is written end by end.
  @Test func rangesOfVeryLargeNumbers() throws {
    let format = try NumberRangeFormat(
      .unit("year").notation(.compactLong), locale: "en", identity: .single)
    let large = try #require(DecimalNumber("1e40"))
    #expect(format.string(from: large, to: large).hasSuffix(" yrs"))
    #expect(format.string(from: DecimalNumber(1), to: large).hasSuffix(" yrs"))
  }

  @Test func rangesGiveBothEnds() throws {
    let shown = try NumberRangeFormat(.decimal.fractionDigits(1...1), locale: "en")
      .formatted(from: DecimalNumber(1), to: DecimalNumber(2))
    #expect(shown.text == "1.0–2.0")
    #expect(shown.lower == PluralOperands("1.0"))
    #expect(shown.upper == PluralOperands("2.0"))
  }

  @Test(arguments: [NumberStyle.ordinal, .spelledOut, .spelledOutOrdinal])
  func wordsHaveNoRanges(style: NumberStyle) {
    #expect {
      try NumberRangeFormat(style, locale: "en")
    } throws: { error in
      (error as? ICUError)?.name == "U_UNSUPPORTED_ERROR"
    }
  }

  @Test func stylesAreValues() {
    #expect(NumberStyle.decimal.fractionDigits(2...2) == .decimal.fractionDigits(2...2))
    #expect(NumberStyle.percent != .percent.sign(.always))
    #expect(Set([NumberStyle.ordinal, .ordinal, .spelledOut]).count == 2)
  }
}
