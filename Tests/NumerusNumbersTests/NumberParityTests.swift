import NumerusICU
import NumerusNumbers
import NumerusPlurals
import Testing

/// Our own writer against ICU's newer formatter, byte for byte, in every locale that ICU has.
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

  /// Halves, nines that carry, tiny and huge ones.
  static let decimals: [Double] = [
    0, -0.0, 0.5, 1.5, 2.5, -0.5, -1.5, 0.125, 0.375, 2.675, 1.005, 9.995, 99.5, 999.5, 9999.5,
    1234.5, 12345.678, -1234567.891, 0.1, 0.05, 0.0001, -0.0004, 0.995, 1e15, 1e20,
    123456789012345.6, 99_999_999_999_999.5, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
  ]

  /// How a style is called by ICU.
  static func oracle(
    _ style: NumberStyle, _ locale: String
  ) throws(ICUError) -> ICUNumberFormatter {
    try ICUNumberFormatter(skeleton: try style.skeleton(.number, .standard), locale: locale)
  }

  static func text(_ value: Double) -> String {
    value.isNaN ? "NaN" : value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)"
  }

  @Test func asksAllLocales() { #expect(LinkedICU.locales.count > 500) }

  @Test(arguments: LinkedICU.locales)
  func integersEqualICU(locale: String) throws {
    let format = try NumberFormat(.integer, locale: locale)
    let oracle = try Self.oracle(.integer, locale)
    for value in Self.integers {
      #expect(format.string(value) == (try oracle.format("\(value)").text))
    }
    #expect(format.string(UInt64.max) == (try oracle.format("\(UInt64.max)").text))
    #expect(format.string(Int128.min) == (try oracle.format("\(Int128.min)").text))
    #expect(format.string(UInt128.max) == (try oracle.format("\(UInt128.max)").text))
  }

  @Test(arguments: LinkedICU.locales)
  func decimalsEqualICU(locale: String) throws {
    let styles: [NumberStyle] =
      [.decimal] + [0, 1, 2, 3, 6, 9].map { .decimal.fractionDigits($0...$0) }
      + [.decimal.fractionDigits(1...3), .decimal.significantDigits(3...3)]
    for style in styles {
      let format = try NumberFormat(style, locale: locale)
      let oracle = try Self.oracle(style, locale)
      for value in Self.decimals {
        let expected = try oracle.format(Self.text(value)).text
        #expect(format.string(value) == expected, "\(value) \(style)")
      }
    }
  }

  /// Every option that our own code takes, in locales that differ in their signs and groups.
  @Test(
    arguments: [
      "en", "es", "pl", "hi", "ar-EG", "fa", "he", "sv", "de-CH", "en-US-POSIX", "my", "ks",
    ])
  func optionsEqualICU(locale: String) throws {
    let base: [NumberStyle] = [
      .integer, .decimal, .decimal.fractionDigits(2...2), .decimal.significantDigits(2...4),
      .decimal.significantDigits(1...1), .decimal.fractionDigits(0...1),
    ]
    var styles: [NumberStyle] = []
    for style in base {
      styles += NumberStyle.SignDisplay.allCases.map { style.sign($0) }
      styles += NumberStyle.Grouping.allCases.map { style.grouping($0) }
      styles += RoundingMode.allCases.map { style.rounding($0) }
      styles += [2, 5, 25].map { style.minimumIntegerDigits($0) }
      styles += RoundingMode.allCases.flatMap { mode in
        NumberStyle.SignDisplay.allCases.map { style.rounding(mode).sign($0) }
      }
    }
    for style in styles {
      let format = try NumberFormat(style, locale: locale)
      let oracle = try Self.oracle(style, locale)
      for value in Self.decimals {
        let expected = try oracle.format(Self.text(value)).text
        #expect(format.string(value) == expected, "\(value) \(style)")
      }
      for value in [0, 5, -5, 1234, 12_345, -1_234_567, 9_999_999_999_999_999] {
        let expected = try oracle.format("\(value)").text
        #expect(format.string(value) == expected, "\(value) \(style)")
      }
    }
  }

  /// All decimal numbering systems of CLDR 42, digits beyond the Basic Multilingual Plane and letters
  /// as digits among them.
  @Test(
    arguments: [
      "adlm", "ahom", "arab", "arabext", "bali", "beng", "bhks", "brah", "cakm", "cham", "deva",
      "diak", "fullwide", "gong", "gonm", "gujr", "guru", "hanidec", "hmng", "hmnp", "java",
      "kali", "kawi", "khmr", "knda", "lana", "lanatham", "laoo", "latn", "lepc", "limb",
      "mathbold", "mathdbl", "mathmono", "mathsanb", "mathsans", "mlym", "modi", "mong", "mroo",
      "mtei", "mymr", "mymrshan", "mymrtlng", "nagm", "newa", "nkoo", "olck", "orya", "osma",
      "rohg", "saur", "segment", "shrd", "sind", "sinh", "sora", "sund", "takr", "talu",
      "tamldec", "telu", "thai", "tibt", "tirh", "tnsa", "vaii", "wara", "wcho",
    ])
  func numberingSystemsEqualICU(system: String) throws {
    for style in [NumberStyle.integer, .decimal.fractionDigits(2...2)] {
      for language in ["en", "ar", "hi", "es"] {
        let locale = "\(language)-u-nu-\(system)"
        let oracle = try Self.oracle(style, locale)
        let formats = [
          try NumberFormat(style, locale: locale),
          try NumberFormat(style.numberingSystem(system), locale: language),
        ]
        for format in formats {
          #expect(format.unknownNumberingSystem == nil)
          for value in [0, 7, 1234, -98_765_432_101_234] as [Int64] {
            #expect(format.string(value) == (try oracle.format("\(value)").text))
          }
          #expect(format.string(-1234.565) == (try oracle.format("-1234.565").text))
        }
      }
    }
  }

  /// The three ways out give the same bytes, and what does not fit writes nothing.
  @Test(arguments: ["en", "ar-EG", "hi", "es", "he", "en-u-nu-roman", "my"])
  func allOutputsAgree(locale: String) throws {
    for style in [NumberStyle.integer, .decimal.fractionDigits(2...2), .percent] {
      let format = try NumberFormat(style, locale: locale)
      for value in Self.integers {
        let text = format.string(value)
        var bytes = Array("x".utf8)
        format.append(value, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "x" + text)
        #expect(format.formatted(value).text == text)
        for room in [0, text.utf8.count - 1, text.utf8.count, 200] {
          var fits = false
          let written = [UInt8](capacity: room) { span in fits = format.append(value, to: &span) }
          #expect(fits == (room >= text.utf8.count))
          #expect(written.elementsEqual(fits ? Array(text.utf8) : []))
        }
      }
      for value in Self.decimals {
        let text = format.string(value)
        var bytes: [UInt8] = []
        format.append(value, to: &bytes)
        #expect(bytes.elementsEqual(text.utf8))
        #expect(format.formatted(value).text == text)
        let written = [UInt8](capacity: 500) { span in _ = format.append(value, to: &span) }
        #expect(written.elementsEqual(text.utf8))
      }
    }
  }

  /// The short way of rounding against the exact one, on values around every kind of tie.
  @Test(arguments: 0...9)
  func roundingOfDoublesIsExact(fractionDigits: Int) throws {
    let format = try NumberFormat(
      .decimal.fractionDigits(fractionDigits...fractionDigits), locale: "en")
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    for round in 0..<4_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = Double(state >> 32) * (round % 3 == 0 ? 1 : 1000)
      let power = (0..<(round % 12)).reduce(1.0) { power, _ in power * 10 }
      var value = (digits + (round % 2 == 0 ? 0.5 : 0)) / power
      if round % 5 == 0 { value = value.nextUp }
      if round % 7 == 0 { value = value.nextDown }
      let exact = try #require(DecimalNumber(value))
      #expect(format.string(value) == format.string(exact), "\(value)")
    }
  }
}
