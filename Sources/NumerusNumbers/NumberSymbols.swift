internal import NumerusICU

/// How a locale writes plain numbers, read from ICU once.
package final class NumberSymbols: Sendable {
  /// The UTF-8 of the digits 0 to 9 of the locale's numbering system.
  let digits: [[UInt8]]
  /// Whether the digits are those of ASCII, one byte each.
  let hasASCIIDigits: Bool
  let decimalSeparator: [UInt8]
  let groupSeparator: [UInt8]
  /// The length of the last group of integer digits; 0 for no grouping.
  let primaryGroupSize: Int
  /// The length of all other groups.
  let secondaryGroupSize: Int
  /// How many digits must stand before the first separator.
  let minimumGroupingDigits: Int
  let negativePrefix: [UInt8]
  let negativeSuffix: [UInt8]
  /// The affixes of a number that shows its plus sign.
  let plusPrefix: [UInt8]
  let plusSuffix: [UInt8]
  let minusSign: [UInt8]
  let plusSign: [UInt8]
  let exponentSign: [UInt8]
  let infinity: [UInt8]
  let notANumber: [UInt8]

  init(locale: String) throws(ICUError) {
    let format = try ICUNumberFormat(locale: locale)
    func bytes(_ symbol: ICUNumberFormat.Symbol) throws(ICUError) -> [UInt8] {
      Array(try format.symbol(symbol).utf8)
    }
    var digits: [[UInt8]] = []
    for value in 0...9 { digits.append(try bytes(.digit(value))) }
    self.digits = digits
    hasASCIIDigits = digits == Self.asciiDigits
    decimalSeparator = try bytes(.decimal)
    groupSeparator = try bytes(.group)
    primaryGroupSize = max(0, try format.grouping(.primarySize))
    let secondary = try format.grouping(.secondarySize)
    secondaryGroupSize = secondary > 0 ? secondary : primaryGroupSize
    minimumGroupingDigits = max(1, try format.grouping(.minimumDigits))
    minusSign = try bytes(.minus)
    plusSign = try bytes(.plus)
    negativePrefix = try bytes(.negativePrefix)
    negativeSuffix = try bytes(.negativeSuffix)
    plusPrefix = Self.replacing(minusSign, by: plusSign, in: negativePrefix)
    plusSuffix = Self.replacing(minusSign, by: plusSign, in: negativeSuffix)
    exponentSign = try bytes(.exponent)
    infinity = try bytes(.infinity)
    notANumber = try bytes(.nan)
  }

  /// ASCII digits, a point and no grouping: for when ICU can't be asked.
  private init() {
    digits = Self.asciiDigits
    hasASCIIDigits = true
    decimalSeparator = Array(".".utf8)
    groupSeparator = []
    primaryGroupSize = 0
    secondaryGroupSize = 0
    minimumGroupingDigits = 1
    negativePrefix = Array("-".utf8)
    negativeSuffix = []
    plusPrefix = Array("+".utf8)
    plusSuffix = []
    minusSign = Array("-".utf8)
    plusSign = Array("+".utf8)
    exponentSign = Array("E".utf8)
    infinity = Array("∞".utf8)
    notANumber = Array("NaN".utf8)
  }

  /// How a program writes numbers for other programs.
  static let plain = NumberSymbols()

  private static let asciiDigits = (0...9).map { [UInt8(ascii: "0") + UInt8($0)] }

  private static func replacing(
    _ old: [UInt8], by new: [UInt8], in text: [UInt8]
  ) -> [UInt8] {
    var result = text
    result.replace(old, with: new, maxReplacements: 1)
    return result
  }
}
