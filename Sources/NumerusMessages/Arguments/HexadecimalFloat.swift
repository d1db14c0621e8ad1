internal import NumerusFormat

/// C's `%a`: a number in hexadecimal digits and a power of two.
enum HexadecimalFloat {
  /// - Parameters:
  ///   - precision: How many digits follow the point; nil for as many as are exact.
  ///   - width: Up to where zeros fill up a finite number, behind its `0x`.
  static func text(
    _ value: Double, precision: Int?, flags: FormatSpecifier.Flags, width: Int, isUppercase: Bool
  ) -> String {
    var sign = value.sign == .minus ? "-" : ""
    if sign.isEmpty, flags.contains(.plusSign) { sign = "+" }
    if sign.isEmpty, flags.contains(.spaceSign) { sign = " " }
    var text = value.isNaN ? "nan" : "inf"
    if value.isFinite {
      let digits = digits(value, precision, flags)
      let missing = max(0, width - sign.utf8.count - 2 - digits.utf8.count)
      text = "0x" + String(repeating: "0", count: missing) + digits
    }
    return isUppercase ? (sign + text).uppercased() : sign + text
  }

  /// The number without its sign and its `0x`.
  private static func digits(
    _ value: Double, _ precision: Int?, _ flags: FormatSpecifier.Flags
  ) -> String {
    // One hexadecimal digit before the point and thirteen after it hold all 53 bits.
    let digitCount = 13
    var significand = value.significandBitPattern
    var exponent = -1022
    if value.isNormal {
      significand |= 1 << UInt64(Double.significandBitCount)
      exponent = Int(value.exponent)
    } else if value.isZero {
      exponent = 0
    }
    if let precision, precision < digitCount {
      let cut = UInt64(4 * (digitCount - precision))
      let half: UInt64 = 1 << (cut - 1)
      let rest = significand & ((1 << cut) - 1)
      significand >>= cut
      if rest > half || (rest == half && significand & 1 == 1) { significand += 1 }
      significand <<= cut
    }
    let lead = significand >> UInt64(4 * digitCount)
    var fraction = String(significand & ((1 << UInt64(4 * digitCount)) - 1), radix: 16)
    fraction = String(repeating: "0", count: digitCount - fraction.utf8.count) + fraction
    if let precision {
      fraction += String(repeating: "0", count: max(0, precision - digitCount))
      fraction = String(fraction.prefix(precision))
    } else {
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    let point = fraction.isEmpty && !flags.contains(.alternate) ? "" : "."
    return "\(lead)\(point)\(fraction)p\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
  }
}
