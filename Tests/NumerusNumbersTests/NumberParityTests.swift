import NumerusICU
import NumerusNumbers
import Testing

/// Our own writer against ICU's, byte for byte.
@Suite struct NumberParityTests {
  static let integers: [Int64] = {
    var values: [Int64] = [0, .min, .max, .min + 1]
    var power: Int64 = 1
    for _ in 0..<18 {
      values += [power, power - 1, power + 1, 3 * power, -power, -(power - 1)]
      power *= 10
    }
    // A fixed sequence in place of chance: a failure stays one.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for length in 1...63 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Int64(bitPattern: state >> UInt64(64 - length))
      values += [value, -value]
    }
    return values
  }()

  @Test func asksAllLocales() { #expect(LinkedICU.locales.count > 500) }

  @Test(arguments: LinkedICU.locales)
  func integersEqualICU(locale: String) throws {
    let format = try NumberFormat(locale: locale)
    let oracle = try ICUNumberFormat(locale: locale)
    for value in Self.integers {
      #expect(format.string(value) == (try oracle.string(decimal: "\(value)", fractionDigits: 0)))
    }
    #expect(
      format.string(UInt64.max)
        == (try oracle.string(decimal: "\(UInt64.max)", fractionDigits: 0)))
    #expect(
      format.string(Int128.min)
        == (try oracle.string(decimal: "\(Int128.min)", fractionDigits: 0)))
  }

  @Test(arguments: LinkedICU.locales)
  func decimalsEqualICU(locale: String) throws {
    let format = try NumberFormat(locale: locale)
    let oracle = try ICUNumberFormat(locale: locale)
    let values: [Double] = [
      0, 0.5, 1.5, 2.5, -0.5, -1.5, 0.125, 0.375, 2.675, 1.005, 9.995, 99.5, 999.5, 9999.5, 1234.5,
      12345.678, -1234567.891, 0.1, 0.05, 0.0001, 1e15, 1e20, 123456789012345.6,
      .leastNonzeroMagnitude,
    ]
    for value in values {
      for digits in [0, 1, 2, 3, 6] {
        let expected = try oracle.string(decimal: "\(value)", fractionDigits: digits)
        #expect(format.string(value, fractionDigits: digits) == expected, "\(value) \(digits)")
      }
    }
  }

  /// Numbering systems by extension, digits beyond the Basic Multilingual Plane among them.
  @Test(
    arguments: [
      "en-u-nu-arab", "ar-u-nu-latn", "fa", "mr", "bn-u-nu-beng", "my-u-nu-mymr", "ne",
      "en-u-nu-mathsans", "ff-Adlm", "ccp", "zh-u-nu-hanidec", "th-u-nu-thai", "en-u-nu-roman",
      "he-u-nu-hebr",
    ])
  func numberingSystemsEqualICU(locale: String) throws {
    let format = try NumberFormat(locale: locale)
    let oracle = try ICUNumberFormat(locale: locale)
    for value in [0, 7, 1234, -98_765_432_101_234] as [Int64] {
      #expect(format.string(value) == (try oracle.string(decimal: "\(value)", fractionDigits: 0)))
    }
  }
}
