/// Bytes as identifiers of languages see them.
extension UInt8 {
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// `-` as BCP 47 has it, or `_` as POSIX and ICU do.
  var isTagSeparator: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
