/// The bytes that a set of rules is compiled to, and the one evaluator of plural rules.
///
/// All bytes are below 128, so that a string literal can hold them. A number below 118, as nearly all
/// are, is a byte; a larger one is 117 + *n* and *n* groups of seven bits, the lowest first.
///
/// ```
/// program     = byteCount byteCount rules rules rules
/// rules       = ruleCount rule*
/// rule        = category alternativeCount alternative*
/// alternative = byteCount relationCount relation*     (byteCount: of what follows it)
/// relation    = head  modulus (0: none)  rangeCount (lower span)*
/// head        = operand | 8 if negated | 16 if continuous
/// ```
///
/// The first rules are as they were given, the second ones without what can't hold for a number with
/// fraction digits, the third ones also without what can't hold where one of these is not zero; the
/// byte counts are those of the first and the second ones. Most of a language's rules are for
/// integers, and decimals need not be held against them.
package enum PluralRuleProgram {
  /// Compiles conditions; at run time the first that holds gives the category, else it is `other`.
  package static func compile(_ rules: [(PluralCategory, PluralCondition)]) -> [UInt8] {
    let all = compileRules(rules)
    let decimals = compileRules(rules, hasFractionDigits: true)
    var bytes: [UInt8] = []
    append(UInt64(all.count), to: &bytes)
    append(UInt64(decimals.count), to: &bytes)
    return bytes + all + decimals
      + compileRules(rules, hasFractionDigits: true, hasFraction: true)
  }

  /// Compiles the rules for numbers of which something is known.
  private static func compileRules(
    _ rules: [(PluralCategory, PluralCondition)], hasFractionDigits: Bool = false,
    hasFraction: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let kept = rules.map { category, condition in
      let alternatives = condition.alternatives.compactMap { relations in
        possibleRelations(relations, hasFractionDigits, hasFraction)
      }
      return (category, alternatives)
    }.filter { !$0.1.isEmpty }
    append(UInt64(kept.count), to: &bytes)
    for (category, alternatives) in kept {
      bytes.append(category.rawValue)
      append(UInt64(alternatives.count), to: &bytes)
      for relations in alternatives {
        var body: [UInt8] = []
        append(UInt64(relations.count), to: &body)
        for relation in relations {
          body.append(
            relation.operand.rawValue | (relation.isNegated ? negationBit : 0)
              | (relation.isContinuous ? continuityBit : 0))
          append(relation.modulus ?? 0, to: &body)
          append(UInt64(relation.ranges.count), to: &body)
          for range in relation.ranges {
            append(range.lowerBound, to: &body)
            append(range.upperBound - range.lowerBound, to: &body)
          }
        }
        append(UInt64(body.count), to: &bytes)
        bytes += body
      }
    }
    return bytes
  }

  /// The relations that are left to ask of a number of which something is known; nil where one of
  /// them can't hold.
  private static func possibleRelations(
    _ relations: [PluralCondition.Relation], _ hasFractionDigits: Bool, _ hasFraction: Bool
  ) -> [PluralCondition.Relation]? {
    var left: [PluralCondition.Relation] = []
    for relation in relations {
      let isNoDigits =
        relation.operand == .v && relation.modulus == nil && relation.ranges == [0...0]
      let isNoList = relation.operand == .n && !relation.isContinuous
      if (hasFractionDigits && isNoDigits) || (hasFraction && isNoList) {
        // The list is missed for certain: the relation holds if it says so.
        if relation.isNegated { continue }
        return nil
      }
      left.append(relation)
    }
    return left
  }

  /// The category of a number by the program that begins at an offset.
  ///
  /// - Complexity: O(*n*) in the length of the program; nothing is allocated.
  package static func category(
    of operands: PluralOperands, by bytes: Span<UInt8>, at start: Int
  ) -> PluralCategory {
    var offset = start
    let allCount = Int(truncatingIfNeeded: number(bytes, &offset))
    let decimalCount = Int(truncatingIfNeeded: number(bytes, &offset))
    if operands.fractionDigitCount != 0 {
      offset += operands.trimmedFractionDigitCount == 0 ? allCount : allCount + decimalCount
    }
    let hasFraction = operands.trimmedFractionDigitCount != 0
    var rulesLeft = number(bytes, &offset)
    while rulesLeft > 0 {
      rulesLeft &-= 1
      let category = bytes[offset]
      offset += 1
      var alternativesLeft = number(bytes, &offset)
      while alternativesLeft > 0 {
        alternativesLeft &-= 1
        let length = Int(truncatingIfNeeded: number(bytes, &offset))
        let next = offset &+ length
        if holds(operands, hasFraction, bytes, &offset) {
          return PluralCategory(rawValue: category) ?? .other
        }
        offset = next
      }
    }
    return .other
  }

  /// The conditions that a program was compiled from, in its order.
  package static func conditions(
    of bytes: Span<UInt8>, at start: Int
  ) -> [(category: PluralCategory, condition: PluralCondition)] {
    var offset = start
    _ = number(bytes, &offset)
    _ = number(bytes, &offset)
    var conditions: [(category: PluralCategory, condition: PluralCondition)] = []
    for _ in 0..<number(bytes, &offset) {
      let category = PluralCategory(rawValue: bytes[offset]) ?? .other
      offset += 1
      var alternatives: [[PluralCondition.Relation]] = []
      for _ in 0..<number(bytes, &offset) {
        _ = number(bytes, &offset)
        var relations: [PluralCondition.Relation] = []
        for _ in 0..<number(bytes, &offset) { relations.append(relation(bytes, &offset)) }
        alternatives.append(relations)
      }
      conditions.append((category, PluralCondition(alternatives: alternatives)))
    }
    return conditions
  }

  private static func relation(
    _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> PluralCondition.Relation {
    let head = bytes[offset]
    offset += 1
    let modulus = number(bytes, &offset)
    var ranges: [ClosedRange<UInt64>] = []
    for _ in 0..<number(bytes, &offset) {
      let lower = number(bytes, &offset)
      ranges.append(lower...(lower + number(bytes, &offset)))
    }
    return PluralCondition.Relation(
      operand: PluralOperand(rawValue: head & operandMask) ?? .n,
      modulus: modulus == 0 ? nil : modulus, isNegated: head & negationBit != 0,
      isContinuous: head & continuityBit != 0, ranges: ranges)
  }

  /// Whether every relation of the alternative at an offset holds.
  @inline(__always)
  private static func holds(
    _ operands: PluralOperands, _ hasFraction: Bool, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    var relationsLeft = number(bytes, &offset)
    while relationsLeft > 0 {
      relationsLeft &-= 1
      let head = bytes[offset]
      offset += 1
      let operand = Int(head & operandMask)
      // Only n has its fraction.
      let isWhole = operand != Int(PluralOperand.n.rawValue) || !hasFraction
      // A list has integers only, so a fraction needs no comparing where it must be in one.
      if !isWhole, head & (negationBit | continuityBit) == 0 { return false }
      let modulus = number(bytes, &offset)
      let value = operands.value(of: UInt8(truncatingIfNeeded: operand))
      let compared = modulus == 0 ? value : value % modulus
      var isFound = false
      var rangesLeft = number(bytes, &offset)
      while rangesLeft > 0 {
        rangesLeft &-= 1
        let lower = number(bytes, &offset)
        let span = number(bytes, &offset)
        guard compared >= lower else { continue }
        if isWhole {
          isFound = isFound || compared - lower <= span
        } else if head & continuityBit != 0 {
          // 1.5 is within 1..2, and 2.5 is not.
          isFound = isFound || compared - lower < span
        }
      }
      if isFound == (head & negationBit != 0) { return false }
    }
    return true
  }

  private static var operandMask: UInt8 { 7 }
  private static var negationBit: UInt8 { 8 }
  private static var continuityBit: UInt8 { 16 }

  private static var longNumberBase: UInt8 { 117 }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    guard number > UInt64(longNumberBase) else {
      bytes.append(UInt8(number))
      return
    }
    var groups: [UInt8] = []
    var rest = number
    while rest > 0 {
      groups.append(UInt8(rest & 127))
      rest >>= 7
    }
    bytes.append(longNumberBase + UInt8(groups.count))
    bytes += groups
  }

  // Inlined with its common case: half of a decimal's selection was calls to it.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt64 {
    let byte = bytes[offset]
    offset += 1
    return byte <= longNumberBase
      ? UInt64(byte) : longNumber(bytes, &offset, count: Int(byte - longNumberBase))
  }

  @inline(never)
  private static func longNumber(
    _ bytes: Span<UInt8>, _ offset: inout Int, count: Int
  ) -> UInt64 {
    var value: UInt64 = 0
    for group in 0..<count {
      value |= UInt64(bytes[offset]) << UInt64(7 * group)
      offset += 1
    }
    return value
  }
}

extension PluralOperands {
  /// An operand's integer value by its number in ``PluralOperand``.
  @inline(__always)
  fileprivate func value(of operand: UInt8) -> UInt64 {
    switch operand {
    case PluralOperand.n.rawValue, PluralOperand.i.rawValue: integer
    case PluralOperand.v.rawValue: UInt64(truncatingIfNeeded: fractionDigitCount)
    case PluralOperand.w.rawValue: UInt64(truncatingIfNeeded: trimmedFractionDigitCount)
    case PluralOperand.f.rawValue: fraction
    case PluralOperand.t.rawValue: trimmedFraction
    default: UInt64(truncatingIfNeeded: compactExponent)
    }
  }
}
