/// One of the sets of rules in ``PluralRuleTable``, which languages share.
@usableFromInline
struct PluralRuleSet: Hashable, Sendable {
  /// How integers find their category without the evaluator. The generator derives the kind and
  /// the table from the rules.
  enum IntegerPath: UInt8 {
    /// By the integer below 100, else by its last two digits.
    case lastTwoDigits
    /// The same, but multiples of a million other than zero go to the evaluator.
    case lastTwoDigitsOrMillions
    /// By the evaluator.
    case evaluator
  }

  let programOffset: Int
  let tableOffset: Int
  let integerPath: IntegerPath

  /// The set without rules, whose every number is other.
  static let empty = PluralRuleTable.ruleSet(at: 0)

  func category(of operands: PluralOperands) -> PluralCategory {
    PluralRuleProgram.category(of: operands, by: PluralRuleTable.programs, at: programOffset)
  }

  @usableFromInline
  func category(ofMagnitude magnitude: UInt64) -> PluralCategory {
    if integerPath == .evaluator
      || (integerPath == .lastTwoDigitsOrMillions && magnitude % 1_000_000 == 0 && magnitude != 0)
    {
      return category(of: PluralOperands(magnitude))
    }
    // A byte holds both tables' entries for the same two digits.
    let byte = PluralRuleTable.integerTables[tableOffset + Int(magnitude % 100)]
    return PluralCategory(rawValue: magnitude < 100 ? byte & 7 : byte >> 3) ?? .other
  }

  var categories: [PluralCategory] {
    PluralRuleProgram.categories(of: PluralRuleTable.programs, at: programOffset).sorted()
  }
}
