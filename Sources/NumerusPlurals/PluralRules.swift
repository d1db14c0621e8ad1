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
/// or parsed when they are opened. A value is a few words, and free to copy and share.
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

  /// The CLDR version of the rules, as `49`. A few languages that its source lacks have the rules
  /// of an older version, named in `Data/PluralRules`.
  public static var cldrVersion: String { GeneratedPluralRules.cldrVersion }

  /// The identifiers that have rules of their own; all others inherit theirs or have none.
  public static var locales: [String] { PluralRuleTable.localeNames }

  /// The identifier whose rules these are: `pt-PT` for `pt-AO`, `he` for `iw_IL`, `und` for a
  /// language without rules, whose every number is ``PluralCategory/other``.
  public let locale: String

  public let type: RuleType

  @usableFromInline let ruleSet: PluralRuleSet

  /// Opens the rules that serve a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 or ICU identifier, in any case: `pt-PT`, `pt_pt`, `zh-Hant-TW`. Old codes
  ///     (`iw`, `in`, `sh`) and CLDR's parents are followed.
  ///   - type: Whether numbers count or order.
  public init(locale: String, type: RuleType = .cardinal) {
    self.type = type
    // No language has rules by script, and the script would hide the region's parent.
    var candidate: LocaleIdentifier? = LocaleIdentifier(locale).canonical
    candidate?.script = nil
    while let identifier = candidate {
      if let ruleSet = PluralRuleTable.ruleSet(of: identifier.description, type) {
        self.locale = identifier.description
        self.ruleSet = ruleSet
        return
      }
      candidate = identifier.parent
    }
    self.locale = "und"
    self.ruleSet = .empty
  }

  /// The category of a number by its operands.
  public func category(for operands: PluralOperands) -> PluralCategory {
    ruleSet.category(of: operands)
  }

  /// The category of an integer of any width; its sign does not count.
  ///
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func category(for value: some BinaryInteger) -> PluralCategory {
    if let magnitude = UInt64(exactly: value.magnitude) {
      return ruleSet.category(ofMagnitude: magnitude)
    }
    return category(for: PluralOperands(value))
  }

  /// The categories that the rules can give, in CLDR's order; ``PluralCategory/other`` is always
  /// among them.
  public var categories: [PluralCategory] { ruleSet.categories }
}
