import Foundation
import NumerusMessages
import NumerusNumbers
import NumerusPlurals
import Testing

/// Values and arguments in JSON.
@Suite struct ArgumentCodingTests {
  static func roundTrip(_ value: String.LocalizationValue) throws -> String.LocalizationValue {
    try JSONDecoder().decode(
      String.LocalizationValue.self, from: try JSONEncoder().encode(value))
  }

  @Test(
    arguments: [
      "plain", "100%", "\(1) \(UInt64.max) \(Int128.min) \(Int.min)", "\(1.5) \(Float(0.1))",
      "\(-Double.infinity) \(Double.leastNonzeroMagnitude)", "\("Ann") \("")",
      "\(placeholder: .object)", "\(3, plural: .ordinal)", "\(3...5)",
      "\(1.5..<2, style: .percent)",
      "\(1, style: .currency("EUR", .name, accounting: true).fractionDigits(0...3))",
      "\(1, style: .unit("meter", per: "second", width: .long).sign(.always))",
      "\(1, style: .compactLong.significantDigits(2...3).rounding(.up).grouping(.off))",
      "\(1, style: .decimal.minimumIntegerDigits(3).numberingSystem("deva"))",
      "\(1, style: .spelledOut) \(1, style: .spelledOutOrdinal) \(1, style: .ordinal)",
    ] as [String.LocalizationValue])
  func valuesComeBack(value: String.LocalizationValue) throws {
    #expect(try Self.roundTrip(value) == value)
  }

  @Test func shape() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let value: String.LocalizationValue = "\(3) of \("x")"
    #expect(
      String(decoding: try encoder.encode(value), as: UTF8.self)
        == #"{"arguments":[{"int":"3"},{"text":"x"}],"key":"%lld of %@"}"#)
  }

  /// What others wrote is refused, or in bounds.
  @Test(
    arguments: [
      "{}", #"{"int":"1e1000000"}"#, #"{"int":"x"}"#, #"{"int":""}"#, #"{"double":"x"}"#,
      #"{"ordinal":{"text":"x"}}"#, #"{"number":{"text":"x"},"style":{"kind":"number"}}"#,
      #"{"lower":{"int":"1"}}"#, #"{"placeholder":"x"}"#,
      #"{"number":{"int":"1"},"style":{"kind":"number","fractionDigits":[5,1]}}"#,
      #"{"number":{"int":"1"},"style":{"kind":"currency"}}"#,
    ])
  func faultsAreRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MessageArgument.self, from: Data(json.utf8))
    }
  }

  @Test func countsAreBounded() throws {
    let json =
      #"{"kind":"number","fractionDigits":[-5,1000000000],"minimumIntegerDigits":1000000000}"#
    let style = try JSONDecoder().decode(NumberStyle.self, from: Data(json.utf8))
    #expect(style == .decimal.fractionDigits(0...999).minimumIntegerDigits(999))
  }
}
