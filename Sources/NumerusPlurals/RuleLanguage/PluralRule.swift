/// One rule of a language: the condition under which a number has a category, and sample numbers.
///
/// ```swift
/// let rule = try PluralRule("n % 10 = 2..4 and n % 100 != 12..14")
/// rule.matches(PluralOperands(22))  // true
/// rule.matches(PluralOperands(12))  // false
/// ```
///
/// The words of older rules are read too: `n mod 10 in 2..4 and n mod 100 not in 12..14` is the same
/// rule, and prints as the one above.
///
/// Source: UTS #35 part 3, "Plural Rules Syntax".
public struct PluralRule: Hashable, Sendable {
  /// Nil for a rule that every number fits, as `other` has it.
  package let condition: PluralCondition?

  /// The integers that CLDR gives as samples, after `@integer`; nil where there are none.
  public let integerSamples: PluralSamples?

  /// The decimals that CLDR gives as samples, after `@decimal`; nil where there are none.
  public let decimalSamples: PluralSamples?

  package init(condition: PluralCondition) {
    self.condition = condition
    integerSamples = nil
    decimalSamples = nil
  }

  init(
    condition: PluralCondition?, integerSamples: PluralSamples?, decimalSamples: PluralSamples?
  ) {
    self.condition = condition
    self.integerSamples = integerSamples
    self.decimalSamples = decimalSamples
  }

  /// Reads a rule.
  ///
  /// - Throws: ``PluralRuleSyntaxError`` with the place and what was expected there.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(PluralRuleSyntaxError) {
    self = try PluralRuleParser.rule(text)
  }

  /// Whether a number fulfils the condition.
  ///
  /// - Complexity: O(*n*) in the length of the condition. To ask often, make ``PluralRules``.
  public func matches(_ operands: PluralOperands) -> Bool {
    guard let condition else { return true }
    let program = PluralRuleProgram.compile([(.one, condition)])
    return PluralRuleProgram.category(of: operands, by: program.span, at: 0) == .one
  }
}

extension PluralRule: CustomStringConvertible {
  /// The rule in today's syntax, as CLDR prints it.
  public var description: String {
    let parts = [
      condition?.description, integerSamples.map { "@integer \($0)" },
      decimalSamples.map { "@decimal \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
