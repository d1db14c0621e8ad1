/// What becomes of digits that are not shown.
///
/// The names are ICU's and those of Java's `RoundingMode`.
public enum RoundingMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Toward the nearest number, halves to the even one: 0.5 → 0, 1.5 → 2. ICU's default.
  case halfEven
  /// Toward the nearest number, halves away from zero: 0.5 → 1, -0.5 → -1.
  case halfUp
  /// Toward the nearest number, halves toward zero: 0.5 → 0, 1.5 → 1.
  case halfDown
  /// Away from zero: 1.1 → 2, -1.1 → -2.
  case up
  /// Toward zero: 1.9 → 1, -1.9 → -1.
  case down
  /// Toward positive infinity: 1.1 → 2, -1.9 → -1.
  case ceiling
  /// Toward negative infinity: 1.9 → 1, -1.1 → -2.
  case floor
}

extension DecimalNumber {
  /// The number with this many digits after the point.
  package func rounded(
    fractionDigits: Int, _ mode: RoundingMode = .halfEven
  ) -> DecimalNumber {
    rounded(digitCount: pointPosition + fractionDigits, mode)
  }

  /// The number with this many significant digits.
  package func rounded(
    significantDigits: Int, _ mode: RoundingMode = .halfEven
  ) -> DecimalNumber {
    rounded(digitCount: significantDigits, mode)
  }

  private func rounded(digitCount: Int, _ mode: RoundingMode) -> DecimalNumber {
    guard digitCount < digits.count else { return self }
    // Where the last place lies above the first digit, one step may still be taken to it.
    var kept = Array(digits[..<max(0, digitCount)])
    var position = digitCount >= 0 ? pointPosition : pointPosition - digitCount
    guard roundsUp(digitCount: digitCount, lastIsOdd: (kept.last ?? 0) % 2 == 1, mode) else {
      return DecimalNumber(isNegative: isNegative, digits: kept, pointPosition: position)
    }
    var index = kept.count - 1
    while index >= 0, kept[index] == 9 {
      kept[index] = 0
      index -= 1
    }
    if index >= 0 {
      kept[index] += 1
    } else {
      kept.insert(1, at: 0)
      position += 1
    }
    return DecimalNumber(isNegative: isNegative, digits: kept, pointPosition: position)
  }

  /// Whether what is cut off, which is not zero, makes the rest larger by one.
  private func roundsUp(digitCount: Int, lastIsOdd: Bool, _ mode: RoundingMode) -> Bool {
    switch mode {
    case .up: return true
    case .down: return false
    case .ceiling: return !isNegative
    case .floor: return isNegative
    case .halfEven, .halfUp, .halfDown: break
    }
    // Above the first digit stands a zero: the rest is less than a half.
    guard digitCount >= 0 else { return false }
    let rest = digits[digitCount...]
    guard rest.first == 5, rest.count == 1 else { return (rest.first ?? 0) >= 5 }
    return mode == .halfUp || mode == .halfEven && lastIsOdd
  }
}
