internal import Numerus

/// Choosing a plural form, and nothing else.
enum PluralSelections {
  static func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    [
      try group("en", EnglishRule.self),
      try group("ru", RussianRule.self),
      try group("pl", PolishRule.self),
      try group("ar", ArabicRule.self),
      try decimals("en"),
      try decimals("ru"),
      try decimals("ar"),
      try decimals("lv"),
      opening,
    ]
  }

  /// The evaluator, which decimals go by; what ICU says of the same number is what it must give.
  private static func decimals(_ language: String) throws(BenchmarkFailure) -> BenchmarkGroup {
    let rules = PluralRules(locale: language)
    let icu = ICUDecimalSelection(selection: try ICUPluralSelection(locale: language))
    let inputs = BenchmarkInputs.decimals
    return BenchmarkGroup(
      title: "plural form of a decimal, \(language)",
      candidates: [
        Candidate("Numerus PluralRules", NumerusDecimalSelection(rules: rules), inputs) {
          icu.run($0).keyword
        },
        Candidate("ICU uplrules_select", icu, inputs) { rules.category(for: $0.operands).keyword },
      ], hasTexts: false)
  }

  private static var opening: BenchmarkGroup {
    let inputs = BenchmarkInputs.locales
    return BenchmarkGroup(
      title: "opening plural rules",
      candidates: [
        Candidate("Numerus PluralRules", NumerusOpening(), inputs) { ICUOpening().run($0).keyword },
        Candidate("ICU uplrules_open", ICUOpening(), inputs) { NumerusOpening().run($0).keyword },
      ], hasTexts: false)
  }

  private static func group<Rule: HandWrittenRule>(
    _ language: String, _: Rule.Type
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.numbers
    let icu = try ICUPluralSelection(locale: language)
    let rules = PluralRules(locale: language)
    func category(_ number: Int) -> String { icu.run(number).keyword }
    // Inputs that miss a form would leave a part of the rules untimed.
    let missing = Set(rules.categories).subtracting(numbers.map { Rule.category(of: $0) })
    // Polish keeps `other` for fractions.
    guard missing.subtracting([.other]).isEmpty else {
      throw BenchmarkFailure("the inputs have no number for \(missing) in \(language)")
    }
    return BenchmarkGroup(
      title: "plural form alone, \(language)",
      candidates: [
        Candidate(.handWritten, HandWrittenSelection<Rule>(), numbers, expected: category),
        Candidate("the loop alone", LoopAlone(), numbers) { _ in "other" },
        Candidate(
          "Numerus PluralRules", NumerusSelection(rules: rules), numbers, expected: category),
        // Its results are compared with the hand-written ones, being what the others must give.
        Candidate("ICU uplrules_select", icu, numbers) { Rule.category(of: $0).keyword },
      ], hasTexts: false)
  }
}
