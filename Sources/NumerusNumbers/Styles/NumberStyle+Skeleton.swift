package import NumerusICU
internal import NumerusPlurals

extension NumberStyle {
  /// The style in the words that ICU's number formatter is opened by.
  ///
  /// Source: ICU's "Number Skeletons".
  ///
  /// - Throws: `ICUError` for what can't be a currency or a unit: ICU would read other words in it.
  package func skeleton(_ quantity: Quantity, _ notation: Notation) throws(ICUError) -> String {
    var words: [String] = []
    switch notation {
    case .standard: break
    case .scientific: words.append("scientific")
    case .compactShort: words.append("compact-short")
    case .compactLong: words.append("compact-long")
    }
    switch quantity {
    case .number: break
    case .percent: words.append("percent scale/100")
    case .currency(let code, let presentation, _):
      guard code.utf8.count == 3, code.utf8.allSatisfy(\.isASCIILetter) else {
        throw .illegal("currency \"\(code)\", which is not three letters")
      }
      words += ["currency/\(code.uppercased())", presentation.skeleton]
    case .unit(let identifier, let width):
      let isPlain = identifier.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
      }
      guard isPlain, !identifier.isEmpty else { throw .illegal("unit \"\(identifier)\"") }
      // ICU ends the process for a range of these, and writes nonsense for what is very large.
      guard !identifier.contains("-and-") else {
        throw ICUError(
          code: 16, name: "U_UNSUPPORTED_ERROR", subject: "mixed unit \"\(identifier)\"")
      }
      words += ["unit/\(identifier)", width.skeleton]
    }
    switch precision {
    case .automatic: break
    case .fractionDigits(let counts):
      words.append(
        counts.upperBound == 0
          ? "precision-integer" : "." + Self.pattern(counts, digit: "0"))
    case .significantDigits(let counts): words.append(Self.pattern(counts, digit: "@"))
    }
    var isAccounting = false
    if case .currency(_, _, true) = quantity { isAccounting = true }
    words.append(signDisplay.skeleton(isAccounting: isAccounting))
    words.append(groupingStrategy.skeleton)
    words.append(roundingMode.skeleton)
    if leastIntegerDigits > 1 {
      words.append("integer-width/+" + String(repeating: "0", count: leastIntegerDigits))
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `00##` for two to four digits.
  private static func pattern(_ counts: ClosedRange<Int>, digit: Character) -> String {
    String(repeating: digit, count: counts.lowerBound)
      + String(repeating: "#", count: counts.count - 1)
  }
}

extension ICUError {
  /// What ICU says to an argument that it has no use for.
  static func illegal(_ subject: String) -> ICUError {
    ICUError(code: 1, name: "U_ILLEGAL_ARGUMENT_ERROR", subject: subject)
  }
}

extension NumberStyle.CurrencyPresentation {
  fileprivate var skeleton: String {
    switch self {
    case .symbol: ""
    case .narrowSymbol: "unit-width-narrow"
    case .code: "unit-width-iso-code"
    case .name: "unit-width-full-name"
    }
  }
}

extension NumberStyle.UnitWidth {
  fileprivate var skeleton: String {
    switch self {
    case .narrow: "unit-width-narrow"
    case .short: ""
    case .long: "unit-width-full-name"
    }
  }
}

extension NumberStyle.SignDisplay {
  fileprivate func skeleton(isAccounting: Bool) -> String {
    let accounting = isAccounting ? "accounting-" : ""
    return switch self {
    case .automatic: isAccounting ? "sign-accounting" : ""
    case .always: "sign-\(accounting)always"
    case .never: "sign-never"
    case .exceptZero: "sign-\(accounting)except-zero"
    case .negative: "sign-\(accounting)negative"
    }
  }
}

extension NumberStyle.Grouping {
  fileprivate var skeleton: String {
    switch self {
    case .automatic: ""
    case .off: "group-off"
    case .min2: "group-min2"
    case .always: "group-on-aligned"
    }
  }
}

extension RoundingMode {
  fileprivate var skeleton: String {
    switch self {
    case .halfEven: ""
    case .halfUp: "rounding-mode-half-up"
    case .halfDown: "rounding-mode-half-down"
    case .up: "rounding-mode-up"
    case .down: "rounding-mode-down"
    case .ceiling: "rounding-mode-ceiling"
    case .floor: "rounding-mode-floor"
    }
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= self | 0x20 }
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= self }
}
