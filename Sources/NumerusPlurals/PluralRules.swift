/// The plural rules of a language: from a number to the form that fits it.
///
/// ```swift
/// let rules = PluralRules(locale: "pl")
/// rules.category(for: 1)                       // one
/// rules.category(for: 22)                      // few
/// rules.category(for: PluralOperands("1.5")!)  // other
/// ```
///
/// The rules are CLDR's, of the version ``cldrVersion``, and part of the library: nothing is read
/// or parsed when they are opened. A value may be copied and shared by threads.
///
/// Source: UTS #35 part 3, "Language Plural Rules".
public struct PluralRules: Hashable, Sendable {
  /// What the numbers do.
  public enum RuleType: Hashable, Sendable, CaseIterable {
    /// They count: 1 item, 2 items.
    case cardinal
    /// They order: 1st, 2nd, 3rd, 4th.
    case ordinal
  }

  /// The CLDR version of the rules, as `49`. Those of ars, guw, nah and smi, which its source lacks,
  /// are CLDR 42's.
  public static var cldrVersion: String { GeneratedPluralRules.cldrVersion }

  /// The identifiers that have rules of their own; all others inherit theirs or have none.
  public static var locales: [String] { PluralRuleTable.localeNames }

  /// The identifier whose rules these are: `pt-PT` for `pt-AO`, `he` for `iw_IL`, `und` for a
  /// language without rules, whose every number is ``PluralCategory/other``, and for rules made
  /// from text.
  public let locale: String

  /// Whether the rules are for numbers that count, or that order.
  public let type: RuleType

  @usableFromInline let ruleSet: PluralRuleSet

  /// Opens the rules that serve a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 or ICU identifier, in any case: `pt-PT`, `pt_pt`, `zh-Hant-TW`. Old codes
  ///     of languages (`iw`, `in`, `sh`) and CLDR's parents are followed.
  ///   - type: Whether numbers count or order.
  public init(locale: String, type: RuleType = .cardinal) {
    self.type = type
    let found = PluralRuleTable.inherited(by: locale) { PluralRuleTable.ruleSet(of: $0, type) }
    self.locale = found?.name ?? "und"
    ruleSet = found?.value ?? .empty
  }

  /// Makes rules from their text, for a language or a use that CLDR has none for.
  ///
  /// ```swift
  /// let rules = try PluralRules(rules: [.one: "i = 1 and v = 0", .few: "n = 2..4"])
  /// rules.category(for: 3)  // few
  /// ```
  ///
  /// A number takes the first category whose rule holds, in the order of ``PluralCategory``. The
  /// rules are kept as a program and evaluated for each number; the tables that CLDR's own rules
  /// have for integers are not made.
  ///
  /// - Parameters:
  ///   - rules: The rules in the syntax of UTS #35; samples are read and not kept. A rule of
  ///     ``PluralCategory/other`` has no condition.
  ///   - type: Whether numbers count or order.
  /// - Throws: ``PluralRuleError`` with the category and the place.
  public init(
    rules: [PluralCategory: String], type: RuleType = .cardinal
  ) throws(PluralRuleError) {
    var conditions: [(PluralCategory, PluralCondition)] = []
    for (category, text) in rules.sorted(by: { $0.key < $1.key }) {
      let rule: PluralRule
      do {
        rule = try PluralRule(text)
      } catch {
        throw PluralRuleError(category: category, kind: .syntax(error))
      }
      switch (category, rule.condition) {
      case (.other, nil): break
      case (.other, _): throw PluralRuleError(category: category, kind: .conditionOfOther)
      case (_, let condition?): conditions.append((category, condition))
      case (_, nil): throw PluralRuleError(category: category, kind: .noCondition)
      }
    }
    self.type = type
    locale = "und"
    ruleSet = PluralRuleSet(program: PluralRuleProgram.compile(conditions))
  }

  /// The category of a number by its operands.
  public func category(for operands: PluralOperands) -> PluralCategory {
    ruleSet.category(of: operands)
  }

  /// The category of a decimal that is shown with a fixed count of fraction digits; NaN and the
  /// infinities are ``PluralCategory/other``.
  ///
  /// - Parameters:
  ///   - value: The decimal; its sign does not count.
  ///   - fractionDigits: How many fraction digits are shown; at most a thousand count.
  public func category(for value: Double, fractionDigits: Int) -> PluralCategory {
    PluralOperands(value, fractionDigits: fractionDigits).map(category(for:)) ?? .other
  }

  /// The category of an integer of any width; its sign does not count.
  ///
  /// - Complexity: O(1) for most languages, by a table. Where rules look at more than the last two
  ///   digits, and for rules made from text, O(*n*) in the length of the rules. Without an
  ///   allocation up to 64 bits.
  @inlinable
  public func category(for value: some BinaryInteger) -> PluralCategory {
    if let magnitude = UInt64(exactly: value.magnitude) {
      return ruleSet.category(ofMagnitude: magnitude)
    }
    return category(for: PluralOperands(value))
  }

  /// The categories that the rules can give, in CLDR's order; ``PluralCategory/other`` is always
  /// among them.
  public var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  /// The rules, in CLDR's order; ``PluralCategory/other`` has none.
  ///
  /// ```swift
  /// for (category, rule) in PluralRules(locale: "lt").rules { print(category, rule) }
  /// // one n % 10 = 1 and n % 100 != 11..19
  /// // few n % 10 = 2..9 and n % 100 != 11..19
  /// // many f != 0
  /// ```
  public var rules: [(category: PluralCategory, rule: PluralRule)] {
    ruleSet.conditions.map { ($0.category, PluralRule(condition: $0.condition)) }
  }
}
