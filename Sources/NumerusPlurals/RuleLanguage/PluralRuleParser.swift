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
    parser.skipSpace()
    guard parser.offset == parser.bytes.count else {
      throw parser.error("\"and\", \"or\" or the end of the rule")
    }
    return condition
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
    if take("%") {
      skipSpace()
      let start = offset
      modulus = try number()
      guard modulus != 0 else {
        offset = start
        throw error("a number over zero to divide by")
      }
    }
    let isNegated = take("!=")
    guard isNegated || take("=") else {
      throw error("\"=\", \"!=\"\(modulus == nil ? " or \"%\"" : "")")
    }
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      ranges.append(try range())
    } while take(",")
    return PluralCondition.Relation(
      operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
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

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private func error(_ expected: String) -> PluralRuleSyntaxError {
    PluralRuleSyntaxError(offset: offset, expected: expected)
  }
}
