/// The words for numbers in a property list.
enum PropertyListNumber {
  /// The whole number that a word stands for, as `-12` or `0x1F`; nil for what is none, or does not
  /// fit the 16 bytes that a binary file has for it.
  static func integer(_ word: String) -> Int128? {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let rest = isHexadecimal ? digits.dropFirst(2) : digits
    // A second sign is no digit, though the standard library reads it.
    guard rest.first?.isHexDigit == true else { return nil }
    return Int128((isNegative ? "-" : "") + rest, radix: isHexadecimal ? 16 : 10)
  }

  /// Whether a word is a number that may have a fraction: `1.5`, `1e-3`, `+infinity`.
  static func isReal(_ word: String) -> Bool {
    Double(word) != nil && !word.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") }
  }

  /// The word for a number.
  static func word(for number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    let digits = number.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
