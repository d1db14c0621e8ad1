import Foundation
import NumerusMessages
import Testing

/// SEMANTICS 14 to 17: how arguments are written into a text.
@Suite struct ArgumentWritingTests {
  /// The text of a key that no catalog has, which is written by its own placeholders.
  static func text(
    _ format: String, _ arguments: [MessageArgument], language: String = "en",
    issues: ((MessageIssue.Kind) -> Void)? = nil
  ) -> String {
    let catalog = CompiledCatalogBuilder(sourceLanguage: language).build()
    return Localizer(catalog, language: language).string(forKey: format, arguments: arguments)
  }

  /// The examples in Foundation's own source, and what follows from them.
  @Test(
    arguments: [
      ("%d", 1234, "1,234"), ("%i", -5, "-5"), ("%lld", 0, "0"), ("%u", 12, "12"),
      ("%04d", 42, "0,042"), ("%10.5d", 234, "    00,234"), ("%-6d|", 42, "42    |"),
      ("%6d", -42, "   -42"), ("%+d", 5, "+5"), ("%+d", -5, "-5"), ("% d", 5, " 5"),
      ("%.3d", 5, "005"), ("%.0d", 0, "0"), ("%-05d|", 42, "42   |"),
      ("%f", 3, "3.000000"), ("%.1f", 1, "1.0"), ("%@", 1234, "1234"), ("%s", 7, "7"),
      ("%.2@", 1234, "1234"), ("%6@", 1234, "  1234"),
      ("%c", 65, "A"), ("%C", 0x1F600, "😀"), ("%c", 0xD800, "55296"), ("%c", -1, "-1"),
    ] as [(String, Int, String)])
  func integers(format: String, value: Int, expected: String) {
    #expect(Self.text(format, [MessageArgument(value)]) == expected)
  }

  @Test(
    arguments: [
      ("5", "5"), ("-12", "-12"), ("+7", "7"), ("007", "7"), ("-0", "0"),
      ("9223372036854775808", "9,223,372,036,854,775,808"),
      ("-9223372036854775809", "-9,223,372,036,854,775,809"),
      ("+18446744073709551616", "18,446,744,073,709,551,616"),
      ("-00000000000000000000000000", "0"),
      ("1" + String(repeating: "0", count: 27), "1" + String(repeating: ",000", count: 9)),
      ("", nil), ("-", nil), ("+-1", nil), ("1.0", nil), ("1.", nil), ("1e3", nil), ("1E3", nil),
      (" 1", nil), ("1 ", nil), ("1,234", nil), ("٣", nil), ("0x10", nil), ("five", nil),
    ] as [(String, String?)])
  func integersByTheirDigits(digits: String, expected: String?) {
    let argument = MessageArgument(integerDigits: digits)
    #expect(argument.map { Self.text("%lld", [$0]) } == expected)
  }

  @Test(
    arguments: [
      ("%f", 1.5, "1.500000"), ("%.2f", 2.675, "2.68"), ("%.0f", 2.5, "2"), ("%.f", 3.5, "4"),
      ("%10.2f", 1234.5, "  1,234.50"), ("%-10.2f|", 1.5, "1.50      |"),
      ("%010.2f", -1.5, "-000001.50"), ("%+.1f", 0.05, "+0.0"), ("%.3e", 1234.5, "1.234E+03"),
      ("%e", 0, "0.000000E+00"), ("%.1e", 0.00012, "1.2E-04"), ("%.0e", 5e120, "5E+120"),
      ("%g", 0.5, "0.5"), ("%g", 100_000, "100,000"), ("%g", 1_000_000, "1,000,000"),
      ("%g", 1_000_001, "1E+06"),
      ("%g", 2_000_000, "2E+06"), ("%g", -1_000_000, "-1,000,000"), ("%.3g", 1000, "1,000"),
      ("%g", 0, "0"),
      ("%g", 0.0001, "0.0001"), ("%g", 0.00001, "1E-05"), ("%.3g", 1234.5, "1.23E+03"),
      ("%lld", 1.5, "1.5"), ("%d", 1, "1.0"), ("%@", 1.5, "1.5"), ("%x", 1.5, "1.5"),
      ("%f", .nan, "NaN"), ("%d", .infinity, "∞"), ("%.1f", -.infinity, "-∞"), ("%@", .nan, "nan"),
    ] as [(String, Double, String)])
  func doubles(format: String, value: Double, expected: String) {
    #expect(Self.text(format, [MessageArgument(value)]) == expected)
  }

  @Test(
    arguments: [
      ("%@", "a", "a"), ("%d", "a", "a"), ("%f", "a", "a"), ("%x", "a", "a"), ("%c", "ab", "ab"),
      ("%s", "a", "a"), ("%5@|", "ab", "   ab|"), ("%-5@|", "ab", "ab   |"), ("%.2@", "abc", "ab"),
      ("%@", "%d %@ %%", "%d %@ %%"), ("%@", "", ""), ("%2$@", "a", "%2$@"),
    ])
  func texts(format: String, value: String, expected: String) {
    #expect(Self.text(format, [MessageArgument(value)]) == expected)
  }

  /// What is not localized is C's: `snprintf` through Foundation.
  @Test(
    arguments: [
      "%x", "%X", "%#x", "%o", "%#o", "%#.4o", "%#.1o", "%#8o", "%08x", "%-8x|", "%.4x", "%llx",
      "%10.4x", "%#010x", "%hhx",
      "%hx",
    ],
    [0, 1, 8, 255, 300, 4096, 70_000, -1, -128, -129, .min, .max] as [Int32])
  func codesEqualC(format: String, value: Int32) {
    let wide = format.contains("ll")
    let expected =
      wide ? String(format: format, Int64(value)) : String(format: format, value)
    #expect(Self.text(format, [MessageArgument(value)]) == expected)
  }

  @Test(
    arguments: [
      "%a", "%A", "%.3a", "%.0a", "%.20a", "%+a", "%#.0a", "%025a", "%+025.3A", "%25a", "%-25a|",
    ],
    [
      0, 1, -1, 0.5, 3.14159, 1e300, .leastNormalMagnitude / 8, -0.0, 0.1, 1.9999999999, .infinity,
      -.infinity,
    ]
      as [Double])
  func hexadecimalFloatsEqualC(format: String, value: Double) {
    #expect(Self.text(format, [MessageArgument(value)]) == String(format: format, value))
  }

  @Test(
    arguments: [
      ("%1$@ %2$@ %1$@", ["a", "b"], "a b a"), ("%2$@ %1$@", ["a", "b"], "b a"),
      ("%@, are you there? %1$@?", ["Ann"], "Ann, are you there? Ann?"),
      ("%1$@ %@", ["a", "b"], "a a"), ("%@ %@", ["a"], "a %@"), ("%@", ["a", "b"], "a"),
      ("%*d|", [5, 42], "   42|"), ("%*d|", [-5, 42], "42   |"), ("%.*f", [2, 1.5], "1.50"),
      ("%.*f", [-1, 1.5], "1.500000"), ("%*d", ["x", 42], "42"), ("%2$*1$d", [4, 7], "   7"),
      ("%*d", [2_000_000_000, 7], String(repeating: " ", count: 999) + "7"), ("%*d", [5], "%*d"),
      ("100%% of %@", ["a"], "100% of a"), ("50% off for %@", ["Ann"], "50% off for Ann"),
      ("50%-ig", [7], "507g"), ("50% e 60% %lld", [3], "50% e 60% 3"),
      ("20 % i %@", ["a"], "20 % i a"),
      ("[% d]", [7], "[ 7]"), ("50%-ig %@", [], "50%-ig %@"), ("%% %@", [], "%% %@"),
      ("^[%lld item](inflect: true)", [2], "2 item"), ("^[a](b) %@", ["x"], "^[a](b) x"),
    ] as [(String, [MessageArgument], String)])
  func positions(format: String, arguments: [MessageArgument], expected: String) {
    #expect(Self.text(format, arguments) == expected)
  }

  /// Extreme values print in full and never trap.
  @Test(
    arguments: [
      (MessageArgument(Int.min), "-9,223,372,036,854,775,808"),
      (MessageArgument(UInt64.max), "18,446,744,073,709,551,615"),
      (MessageArgument(Int128.min), "-170,141,183,460,469,231,731,687,303,715,884,105,728"),
      (-1, "-1"), (0, "0"), (MessageArgument(Double.nan), "NaN"),
      (MessageArgument(-Double.infinity), "-∞"),
    ])
  func extremes(argument: MessageArgument, expected: String) {
    #expect(Self.text("%lld", [argument]) == expected)
    for conversion in "dDiuUxXoOfFeEgGaAcCsSp@" {
      for prefix in ["", "0", "-9", "+.3", "#", "hh", "*", ".*"] {
        #expect(!Self.text("%\(prefix)\(conversion)", [argument, argument]).isEmpty)
      }
    }
  }

  @Test func exponentDigitsAreLocalized() {
    #expect(Self.text("%e", [1234], language: "mr") == "१.२३४०००E+०३")
    #expect(Self.text("%.1e", [-0.012], language: "mr") == "-१.२E-०२")
  }

  /// A language's own digits are in every localized conversion, and in no other.
  @Test(
    arguments: [
      ("%d", "١٬٢٣٤"), ("%.1f", "١٬٢٣٤٫٠"), ("%g", "١٬٢٣٤"), ("%05d", "٠١٬٢٣٤"),
      ("%x", "4d2"), ("%o", "2322"), ("%a", "0x1.348p+10"), ("%@", "1234"),
    ])
  func arabicDigits(format: String, expected: String) {
    #expect(Self.text(format, [1234], language: "ar-EG") == expected)
  }
}
