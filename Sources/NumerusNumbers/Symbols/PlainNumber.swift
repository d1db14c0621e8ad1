/// Whether a number shows a sign.
package enum ShownSign: Hashable, Sendable {
  case none, minus, plus
  /// A space in the place of a plus, as C's formats can ask for.
  case space
}

/// A number that fits into words, digits and all, as it is to be shown.
struct PlainNumber {
  var integer: UInt64
  /// The fraction digits as an integer.
  var fraction: UInt64 = 0
  /// How many fraction digits are shown, leading zeros of ``fraction`` included.
  var fractionDigits = 0
  var minimumIntegerDigits = 1
  /// ``ShownSign/space`` is for the general way only.
  var sign = ShownSign.none
}

extension PlainNumber {
  /// A value with a fixed count of fraction digits, halves to the even neighbour; nil where the
  /// result is not sure to be that of the exact decimal way: for large numbers and many digits.
  ///
  /// The value is taken for its shortest decimal D, so the question is on which side of the tie
  /// T = (whole + ½) / 10ⁿ D lies. T has 15 digits at most, and the `Double` nearest to it is found by
  /// one division of exact integers. No two decimals of up to 15 digits have the same nearest
  /// `Double`, so D equals T where the value does; else D lies on that side of T where the value does.
  @inline(__always)
  init?(_ value: Double, fractionDigits: Int) {
    guard fractionDigits <= Self.mostRoundedDigits else { return nil }
    let power = Self.power(fractionDigits)
    let magnitude = value.magnitude
    let scaled = magnitude * Double(power)
    guard scaled < 1e14 else { return nil }
    var whole = UInt64(scaled)
    let tie = Double(2 &* whole &+ 1) / Double(2 &* power)
    if magnitude > tie || magnitude == tie && whole & 1 == 1 { whole = whole &+ 1 }
    let integer = whole / power
    self.init(
      integer: integer, fraction: whole &- integer &* power, fractionDigits: fractionDigits)
  }

  private static var mostRoundedDigits: Int { 9 }

  @inline(__always)
  private static func power(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power = power &* 10 }
    return power
  }
}
