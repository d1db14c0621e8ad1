import NumerusPlurals
import NumerusTestSupport
import Testing

/// Selection against an independent evaluator's table, and against itself by two paths.
@Suite struct PluralSelectionTests {
  static let rows = Result { try CaseFile.rows("plural-selection.tsv", columns: 3) }

  @Test func tableIsLargeEnough() throws {
    let rows = try Self.rows.get()
    #expect(Set(rows.map { LocaleIdentifier($0[0]).language }).count >= 200)
  }

  @Test(arguments: try! rows.get())
  func agreesWithTheTable(row: CaseRow) throws {
    let rules = PluralRules(locale: row[0], type: row[1] == "ordinal" ? .ordinal : .cardinal)
    for group in row[2].split(separator: "; ") {
      let parts = group.split(separator: ": ")
      let expected = try #require(PluralCategory(keyword: parts[0]))
      for number in parts[1].split(separator: " ") {
        let operands = try #require(PluralOperands(number))
        #expect(rules.category(for: operands) == expected, "\(number)")
        if let integer = Int(number) {
          #expect(rules.category(for: integer) == expected, "\(number) as an integer")
          #expect(rules.category(for: -integer) == expected, "-\(number)")
        }
      }
    }
  }

  /// The tables for integers are derived from the rules; here they are held against them.
  @Test(arguments: PluralRules.locales, PluralRules.RuleType.allCases)
  func integerTablesAgreeWithTheEvaluator(locale: String, type: PluralRules.RuleType) {
    let rules = PluralRules(locale: locale, type: type)
    var values = Array(UInt64(0)...1100)
    for power in [1_000, 10_000, 100_000, 1_000_000, 1_000_000_000, 1_000_000_000_000] as [UInt64] {
      for multiple in 1...12 as ClosedRange<UInt64> {
        for offset in [0, 1, 2, 3, 5, 11, 21, 99, 100, 111] as [UInt64] {
          values.append(power * multiple + offset)
        }
        values.append(power * multiple - 1)
      }
    }
    values += [UInt64(Int64.max), UInt64(Int64.max) + 1, UInt64.max, UInt64.max - 14]
    for value in values {
      #expect(
        rules.category(for: value) == rules.category(for: PluralOperands(value)), "\(value)")
    }
  }

  /// The tables' numbers are taken for categories as they are.
  @Test func categoriesAreTheirNumbers() {
    for category in PluralCategory.allCases {
      #expect(unsafe unsafeBitCast(category, to: UInt8.self) == category.rawValue)
    }
  }

  /// Values at the ends of their types, by hand: the last two digits and nothing else decide.
  @Test func extremeIntegers() {
    let polish = PluralRules(locale: "pl")
    #expect(polish.category(for: Int.min) == .many)  // …808
    #expect(polish.category(for: UInt64.max) == .many)  // …615
    #expect(polish.category(for: Int8.min) == .many)  // 128
    #expect(polish.category(for: UInt64.max - 13) == .few)  // …602
    #expect(polish.category(for: Int128.max) == .many)  // …727
    #expect(polish.category(for: UInt128.max) == .many)  // …455
    #expect(polish.category(for: UInt128.max - 2) == .few)  // …453
    let arabic = PluralRules(locale: "ar")
    #expect(arabic.category(for: Int.min) == .few)  // …808: 8
    #expect(arabic.category(for: UInt64.max) == .many)  // …615: 15
  }

  /// SEMANTICS and the issue's own list, each by CLDR 49's text.
  @Test(
    arguments: [
      ("fr", "0 1.5 1000000 1.5c6 1000000.0", "one one many many other"),
      ("he", "2 10 0.5 1.0", "two other one other"),
      ("lv", "0 10 11 21 0.11", "zero zero zero one zero"),
      ("ar", "0 1 2 3 11 100 103", "zero one two few many other few"),
      ("cy", "0 1 2 3 6 4", "zero one two few many other"),
      ("pl", "1 2 5 12 22 1.0 1.5 -2", "one few many many few other other few"),
      ("pt", "0", "one"), ("pt-PT", "0", "other"), ("pt-AO", "0", "other"),
      ("vi", "1 2", "one other"),
    ])
  func cardinals(locale: String, numbers: String, expected: String) throws {
    let rules = PluralRules(locale: locale)
    let categories = try numbers.split(separator: " ").map { number in
      rules.category(for: try #require(PluralOperands(number))).keyword
    }
    #expect(categories.joined(separator: " ") == expected)
  }
}
