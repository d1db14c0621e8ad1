import NumerusPlurals
import Testing

/// The rule language of UTS #35 part 3.
@Suite struct PluralRuleParserTests {
  @Test(
    arguments: [
      ("n = 1", "n = 1"), ("n=1", "n = 1"), ("  i\t=\n1 and v=0 ", "i = 1 and v = 0"),
      ("n % 10 = 2..4 and n % 100 != 12..14", "n % 10 = 2..4 and n % 100 != 12..14"),
      ("n%100=3..10,13", "n % 100 = 3..10,13"),
      ("n = 1 or n = 2 and v = 0", "n = 1 or n = 2 and v = 0"),
      ("e != 0..5", "c != 0..5"),
      ("n\u{B}=\u{C}1\u{85}or\u{200E}n\u{200F}=\u{2028}2\u{2029}", "n = 1 or n = 2"),
      ("n = 5..5", "n = 5"),
      ("n = 0..18446744073709551615", "n = 0..18446744073709551615"),
    ])
  func printsCanonically(text: String, expected: String) throws {
    let condition = try PluralRuleParser.condition(text)
    #expect(condition.description == expected)
    #expect(try PluralRuleParser.condition(expected) == condition)
  }

  @Test(
    arguments: [
      ("", 0), ("n", 1), ("n =", 3), ("n = x", 4), ("x = 1", 0), ("nn = 1", 0), ("n ! = 3", 2),
      ("n = f", 4), ("n = 5..4", 7), ("n = 1 and", 9), ("n = 1 or or", 9), ("n % 0 = 1", 4),
      ("n = 1 nand v = 0", 6), ("n = 18446744073709551616", 4), ("n = 1,", 6), ("n % = 1", 4),
      ("n = 1 = 2", 6), ("N = 1", 0), ("n = -1", 4), ("n = 1.5", 5), ("n = 1 andv = 0", 6),
    ])
  func refusesWithTheOffset(text: String, offset: Int) throws {
    let error = #expect(throws: PluralRuleSyntaxError.self) {
      try PluralRuleParser.condition(text)
    }
    #expect(error?.offset == offset)
    #expect(error?.expected.isEmpty == false)
  }

  /// `and` binds tighter, lists match integers only, `n` has its fraction and `i` has not.
  @Test(
    arguments: [
      ("n = 1 or n = 2 and v = 1", "1", true), ("n = 1 or n = 2 and v = 1", "2", false),
      ("n = 1 or n = 2 and v = 1", "2.0", true), ("n = 1..3", "1.5", false),
      ("n != 1..3", "1.5", true), ("i = 1..3", "1.5", true), ("n % 10 = 1", "21.0", true),
      ("n % 10 = 1", "21.5", false), ("f = 5", "1.5", true), ("f = 50", "1.50", true),
      ("t = 5", "1.50", true), ("w = 1", "1.50", true), ("c = 6", "1.5c6", true),
      ("n = 0", "0.0", true), ("i % 1000000 = 0", "123000000", true),
      ("n = 18446744073709551615", "615", false),
    ])
  func evaluates(rule: String, number: String, expected: Bool) throws {
    let program = PluralRuleProgram.compile([(.one, try PluralRuleParser.condition(rule))])
    let operands = try #require(PluralOperands(number))
    let category = PluralRuleProgram.category(of: operands, by: program.span, at: 0)
    #expect(category == (expected ? .one : .other))
  }

  @Test func programsAreASCII() throws {
    let condition = try PluralRuleParser.condition("n = 18446744073709551615 or f != 64,4096..9999")
    #expect(PluralRuleProgram.compile([(.many, condition)]).allSatisfy { $0 < 128 })
  }
}
