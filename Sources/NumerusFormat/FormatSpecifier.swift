/// A place in a text where an argument is written: `%@`, `%2$lld`, `%-8.2f`, `%*d`.
///
/// The grammar is that of C's `printf` as Foundation reads it, with Xcode's labels: `%(name)@`.
public struct FormatSpecifier: Hashable, Sendable {
  /// The flags between the percent sign and the width.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: blanks go after the text, not before it.
    public static let leftAligned = Flags(rawValue: 1)
    /// `+`: numbers that are not negative get a plus sign.
    public static let plusSign = Flags(rawValue: 2)
    /// A space: numbers that are not negative get a space in place of a sign.
    public static let spaceSign = Flags(rawValue: 4)
    /// `#`: `0x` before hexadecimal digits, `0` before octal ones, and a point in `%a`. As in
    /// Foundation, localized numbers do not heed it.
    public static let alternate = Flags(rawValue: 8)
    /// `0`: zeros fill up to the width.
    public static let zeroPadded = Flags(rawValue: 16)
    /// `'`: group the digits, which localized numbers do anyway.
    public static let grouped = Flags(rawValue: 32)
  }

  /// A width or a precision.
  public enum Size: Hashable, Sendable {
    /// Written in the text.
    case literal(Int)
    /// `*`, or `*2$`: the value of an argument; without a position, of the next one.
    case argument(position: Int?)
  }

  /// How wide C's argument is. Numerus knows its arguments' types; only hexadecimal and octal
  /// digits of negative numbers depend on it.
  public enum Length: String, Hashable, Sendable {
    case char = "hh"
    case short = "h"
    case long = "l"
    case longLong = "ll"
    case quad = "q"
    case longDouble = "L"
    case size = "z"
    case pointerDifference = "t"
    case maximum = "j"
  }

  /// What the argument is written as.
  public enum Conversion: Character, Hashable, Sendable, CaseIterable {
    case decimal = "d"
    case decimalUppercase = "D"
    case integer = "i"
    case unsigned = "u"
    case unsignedUppercase = "U"
    case hexadecimal = "x"
    case hexadecimalUppercase = "X"
    case octal = "o"
    case octalUppercase = "O"
    case fixed = "f"
    case fixedUppercase = "F"
    case exponent = "e"
    case exponentUppercase = "E"
    case general = "g"
    case generalUppercase = "G"
    case hexadecimalFloat = "a"
    case hexadecimalFloatUppercase = "A"
    case character = "c"
    case unicharacter = "C"
    case cString = "s"
    case unicharString = "S"
    case pointer = "p"
    case object = "@"
  }

  /// The argument's number, from 1; nil for the next one.
  public var position: Int?
  /// What translators and symbols call the argument, as in `%1$(count)lld`; nil for most.
  public var label: String?
  public var flags: Flags
  public var width: Size?
  public var precision: Size?
  public var length: Length?
  public var conversion: Conversion

  public init(
    _ conversion: Conversion, position: Int? = nil, label: String? = nil, flags: Flags = [],
    width: Size? = nil, precision: Size? = nil, length: Length? = nil
  ) {
    self.position = position
    self.label = label
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
  }
}

extension FormatSpecifier {
  /// Reads one specifier, percent sign included; nil where the text is anything else.
  ///
  /// ```swift
  /// FormatSpecifier("%1$lld")?.position  // 1
  /// FormatSpecifier("lld")               // nil
  /// ```
  public init?(_ text: String) {
    guard case .specifier(let specifier, _)? = FormatString(text).segments.first,
      FormatString(text).segments.count == 1
    else { return nil }
    self = specifier
  }
}

extension FormatSpecifier: CustomStringConvertible {
  /// The specifier in the grammar, its flags in the order `- + space # 0 '`.
  public var description: String {
    var text = "%"
    if let position { text += "\(position)$" }
    if let label { text += "(\(label))" }
    for (flag, character) in Self.flagCharacters where flags.contains(flag) {
      text.unicodeScalars.append(character)
    }
    if let width { text += width.description }
    if let precision { text += "." + precision.description }
    if let length { text += length.rawValue }
    text.append(conversion.rawValue)
    return text
  }

  static let flagCharacters: [(Flags, Unicode.Scalar)] = [
    (.leftAligned, "-"), (.plusSign, "+"), (.spaceSign, " "), (.alternate, "#"),
    (.zeroPadded, "0"), (.grouped, "'"),
  ]
}

extension FormatSpecifier.Size: CustomStringConvertible {
  public var description: String {
    switch self {
    case .literal(let value): "\(value)"
    case .argument(let position): position.map { "*\($0)$" } ?? "*"
    }
  }
}

extension FormatSpecifier.Conversion {
  /// What kind of argument a conversion is for.
  public enum ArgumentKind: Hashable, Sendable {
    case integer
    case floatingPoint
    case text
  }

  /// The kind of argument the conversion is for. A character is an integer in C.
  public var argumentKind: ArgumentKind {
    switch self {
    case .decimal, .decimalUppercase, .integer, .unsigned, .unsignedUppercase, .hexadecimal,
      .hexadecimalUppercase, .octal, .octalUppercase, .character, .unicharacter, .pointer:
      .integer
    case .fixed, .fixedUppercase, .exponent, .exponentUppercase, .general, .generalUppercase,
      .hexadecimalFloat, .hexadecimalFloatUppercase:
      .floatingPoint
    case .cString, .unicharString, .object:
      .text
    }
  }

  /// Whether a plural form may depend on the number that the conversion writes.
  public var isCountable: Bool {
    switch self {
    case .character, .unicharacter, .pointer: false
    default: argumentKind != .text
    }
  }
}
