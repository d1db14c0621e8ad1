internal import NumerusPlurals

extension NumberStyle {
  /// The most fraction digits where a style does not say; ICU's choice.
  private static let usualFractionDigits = 0...6

  /// The number with the digits that the style keeps, and how many of them follow the point.
  func rounded(_ number: DecimalNumber) -> (number: DecimalNumber, fractionDigits: Int) {
    switch precision {
    case .automatic: rounded(number, fractionDigits: Self.usualFractionDigits)
    case .fractionDigits(let counts): rounded(number, fractionDigits: counts)
    case .significantDigits(let counts): rounded(number, significantDigits: counts)
    }
  }

  private func rounded(
    _ number: DecimalNumber, fractionDigits counts: ClosedRange<Int>
  ) -> (DecimalNumber, Int) {
    let kept = number.rounded(fractionDigits: counts.upperBound, roundingMode)
    return (kept, max(counts.lowerBound, kept.fractionDigitCount))
  }

  private func rounded(
    _ number: DecimalNumber, significantDigits counts: ClosedRange<Int>
  ) -> (DecimalNumber, Int) {
    let kept = number.rounded(significantDigits: counts.upperBound, roundingMode)
    // The zero before the point counts where there is nothing else.
    let integerDigits = kept.isZero ? 1 : kept.pointPosition
    return (kept, max(counts.lowerBound - integerDigits, kept.fractionDigitCount, 0))
  }

  /// The sign that a number shows.
  @inline(__always)
  func shownSign(isNegative: Bool, isZero: Bool) -> ShownSign {
    switch signDisplay {
    case .automatic: isNegative ? .minus : .none
    case .always: isNegative ? .minus : .plus
    case .never: .none
    case .exceptZero: isZero ? .none : isNegative ? .minus : .plus
    case .negative: isNegative && !isZero ? .minus : .none
    }
  }

  /// Whether a number that is not negative is shown without a sign and without zeros before it.
  var isBare: Bool {
    leastIntegerDigits == 1
      && [true, false].allSatisfy { shownSign(isNegative: false, isZero: $0) == .none }
  }
}
