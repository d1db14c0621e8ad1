import NumerusMessages
import Testing

/// SEMANTICS 13: keys have Foundation's specifiers.
@Suite struct LocalizationValueTests {
  @Test func typesToSpecifiers() {
    let cases: [(String.LocalizationValue, String)] = [
      ("\(1)", "%lld"), ("\(Int8(1))", "%d"), ("\(Int16(1))", "%d"), ("\(Int32(1))", "%d"),
      ("\(Int64(1))", "%lld"), ("\(UInt(1))", "%llu"), ("\(UInt8(1))", "%u"),
      ("\(UInt16(1))", "%u"), ("\(UInt32(1))", "%u"), ("\(UInt64(1))", "%llu"),
      ("\(Float(1))", "%f"), ("\(1.0)", "%lf"), ("\("a")", "%@"), ("\("ab".dropFirst())", "%@"),
      ("\(true)", "%@"), ("\([1, 2])", "%@"), ("\(Int128(1))", "%@"), ("\(Character("x"))", "%@"),
    ]
    for (value, key) in cases { #expect(value.key == key) }
  }

  @Test func literalPercentIsEscapedOnlyBesideArguments() {
    let count = 3
    #expect(("100% sure" as String.LocalizationValue).key == "100% sure")
    #expect(("\(count) is 100% sure" as String.LocalizationValue).key == "%lld is 100%% sure")
    #expect(String.LocalizationValue("100% %@").key == "100% %@")
  }

  @Test func specifierStandsAsGiven() {
    #expect(("\(1.5, specifier: "%.1f") kg" as String.LocalizationValue).key == "%.1f kg")
    #expect(("\(7, specifier: "%03d")" as String.LocalizationValue).key == "%03d")
    #expect(("\("a", specifier: "%5@")" as String.LocalizationValue).key == "%5@")
  }

  @Test func argumentsKeepOrderAndType() {
    let value: String.LocalizationValue = "\("a") of \(Int.min) and \(UInt64.max), \(0.5)"
    #expect(value.key == "%@ of %lld and %llu, %lf")
    #expect(value.arguments == ["a", MessageArgument(Int.min), MessageArgument(UInt64.max), 0.5])
  }
}
