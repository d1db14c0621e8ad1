internal import NumerusFormat
internal import NumerusNumbers
internal import NumerusPlurals

extension MessageArgument {
  /// The value as a width or a precision; nil where it is no integer.
  var size: Int? {
    switch storage {
    case .signed(let value): Int(clamping: value)
    case .unsigned(let value): Int(clamping: value)
    default: nil
    }
  }

  /// Whether the argument is of the kind that a conversion is for. An integer is a floating-point
  /// number too; the other way something could be lost.
  func fits(_ conversion: FormatSpecifier.Conversion?) -> Bool {
    guard let conversion else { return true }
    switch storage {
    case .signed, .unsigned:
      return conversion.argumentKind != .text
    case .wide:
      // Its key has `%@`, since no specifier is wide enough.
      return true
    case .double, .float:
      return conversion.argumentKind == .floatingPoint
    case .text:
      return conversion.argumentKind == .text
    case .extended(let value):
      return value.fits(conversion)
    }
  }

  /// Appends the argument as a specifier asks for it.
  func write(by specifier: SizedSpecifier, _ numbers: NumberFormat, to output: inout [UInt8]) {
    let start = output.count
    switch (storage, specifier.conversion?.argumentKind) {
    case (.text(let text), _):
      write(text, by: specifier, to: &output)
    case (_, .text):
      // Cut to a precision, a number would be another one.
      output += description.utf8
    case (.signed, .integer), (.unsigned, .integer), (.wide, .integer):
      if let code = specifier.conversion?.code {
        write(code, by: specifier, numbers, to: &output)
      } else {
        writeInteger(by: specifier, numbers, to: &output)
      }
    case (.signed, nil), (.unsigned, nil), (.wide, nil):
      writeInteger(by: specifier, numbers, to: &output)
    case (_, .floatingPoint):
      writeFloatingPoint(by: specifier, numbers, to: &output)
    case (.double, _), (.float, _):
      writeShortest(by: specifier, numbers, to: &output)
    case (.extended, _):
      // The message's writer has what these need; here is the value alone.
      output += description.utf8
    }
    pad(&output, from: start, to: specifier)
  }

  /// An integer in the locale's digits. As in Foundation, zeros fill up to the precision, or with
  /// the flag up to the width, and are grouped as other digits.
  private func writeInteger(
    by specifier: SizedSpecifier, _ numbers: NumberFormat, to output: inout [UInt8]
  ) {
    let minimumDigits =
      specifier.precision
      ?? (specifier.fillsWithZeros ? specifier.width : 1)
    switch storage {
    case .signed(let value):
      numbers.writer.append(
        magnitude: value.magnitude, sign: value < 0 ? .minus : specifier.positiveSign,
        minimumDigits: max(1, minimumDigits), to: &output)
    case .unsigned(let value):
      numbers.writer.append(
        magnitude: value, sign: specifier.positiveSign, minimumDigits: max(1, minimumDigits),
        to: &output)
    default:
      guard let number = decimal else { return }
      numbers.writer.append(
        number, fractionDigits: 0, sign: number.isNegative ? .minus : specifier.positiveSign,
        minimumDigits: max(1, minimumDigits), to: &output)
    }
  }

  /// `%f`, `%e`, `%g` in the locale's digits, `%a` in ASCII.
  private func writeFloatingPoint(
    by specifier: SizedSpecifier, _ numbers: NumberFormat, to output: inout [UInt8]
  ) {
    if specifier.conversion == .hexadecimalFloat
      || specifier.conversion == .hexadecimalFloatUppercase
    {
      output +=
        HexadecimalFloat.text(
          double, precision: specifier.precision, flags: specifier.flags,
          width: specifier.fillsWithZeros ? specifier.width : 0,
          isUppercase: specifier.conversion == .hexadecimalFloatUppercase
        ).utf8
      return
    }
    let symbols = numbers.writer.symbols
    let start = output.count
    let sign = shownSign(specifier)
    switch shownNumber(by: specifier) {
    case .fixed(let number, let fractionDigits):
      numbers.writer.append(number, fractionDigits: fractionDigits, sign: sign, to: &output)
    case .scientific(let number, let fractionDigits):
      symbols.appendScientific(number, fractionDigits: fractionDigits, sign: sign, to: &output)
    case nil:
      symbols.append(notFinite: double, sign: sign, to: &output)
      return
    }
    guard specifier.fillsWithZeros else { return }
    let missing = specifier.width - output.scalarCount(from: start)
    guard missing > 0 else { return }
    // Zeros stand between the sign and the digits.
    let affix = symbols.prefix(sign)
    let zeros = repeatElement(symbols.zero, count: missing).joined()
    output.insert(contentsOf: Array(zeros), at: start + affix.count)
  }

  /// A floating-point number where an integer was meant: with the digits that tell it from all
  /// others, localized.
  private func writeShortest(
    by specifier: SizedSpecifier, _ numbers: NumberFormat, to output: inout [UInt8]
  ) {
    let sign = shownSign(specifier)
    if case .fixed(let number, let fractionDigits)? = shownNumber(by: specifier) {
      numbers.writer.append(number, fractionDigits: fractionDigits, sign: sign, to: &output)
    } else {
      numbers.writer.symbols.append(notFinite: double, sign: sign, to: &output)
    }
  }

  /// The sign that the number shows; what is no number has none.
  private func shownSign(_ specifier: SizedSpecifier) -> ShownSign {
    guard let decimal else {
      let value = double
      return value.isNaN ? .none : value < 0 ? .minus : specifier.positiveSign
    }
    return decimal.isNegative ? .minus : specifier.positiveSign
  }

  /// Hexadecimal and octal digits, characters and pointers, in no locale.
  private func write(
    _ code: FormatSpecifier.Conversion.Code, by specifier: SizedSpecifier,
    _ numbers: NumberFormat, to output: inout [UInt8]
  ) {
    guard let bits = bits(specifier.length) else {
      // Beyond 64 bits there is no such form.
      return writeInteger(by: specifier, numbers, to: &output)
    }
    switch code {
    case .character:
      guard bits <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(bits)) else {
        output += description.utf8
        return
      }
      output += String(Character(scalar)).utf8
    case .digits(let radix, let isUppercase, let prefix):
      var digits = String(bits, radix: radix, uppercase: isUppercase)
      var shownPrefix = specifier.flags.contains(.alternate) && bits != 0 ? prefix : ""
      if specifier.conversion == .pointer { shownPrefix = prefix }
      if specifier.conversion?.isOctal == true, let precision = specifier.precision,
        precision > digits.utf8.count
      {
        // The zeros that fill up the precision are prefix enough.
        shownPrefix = ""
      }
      let minimum =
        specifier.precision
        ?? (specifier.fillsWithZeros ? specifier.width - shownPrefix.utf8.count : 1)
      if digits.utf8.count < minimum {
        digits = String(repeating: "0", count: minimum - digits.utf8.count) + digits
      }
      output += shownPrefix.utf8
      output += digits.utf8
    }
  }

  /// The bits of an integer as C passes it on: cut to the length that is named, a negative one to 32
  /// bits where it fits and nothing says otherwise. Nil beyond 64 bits.
  private func bits(_ length: FormatSpecifier.Length?) -> UInt64? {
    let bits: UInt64
    var isShort = false
    switch storage {
    case .unsigned(let value): bits = value
    case .signed(let value):
      bits = UInt64(bitPattern: value)
      isShort = value < 0 && value >= Int64(Int32.min)
    default: return nil
    }
    switch length {
    case .char: return bits & 0xFF
    case .short: return bits & 0xFFFF
    case nil where isShort: return bits & 0xFFFF_FFFF
    default: return bits
    }
  }

  /// A text, cut to the precision.
  private func write(_ text: String, by specifier: SizedSpecifier, to output: inout [UInt8]) {
    if let precision = specifier.precision, specifier.conversion?.argumentKind == .text {
      output += text.prefix(precision).utf8
    } else {
      output += text.utf8
    }
  }

  /// Fills what was written from `start` on with spaces up to the width.
  private func pad(_ output: inout [UInt8], from start: Int, to specifier: SizedSpecifier) {
    guard specifier.width > 0 else { return }
    let missing = specifier.width - output.scalarCount(from: start)
    guard missing > 0 else { return }
    output.insert(
      contentsOf: repeatElement(UInt8(ascii: " "), count: missing),
      at: specifier.flags.contains(.leftAligned) ? output.count : start)
  }
}

extension SizedSpecifier {
  /// Whether zeros, and no spaces, fill up to the width.
  var fillsWithZeros: Bool { flags.contains(.zeroPadded) && !flags.contains(.leftAligned) }

  var positiveSign: ShownSign {
    if flags.contains(.plusSign) { return .plus }
    return flags.contains(.spaceSign) ? .space : .none
  }
}

extension FormatSpecifier.Conversion {
  /// A form of an integer that is for programs and not localized.
  enum Code {
    case character
    case digits(radix: Int, isUppercase: Bool, prefix: String)
  }

  var isOctal: Bool { self == .octal || self == .octalUppercase }

  var code: Code? {
    switch self {
    case .hexadecimal: .digits(radix: 16, isUppercase: false, prefix: "0x")
    case .hexadecimalUppercase: .digits(radix: 16, isUppercase: true, prefix: "0X")
    case .octal, .octalUppercase: .digits(radix: 8, isUppercase: false, prefix: "0")
    case .pointer: .digits(radix: 16, isUppercase: false, prefix: "0x")
    case .character, .unicharacter: .character
    default: nil
    }
  }
}

extension [UInt8] {
  /// How many Unicode scalars the UTF-8 from an offset on holds.
  fileprivate func scalarCount(from start: Int) -> Int {
    self[start...].count { $0 & 0xC0 != 0x80 }
  }
}
