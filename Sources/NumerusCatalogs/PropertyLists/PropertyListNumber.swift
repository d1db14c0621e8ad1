/// The words for numbers in a property list.
enum PropertyListNumber {
  /// Whether a word is a whole number: `-12` or `0x1F`.
  static func isInteger(_ word: String) -> Bool {
    let digits =
      word.utf8.first.map { [0x2B, 0x2D].contains($0) } == true
      ? word.dropFirst() : word[...]
    let hexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let rest = hexadecimal ? digits.dropFirst(2) : digits
    return !rest.isEmpty
      && rest.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
          hexadecimal
        default: false
        }
      }
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
