/// Reads conditions of the rule language.
///
/// Source: UTS #35 part 3, "Plural Rules Syntax": `and` binds tighter than `or`; white space may
/// stand between any two tokens.
package struct PluralRuleParser {
  private let bytes: [UInt8]
  private var offset = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The condition that a text holds.
  package static func condition(_ text: String) throws(PluralRuleSyntaxError) -> PluralCondition {
    var parser = Self(text)
    let condition = try parser.condition()
    guard parser.isAtEnd else {
      throw parser.error("\"..\", \",\", \"and\", \"or\" or the end of the rule")
    }
    return condition
  }

  /// The rule that a text holds: a condition, samples, both or neither.
  static func rule(_ text: String) throws(PluralRuleSyntaxError) -> PluralRule {
    var parser = Self(text)
    var condition: PluralCondition?
    if !parser.isAtEnd, parser.bytes[parser.offset] != UInt8(ascii: "@") {
      condition = try parser.condition()
    }
    let integers = parser.take("@integer") ? try parser.samples(hasFractions: false) : nil
    let decimals = parser.take("@decimal") ? try parser.samples(hasFractions: true) : nil
    guard parser.isAtEnd else {
      let words =
        if decimals != nil {
          "\"~\", \",\" or "
        } else if integers != nil {
          "\"~\", \",\", \"@decimal\" or "
        } else {
          "\"..\", \",\", \"and\", \"or\", \"@integer\", \"@decimal\" or "
        }
      throw parser.error("\(words)the end of the rule")
    }
    return PluralRule(
      condition: condition, integerSamples: integers, decimalSamples: decimals)
  }

  private mutating func condition() throws(PluralRuleSyntaxError) -> PluralCondition {
    var alternatives: [[PluralCondition.Relation]] = []
    repeat {
      var relations: [PluralCondition.Relation] = []
      repeat {
        relations.append(try relation())
      } while take("and")
      alternatives.append(relations)
    } while take("or")
    return PluralCondition(alternatives: alternatives)
  }

  private mutating func relation() throws(PluralRuleSyntaxError) -> PluralCondition.Relation {
    skipSpace()
    let start = offset
    guard let operand = PluralOperand(letter: takeWord()) else {
      offset = start
      throw error("an operand: n, i, v, w, f, t, c or e")
    }
    var modulus: UInt64?
    if take("%") || take("mod") {
      skipSpace()
      let start = offset
      modulus = try number()
      guard modulus != 0 else {
        offset = start
        throw error("a number over zero to divide by")
      }
    }
    let comparison = try comparison(afterModulus: modulus != nil)
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      ranges.append(comparison.takesRanges ? try range() : try single())
    } while comparison.takesRanges && take(",")
    return PluralCondition.Relation(
      operand: operand, modulus: modulus, isNegated: comparison.isNegated,
      isContinuous: comparison.isContinuous, ranges: ranges)
  }

  private struct Comparison {
    var isNegated: Bool
    var isContinuous = false
    /// `is` compares with one value.
    var takesRanges = true
  }

  /// `=`, `!=`, and the words of older rules: `is`, `is not`, `in`, `not in`, `within`,
  /// `not within`.
  private mutating func comparison(
    afterModulus: Bool
  ) throws(PluralRuleSyntaxError) -> Comparison {
    if take("=") { return Comparison(isNegated: false) }
    if take("!=") { return Comparison(isNegated: true) }
    if take("is") { return Comparison(isNegated: take("not"), takesRanges: false) }
    let isNegated = take("not")
    if take("in") { return Comparison(isNegated: isNegated) }
    if take("within") { return Comparison(isNegated: isNegated, isContinuous: true) }
    if isNegated { throw error("\"in\" or \"within\"") }
    throw error(
      "\"=\", \"!=\"\(afterModulus ? "" : ", \"%\""), \"is\", \"in\", \"within\" or \"not\"")
  }

  private mutating func single() throws(PluralRuleSyntaxError) -> ClosedRange<UInt64> {
    let value = try number()
    return value...value
  }

  private mutating func range() throws(PluralRuleSyntaxError) -> ClosedRange<UInt64> {
    let lower = try number()
    guard take("..") else { return lower...lower }
    skipSpace()
    let start = offset
    let upper = try number()
    guard upper >= lower else {
      offset = start
      throw error("a number of at least \(lower)")
    }
    return lower...upper
  }

  private mutating func samples(
    hasFractions: Bool
  ) throws(PluralRuleSyntaxError) -> PluralSamples {
    var ranges: [PluralSamples.SampleRange] = []
    repeat {
      if take("…") || take("...") {
        return PluralSamples(ranges: ranges, isOpen: true)
      }
      let first = try sample(hasFractions)
      var last = first
      if take("~") {
        skipSpace()
        let start = offset
        last = try sample(hasFractions)
        guard PluralSamples.SampleRange(first: first, last: last).goesUp else {
          offset = start
          throw error(
            "a number over \(first), with as many fraction digits and the same exponent")
        }
      }
      ranges.append(PluralSamples.SampleRange(first: first, last: last))
    } while take(",")
    return PluralSamples(ranges: ranges, isOpen: false)
  }

  /// A number as it is displayed: `100`, `1.0`, `1.1c6`.
  private mutating func sample(_ hasFraction: Bool) throws(PluralRuleSyntaxError) -> String {
    skipSpace()
    let start = offset
    func isPart(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "c")
        || byte == UInt8(ascii: "e") || (byte == UInt8(ascii: ".") && hasFraction)
    }
    while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard PluralOperands(text) != nil else {
      offset = start
      throw error("a sample number or \"…\"")
    }
    return text
  }

  private mutating func number() throws(PluralRuleSyntaxError) -> UInt64 {
    skipSpace()
    let start = offset
    var value: UInt64 = 0
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isAlsoTooLarge) = product.addingReportingOverflow(
        UInt64(bytes[offset] - UInt8(ascii: "0")))
      guard !isTooLarge, !isAlsoTooLarge else {
        offset = start
        throw error("a number below 2^64")
      }
      value = sum
      offset += 1
    }
    guard offset > start else { throw error("a number") }
    return value
  }

  /// The letters from here on.
  private mutating func takeWord() -> String {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[offset] {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Takes a token, a word only as a whole.
  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    let start = offset
    if token.utf8.first.map({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) == true {
      if takeWord() == token { return true }
      offset = start
      return false
    }
    guard bytes[offset...].starts(with: token.utf8) else { return false }
    offset += token.utf8.count
    return true
  }

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return offset == bytes.count
    }
  }

  /// Skips Pattern_White_Space: the ASCII spaces, U+0085, U+200E, U+200F, U+2028 and U+2029.
  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D:
        offset += 1
      case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]):
        offset += 2
      case 0xE2
      where [0x8E, 0x8F, 0xA8, 0xA9].contains { bytes[offset...].starts(with: [0xE2, 0x80, $0]) }:
        offset += 3
      default:
        return
      }
    }
  }

  private func error(_ expected: String) -> PluralRuleSyntaxError {
    PluralRuleSyntaxError(bytes, offset: offset, expected: expected)
  }
}
