/// A condition of the rule language: relations joined by `and`, groups of them joined by `or`.
///
/// Source: UTS #35 part 3, "Plural Rules Syntax".
package struct PluralCondition: Hashable, Sendable {
  /// `n % 10 = 2..4`, `i != 0,1`, `n within 0..2`.
  package struct Relation: Hashable, Sendable {
    package var operand: PluralOperand
    /// What the operand is divided by, the remainder being compared; nil to compare it itself.
    package var modulus: UInt64?
    package var isNegated: Bool
    /// Whether the numbers between the ends of a range are in it: 1.5 in 1..2. Elsewhere a range
    /// has integers only.
    package var isContinuous: Bool
    /// The values to find, single ones as ranges of one.
    package var ranges: [ClosedRange<UInt64>]

    package init(
      operand: PluralOperand, modulus: UInt64? = nil, isNegated: Bool = false,
      isContinuous: Bool = false, ranges: [ClosedRange<UInt64>]
    ) {
      self.operand = operand
      self.modulus = modulus
      self.isNegated = isNegated
      // Only n has fractions, and a range of one value has nothing between its ends.
      let hasBetween = ranges.contains { $0.lowerBound < $0.upperBound }
      self.isContinuous = isContinuous && operand == .n && hasBetween
      self.ranges = ranges
    }
  }

  /// Groups of which one must hold; in each, every relation must.
  package var alternatives: [[Relation]]

  package init(alternatives: [[Relation]]) { self.alternatives = alternatives }
}

extension PluralCondition: CustomStringConvertible {
  /// The condition in the syntax of UTS #35, as CLDR prints it.
  package var description: String {
    alternatives
      .map { $0.map(\.description).joined(separator: " and ") }
      .joined(separator: " or ")
  }
}

extension PluralCondition.Relation: CustomStringConvertible {
  package var description: String {
    let values = ranges.map { range in
      range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }
    let modulus = modulus.map { " % \($0)" } ?? ""
    let sign =
      isContinuous ? (isNegated ? "not within" : "within") : (isNegated ? "!=" : "=")
    return "\(operand.letter)\(modulus) \(sign) \(values.joined(separator: ","))"
  }
}
