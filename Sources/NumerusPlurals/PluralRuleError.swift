/// Why rules can't be made from their texts.
public struct PluralRuleError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Kind: Hashable, Sendable {
    /// The text is no rule.
    case syntax(PluralRuleSyntaxError)
    /// A category other than `other` needs a condition.
    case noCondition
    /// `other` is what no rule takes, and has no condition.
    case conditionOfOther
  }

  /// The category whose rule is at fault.
  public let category: PluralCategory
  /// What is wrong.
  public let kind: Kind
}

extension PluralRuleError: CustomStringConvertible {
  /// The category, the place and what is wrong, as `few: 1:7: expected a number`.
  public var description: String {
    switch kind {
    case .syntax(let error): "\(category): \(error)"
    case .noCondition: "\(category): expected a condition"
    case .conditionOfOther: "\(category): expected no condition"
    }
  }
}
