extension PluralOperands {
  /// The largest power of ten that a compact exponent may have.
  public static let largestCompactExponent = 999

  /// The operands of a number as it is displayed with ASCII digits: `"1.0"`, `"-2.50"`, `"1.5c6"`.
  ///
  /// A sign does not count. The exponent `c`, or `e`, is that of a compact form: `1.5c6` stands
  /// for "1.5 million" and has the integer digits 1500000. A locale's own digits and separators
  /// are not read.
  ///
  /// ```swift
  /// try PluralOperands(parsing: "1.50").fraction         // 50
  /// try PluralOperands(parsing: "1.50").trimmedFraction  // 5
  /// try PluralOperands(parsing: "1.5c6").integer         // 1500000
  /// ```
  ///
  /// - Throws: ``PluralOperandsError`` for text that is no such number, or whose exponent is over
  ///   ``largestCompactExponent``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: some StringProtocol) throws(PluralOperandsError) {
    let all = Array(text.utf8)
    var bytes = all[...]
    func failure(_ kind: PluralOperandsError.Kind) -> PluralOperandsError {
      PluralOperandsError(offset: bytes.startIndex, kind: kind)
    }
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }

    var integerDigits = bytes.takeDigits()
    guard !integerDigits.isEmpty else { throw failure(.expected("a digit")) }
    var fractionDigits: [UInt8] = []
    var mayFollow = "a digit, \".\", \"c\", \"e\" or the end of the number"
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      fractionDigits = bytes.takeDigits()
      guard !fractionDigits.isEmpty else { throw failure(.expected("a digit")) }
      mayFollow = "a digit, \"c\", \"e\" or the end of the number"
    }
    var exponent = 0
    if bytes.first == UInt8(ascii: "c") || bytes.first == UInt8(ascii: "e") {
      bytes.removeFirst()
      let start = bytes.startIndex
      let digits = bytes.takeDigits()
      guard !digits.isEmpty else { throw failure(.expected("a digit")) }
      for digit in digits where exponent <= Self.largestCompactExponent {
        exponent = exponent * 10 + Int(digit)
      }
      guard exponent <= Self.largestCompactExponent else {
        throw PluralOperandsError(offset: start, kind: .exponentTooLarge)
      }
      mayFollow = "a digit or the end of the number"
    }
    guard bytes.isEmpty else { throw failure(.expected(mayFollow)) }

    let shifted = fractionDigits.prefix(exponent)
    integerDigits += shifted
    integerDigits += repeatElement(0, count: exponent - shifted.count)
    fractionDigits.removeFirst(shifted.count)
    self.init(
      integerDigits: integerDigits, fractionDigits: fractionDigits, compactExponent: exponent)
  }

  /// The operands of a number as it is displayed, as ``init(parsing:)``; nil where that throws.
  ///
  /// ```swift
  /// PluralOperands("1.50")?.fraction  // 50
  /// PluralOperands("1,50")            // nil
  /// ```
  public init?(_ text: some StringProtocol) {
    guard let operands = try? Self(parsing: text) else { return nil }
    self = operands
  }
}

extension ArraySlice<UInt8> {
  /// Takes the ASCII digits from here on, as values.
  mutating func takeDigits() -> [UInt8] {
    let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    removeFirst(digits.count)
    return digits.map { $0 - UInt8(ascii: "0") }
  }
}
