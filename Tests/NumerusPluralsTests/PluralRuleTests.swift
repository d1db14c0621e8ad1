import NumerusPlurals
import NumerusTestSupport
import Testing

/// Rules made from text: older words, samples, sets of one's own.
@Suite struct PluralRuleTests {
  /// The words of older versions of UTS #35, printed in today's form.
  @Test(
    arguments: [
      ("n is 1", "n = 1"), ("n is not 1", "n != 1"), ("n in 1..3", "n = 1..3"),
      ("n not in 1..3", "n != 1..3"), ("n mod 10 in 2..4,9", "n % 10 = 2..4,9"),
      ("n mod 100 is not 11", "n % 100 != 11"), ("n within 0..2", "n within 0..2"),
      ("n not within 0..2", "n not within 0..2"), ("n within 1", "n = 1"),
      ("i within 0..2", "i = 0..2"), ("n mod 10 not within 3,5..7", "n % 10 not within 3,5..7"),
    ])
  func olderWords(text: String, expected: String) throws {
    let rule = try PluralRule(text)
    #expect(rule.description == expected)
    #expect(try PluralRule(expected) == rule)
  }

  @Test(
    arguments: [
      ("n is 1,2", 1, 7), ("n is not", 1, 9), ("n not = 1", 1, 7), ("n not 1", 1, 7),
      ("n in", 1, 5),
      ("n = 1\nand\n  x = 2", 3, 3), ("n =\n 5..4", 2, 5), ("@integer 1 @integer 2", 1, 12),
      ("@decimal 1.0 @integer 1", 1, 14), ("n = 1 @integer x", 1, 16), ("n = 1 @", 1, 7),
      ("n = 1 @integer 1.5", 1, 17), ("n = 1 @integer 1 ~", 1, 19), ("n isnt 1", 1, 3),
    ])
  func refusesWithThePlace(text: String, line: Int, column: Int) {
    let error = #expect(throws: PluralRuleSyntaxError.self) { try PluralRule(text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  /// `within` takes the numbers between the ends of a range too; `in` and `=` integers only.
  @Test(
    arguments: [
      ("n within 0..2", "1.5", true), ("n within 0..2", "2", true), ("n within 0..2", "2.0", true),
      ("n within 0..2", "2.1", false), ("n within 0..2", "0.1", true), ("n in 0..2", "1.5", false),
      ("n not within 0..2", "1.5", false), ("n not within 0..2", "2.5", true),
      ("n mod 10 within 1..2", "21.5", true), ("n within 1,3..4", "1.5", false),
      ("n within 1,3..4", "3.5", true),
    ])
  func within(text: String, number: String, expected: Bool) throws {
    #expect(try PluralRule(text).matches(PluralOperands(parsing: number)) == expected)
  }

  @Test func samples() throws {
    let text =
      "n % 10 = 2..4 @integer 2~4, 22, 1000000, … @decimal 2.0, 0.8~1.1, 1.0000001c6, ..."
    let rule = try PluralRule(text)
    let integers = try #require(rule.integerSamples)
    #expect(integers.numbers == ["2", "3", "4", "22", "1000000"])
    #expect(integers.isOpen)
    let decimals = try #require(rule.decimalSamples)
    #expect(decimals.numbers == ["2.0", "0.8", "0.9", "1.0", "1.1", "1.0000001c6"])
    #expect(rule.description == text.replacing("...", with: "…"))
    #expect(try PluralRule("").description == "")
    #expect(try PluralRule("@integer 5").matches(PluralOperands(7)))
  }

  @Test func hostileSamplesAreBounded() throws {
    let rule = try PluralRule("@integer 0~999999999999, 1~99999999999999999999999")
    #expect(rule.integerSamples?.numbers.count == 1001)
    let last = try PluralRule("@integer 18446744073709551610~18446744073709551615")
    #expect(last.integerSamples?.numbers.count == 6)
  }

  @Test func sampleRangesHaveOneShape() throws {
    let rule = try PluralRule("@integer 1c6~3c6 @decimal 1.1c6~1.3c6")
    #expect(rule.integerSamples?.numbers == ["1c6", "2c6", "3c6"])
    #expect(rule.decimalSamples?.numbers == ["1.1c6", "1.2c6", "1.3c6"])
    for text in [
      "@decimal 0.0~10", "@decimal 0.0~1.50", "@integer 1c6~3", "@integer 1c3~1c6", "@integer 3~1",
      "@integer 3~3",
    ] {
      #expect(throws: PluralRuleSyntaxError.self) { try PluralRule(text) }
    }
  }

  /// Below 2⁶⁴ a rule of one's own sees all of a number.
  @Test func rulesOfOnesOwnSeeLargeNumbers() throws {
    let rules = try PluralRules(rules: [
      .one: "n % 7 = 0", .two: "n = 1000000000000000001", .few: "n = 2000000000000000003",
    ])
    #expect(rules.category(for: 7_000_000_000_000_000_000 as UInt64) == .one)
    #expect(rules.category(for: 1_000_000_000_000_000_001 as UInt64) == .two)
    #expect(rules.category(for: 2_000_000_000_000_000_003 as UInt64) == .few)
    #expect(rules.category(for: 3_000_000_000_000_000_003 as UInt64) == .other)
  }

  @Test func rulesOfOnesOwn() throws {
    let rules = try PluralRules(rules: [
      .one: "i = 1 and v = 0", .few: "n = 2..4 or n = 1", .other: "@integer 0, 5, …",
    ])
    #expect(rules.categories == [.one, .few, .other])
    // The first that holds is taken: 1 is one, 1.0 is few.
    #expect(rules.category(for: 1) == .one)
    #expect(try rules.category(for: PluralOperands(parsing: "1.0")) == .few)
    #expect(rules.category(for: -3) == .few)
    #expect(rules.category(for: UInt128.max) == .other)
    #expect(
      rules == (try PluralRules(rules: [.few: "n in 2..4 or n is 1", .one: "i = 1 and v = 0"])))
    #expect(rules != PluralRules(locale: "en"))
  }

  @Test func faultyRulesOfOnesOwn() {
    func error(_ rules: [PluralCategory: String]) -> PluralRuleError? {
      #expect(throws: PluralRuleError.self) { try PluralRules(rules: rules) }
    }
    #expect(error([.one: "n = 1", .few: "n ="])?.description == "few: 1:4: expected a number")
    #expect(error([.other: "n = 1"])?.kind == .conditionOfOther)
    #expect(error([.one: ""])?.kind == .noCondition)
    #expect(error([.one: "@integer 1"])?.kind == .noCondition)
  }

  /// The rules of every locale, printed and read again, are the same rules.
  @Test(arguments: PluralRules.locales, PluralRules.RuleType.allCases)
  func rulesOfLocalesPrint(locale: String, type: PluralRules.RuleType) throws {
    let rules = PluralRules(locale: locale, type: type)
    let texts = Dictionary(
      uniqueKeysWithValues: rules.rules.map { ($0.category, $0.rule.description) })
    let again = try PluralRules(rules: texts, type: type)
    #expect(again.categories == rules.categories)
    for number in [
      "0", "1", "2", "3", "5", "11", "12", "21", "100", "1000000", "1.5", "1.0", "1c6",
    ] {
      let operands = try PluralOperands(parsing: number)
      #expect(again.category(for: operands) == rules.category(for: operands), "\(number)")
    }
  }

  static let rows = Result { try CaseFile.rows("plural-samples.tsv", columns: 4) }

  /// CLDR's own samples, wherever its rules of that version are still ours.
  @Test(arguments: try! rows.get())
  func samplesOfCLDR(row: CaseRow) throws {
    let rule = try PluralRule(row[3])
    let numbers = (rule.integerSamples?.numbers ?? []) + (rule.decimalSamples?.numbers ?? [])
    #expect(!numbers.isEmpty)
    for locale in row[0].split(separator: " ") {
      let rules = PluralRules(
        locale: String(locale), type: row[1] == "ordinal" ? .ordinal : .cardinal)
      for number in numbers {
        let operands = try PluralOperands(parsing: number)
        #expect(rules.category(for: operands).keyword == row[2], "\(locale) \(number)")
      }
    }
  }
}
