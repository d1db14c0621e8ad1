internal import NumerusPlurals

/// Which way a text runs, and whether another one in it may run differently.
enum TextDirection: Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of an identifier's script.
  init(_ identifier: LocaleIdentifier) {
    let script = identifier.script ?? ""
    self = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
  }

  /// Source: CLDR's script metadata, scripts that are written from right to left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung",
    "Khar", "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr",
    "Palm", "Perm", "Phli", "Phlp", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc",
    "Thaa", "Todr", "Yezi",
  ]

  /// Whether a text in a message of this direction can change the order of what stands around it.
  ///
  /// Among letters that run left to right, one that runs right to left can. Among those that run right
  /// to left, all else can: digits and signs, too, take their order from around them.
  func needsIsolation(_ bytes: ArraySlice<UInt8>) -> Bool {
    var text = String(decoding: bytes, as: UTF8.self).unicodeScalars.makeIterator()
    while let scalar = text.next() {
      let isRightToLeft = Self.isRightToLeft(scalar)
      switch self {
      case .leftToRight: if isRightToLeft || Self.isControl(scalar) { return true }
      case .rightToLeft: if !isRightToLeft && scalar != " " { return true }
      }
    }
    return false
  }

  /// Source: the blocks that the Unicode Character Database (DerivedBidiClass.txt) keeps for R and AL.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The controls of UAX #9.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
