/// The bytes that a set of rules is compiled to, and the one evaluator of plural rules.
///
/// All bytes are below 128, so that a string literal can hold them. Numbers are written in groups
/// of six bits, the lowest first, with bit 6 set on all but the last group.
///
/// ```
/// program     = ruleCount rule*
/// rule        = category alternativeCount alternative*
/// alternative = byteCount relationCount relation*     (byteCount: of what follows it)
/// relation    = head  modulus (0: none)  rangeCount (lower span)*
/// head        = operand | 8 if negated | 16 if continuous
/// ```
package enum PluralRuleProgram {
  /// Compiles conditions; at run time the first that holds gives the category, else it is `other`.
  package static func compile(_ rules: [(PluralCategory, PluralCondition)]) -> [UInt8] {
    var bytes: [UInt8] = []
    append(UInt64(rules.count), to: &bytes)
    for (category, condition) in rules {
      bytes.append(category.rawValue)
      append(UInt64(condition.alternatives.count), to: &bytes)
      for relations in condition.alternatives {
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

  /// The category of a number by the program that begins at an offset.
  ///
  /// - Complexity: O(*n*) in the length of the program; nothing is allocated.
  package static func category<Bytes: Collection<UInt8>>(
    of operands: PluralOperands, by bytes: Bytes, at start: Int
  ) -> PluralCategory where Bytes.Index == Int {
    var offset = start
    for _ in 0..<number(bytes, &offset) {
      let category = PluralCategory(rawValue: bytes[offset]) ?? .other
      offset += 1
      for _ in 0..<number(bytes, &offset) {
        let length = Int(number(bytes, &offset))
        let next = offset + length
        if holds(operands, bytes, &offset) { return category }
        offset = next
      }
    }
    return .other
  }

  /// The conditions that a program was compiled from, in its order.
  package static func conditions<Bytes: Collection<UInt8>>(
    of bytes: Bytes, at start: Int
  ) -> [(category: PluralCategory, condition: PluralCondition)] where Bytes.Index == Int {
    var offset = start
    return (0..<number(bytes, &offset)).map { _ in
      let category = PluralCategory(rawValue: bytes[offset]) ?? .other
      offset += 1
      let alternatives = (0..<number(bytes, &offset)).map { _ in
        _ = number(bytes, &offset)
        return (0..<number(bytes, &offset)).map { _ in relation(bytes, &offset) }
      }
      return (category, PluralCondition(alternatives: alternatives))
    }
  }

  private static func relation<Bytes: Collection<UInt8>>(
    _ bytes: Bytes, _ offset: inout Int
  ) -> PluralCondition.Relation where Bytes.Index == Int {
    let head = bytes[offset]
    offset += 1
    let modulus = number(bytes, &offset)
    let ranges = (0..<number(bytes, &offset)).map { _ in
      let lower = number(bytes, &offset)
      return lower...(lower + number(bytes, &offset))
    }
    return PluralCondition.Relation(
      operand: PluralOperand(rawValue: head & operandMask) ?? .n,
      modulus: modulus == 0 ? nil : modulus, isNegated: head & negationBit != 0,
      isContinuous: head & continuityBit != 0, ranges: ranges)
  }

  /// Whether every relation of the alternative at an offset holds.
  private static func holds<Bytes: Collection<UInt8>>(
    _ operands: PluralOperands, _ bytes: Bytes, _ offset: inout Int
  ) -> Bool where Bytes.Index == Int {
    for _ in 0..<number(bytes, &offset) {
      let head = bytes[offset]
      offset += 1
      let modulus = number(bytes, &offset)
      let value = operands.value(of: head & operandMask)
      let compared = modulus == 0 ? value.whole : value.whole % modulus
      var isFound = false
      for _ in 0..<number(bytes, &offset) {
        let lower = number(bytes, &offset)
        let span = number(bytes, &offset)
        guard compared >= lower else { continue }
        if value.isWhole {
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

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 64 {
      bytes.append(UInt8(rest % 64) | 64)
      rest /= 64
    }
    bytes.append(UInt8(rest))
  }

  private static func number<Bytes: Collection<UInt8>>(
    _ bytes: Bytes, _ offset: inout Int
  ) -> UInt64 where Bytes.Index == Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 63) << shift
      if byte < 64 { return value }
      shift += 6
    }
  }
}

extension PluralOperands {
  /// An operand's value by its number in ``PluralOperand``, and whether it has no fraction.
  fileprivate func value(of operand: UInt8) -> (whole: UInt64, isWhole: Bool) {
    switch operand {
    case PluralOperand.n.rawValue: (integer, trimmedFractionDigitCount == 0)
    case PluralOperand.i.rawValue: (integer, true)
    case PluralOperand.v.rawValue: (UInt64(fractionDigitCount), true)
    case PluralOperand.w.rawValue: (UInt64(trimmedFractionDigitCount), true)
    case PluralOperand.f.rawValue: (fraction, true)
    case PluralOperand.t.rawValue: (trimmedFraction, true)
    default: (UInt64(compactExponent), true)
    }
  }
}
