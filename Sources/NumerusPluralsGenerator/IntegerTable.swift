internal import NumerusPlurals

/// The categories of integers, read off the rules so that most need no evaluation.
struct IntegerTable {
  let path: PluralIntegerPath

  /// For each of 0…99, the category of the number itself in the low three bits, and that of all
  /// greater numbers with these last two digits in the next three.
  let bytes: [UInt8]

  init(_ rules: [(category: PluralCategory, condition: PluralCondition)]) {
    // For an integer, v, w, f, t and c are zero, and n is i. What else a relation looks at decides
    // whether two digits are enough.
    let relations = rules.flatMap { $0.condition.alternatives.joined() }
      .filter { $0.operand == .n || $0.operand == .i }
    let comparesLarge = relations.contains { relation in
      relation.modulus == nil && relation.ranges.contains { $0.upperBound >= 100 }
    }
    let otherModuli = Set(relations.compactMap(\.modulus)).subtracting([10, 100])
    let comparesMillions = relations.allSatisfy { relation in
      relation.modulus != 1_000_000 || (relation.ranges == [0...0] && !relation.isNegated)
    }
    if !comparesLarge, otherModuli.isEmpty {
      path = .lastTwoDigits
    } else if !comparesLarge, otherModuli == [1_000_000], comparesMillions {
      path = .lastTwoDigitsOrMillions
    } else {
      path = .evaluator
    }
    let program = PluralRuleProgram.compile(rules.map { ($0.category, $0.condition) })
    func category(_ value: UInt64) -> UInt8 {
      PluralRuleProgram.category(of: PluralOperands(value), by: program.span, at: 0).rawValue
    }
    bytes = (0..<100).map { category($0) | category($0 + 100) << 3 }
  }
}
