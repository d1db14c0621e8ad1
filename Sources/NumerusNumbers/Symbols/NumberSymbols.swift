internal import NumerusICU

/// How a locale writes plain numbers, read from ICU once.
package final class NumberSymbols: Sendable {
  /// The symbols as ICU has them.
  struct Texts: Sendable {
    /// The UTF-8 of the digits 0 to 9 of the locale's numbering system.
    var digits: [[UInt8]]
    var decimalSeparator: [UInt8]
    var groupSeparator: [UInt8]
    /// The length of the last group of integer digits; 0 for no grouping.
    var primaryGroupSize: Int
    /// The length of all other groups.
    var secondaryGroupSize: Int
    /// How many digits must stand before the first separator.
    var minimumGroupingDigits: Int
    var negativePrefix: [UInt8]
    var negativeSuffix: [UInt8]
    /// The affixes of a number that shows its plus sign.
    var plusPrefix: [UInt8]
    var plusSuffix: [UInt8]
    var minusSign: [UInt8]
    var plusSign: [UInt8]
    var exponentSign: [UInt8]
    var infinity: [UInt8]
    var notANumber: [UInt8]
  }

  let texts: Texts

  /// The same as words; nil for symbols that are too long, whose numbers go the general way.
  let layout: PlainLayout?

  /// Whether the locale asks for a numbering system without digits, whose numbers ICU writes by
  /// rules. The symbols are those of the Latin digits then.
  let isAlgorithmic: Bool

  init(_ texts: Texts, isAlgorithmic: Bool = false) {
    self.texts = texts
    layout = PlainLayout(texts)
    self.isAlgorithmic = isAlgorithmic
  }

  /// How a program writes numbers for other programs: ASCII digits, a point and no grouping.
  static let plain = NumberSymbols(.plain)
}

extension NumberSymbols.Texts {
  /// - Throws: `ICUError` when ICU has no number data.
  init(_ format: ICUNumberFormat) throws(ICUError) {
    func bytes(_ symbol: ICUNumberFormat.Symbol) throws(ICUError) -> [UInt8] {
      Array(try format.symbol(symbol).utf8)
    }
    digits = []
    for value in 0...9 { digits.append(try bytes(.digit(value))) }
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

  static var plain: Self {
    Self(
      digits: (0...9).map { [UInt8(ascii: "0") + UInt8($0)] }, decimalSeparator: Array(".".utf8),
      groupSeparator: [], primaryGroupSize: 0, secondaryGroupSize: 0, minimumGroupingDigits: 1,
      negativePrefix: Array("-".utf8), negativeSuffix: [], plusPrefix: Array("+".utf8),
      plusSuffix: [], minusSign: Array("-".utf8), plusSign: Array("+".utf8),
      exponentSign: Array("E".utf8), infinity: Array("∞".utf8), notANumber: Array("NaN".utf8))
  }

  /// The symbols with another grouping.
  ///
  /// Source: ICU's `UNumberGroupingStrategy`.
  func grouped(_ grouping: NumberStyle.Grouping) -> Self {
    var texts = self
    switch grouping {
    case .automatic: break
    case .off: texts.primaryGroupSize = 0
    case .min2: texts.minimumGroupingDigits = max(2, minimumGroupingDigits)
    case .always:
      texts.minimumGroupingDigits = 1
      if primaryGroupSize == 0 {
        texts.primaryGroupSize = 3
        texts.secondaryGroupSize = 3
      }
    }
    return texts
  }

  /// Whether an integer of so many digits has separators.
  func isGrouped(digitCount: Int) -> Bool {
    primaryGroupSize > 0 && digitCount >= primaryGroupSize + minimumGroupingDigits
  }

  private static func replacing(
    _ old: [UInt8], by new: [UInt8], in text: [UInt8]
  ) -> [UInt8] {
    var result = text
    result.replace(old, with: new, maxReplacements: 1)
    return result
  }
}
