import Foundation
import Numerus
import Testing

/// Foundation's `Decimal` as a number to be written.
@Suite struct DecimalTests {
  @Test(
    arguments: [
      ("1234.50", "1.234,50\u{A0}€"), ("-0.005", "-0,00\u{A0}€"), ("0.015", "0,02\u{A0}€"),
      (
        "12345678901234567890123456789012345.67",
        "12.345.678.901.234.567.890.123.456.789.012.345,67\u{A0}€"
      ),
    ])
  func amounts(text: String, expected: String) throws {
    let value = try #require(Decimal(string: text))
    #expect(try NumberFormat(.currency("EUR"), locale: "de").string(value) == expected)
  }

  @Test func buffersAndRanges() throws {
    var bytes: [UInt8] = []
    let value = try #require(Decimal(string: "1234.5"))
    try NumberFormat(locale: "de").append(value, to: &bytes)
    try NumberFormat(locale: "de").append(Float(0.1), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "1.234,50,1")
    let range = try NumberRangeFormat(.integer, locale: "en")
    #expect(range.string(from: Decimal(3), to: Decimal(5)) == "3–5")
    #expect(range.formatted(from: Decimal(3), to: Decimal.nan).upper == nil)
  }

  @Test func allDigitsAreKept() throws {
    let format = try NumberFormat(.decimal.fractionDigits(0...100).grouping(.off), locale: "en")
    for text in ["0.00000000000000000000000000000000000001", "-1234567890.0987654321", "0"] {
      #expect(format.string(try #require(Decimal(string: text))) == text)
    }
    #expect(format.string(Decimal.greatestFiniteMagnitude).count == 166)
    #expect(format.formatted(Decimal.nan).operands == nil)
    #expect(format.string(Decimal.nan) == "NaN")
  }
}
