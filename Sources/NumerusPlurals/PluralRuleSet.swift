/// A set of rules: one of those in ``PluralRuleTable``, which languages share, or one that was made
/// from text.
@safe
@usableFromInline
struct PluralRuleSet: Hashable, Sendable {
  /// A hundred bytes by the last two digits: the category of the number itself below 100 in the low
  /// three bits, of a greater one in the next three. Nil where only the evaluator will do.
  ///
  /// A pointer into the program's constants, which are never released: a bounds check, and asking a
  /// literal for its address, took half of a selection's 4.5 ns.
  @usableFromInline nonisolated(unsafe) let integerTable: UnsafePointer<UInt8>?
  @usableFromInline let checksMillions: Bool
  private let programOffset: Int
  /// The program of rules made from text; nil where ``PluralRuleTable`` has it.
  private let ownProgram: [UInt8]?

  init(programOffset: Int, tableOffset: Int, integerPath: PluralIntegerPath) {
    let tables = PluralRuleTable.integerTables
    precondition(tableOffset >= 0 && tableOffset + 100 <= tables.count, "outside of the tables")
    unsafe integerTable =
      integerPath == .evaluator ? nil : tables.literal.utf8Start + tableOffset
    checksMillions = integerPath == .lastTwoDigitsOrMillions
    self.programOffset = programOffset
    ownProgram = nil
  }

  init(program: [UInt8]) {
    unsafe integerTable = nil
    checksMillions = false
    programOffset = 0
    ownProgram = program
  }

  /// The set without rules, whose every number is other.
  static let empty = PluralRuleTable.ruleSet(at: 0)

  /// The table of integers' categories by itself; nil where only the evaluator will do.
  var integerCategories: IntegerCategories? {
    guard let integerTable = unsafe integerTable else { return nil }
    return unsafe IntegerCategories(table: integerTable, checksMillions: checksMillions)
  }

  func category(of operands: PluralOperands) -> PluralCategory {
    if let ownProgram {
      return PluralRuleProgram.category(of: operands, by: ownProgram.span, at: 0)
    }
    return PluralRuleTable.programs.withSpan { programs in
      PluralRuleProgram.category(of: operands, by: programs, at: programOffset)
    }
  }

  // Inlinable so that a selection is a load and no call: the call is as long as the rest.
  @inlinable
  func category(ofMagnitude magnitude: UInt64) -> PluralCategory {
    guard let table = unsafe integerTable,
      !checksMillions || magnitude < 1_000_000 || magnitude % 1_000_000 != 0
    else { return evaluatedCategory(ofMagnitude: magnitude) }
    let byte = unsafe table[Int(truncatingIfNeeded: magnitude % 100)]
    // The tables hold nothing but categories' numbers, and a switch over these, which is what the
    // initializer from a raw value is, is mispredicted as often as counts are mixed.
    return unsafe unsafeBitCast(byte &>> (magnitude < 100 ? 0 : 3) & 7, to: PluralCategory.self)
  }

  @usableFromInline
  func evaluatedCategory(ofMagnitude magnitude: UInt64) -> PluralCategory {
    category(of: PluralOperands(magnitude))
  }

  var conditions: [(category: PluralCategory, condition: PluralCondition)] {
    if let ownProgram { return PluralRuleProgram.conditions(of: ownProgram.span, at: 0) }
    return PluralRuleTable.programs.withSpan { programs in
      PluralRuleProgram.conditions(of: programs, at: programOffset)
    }
  }
}

extension PluralRuleSet {
  /// Two sets are equal where their programs are; the tables follow from these.
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.programOffset == right.programOffset && left.ownProgram == right.ownProgram
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(programOffset)
    hasher.combine(ownProgram)
  }
}
