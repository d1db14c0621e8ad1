/// The kinds of values that have a specifier of their own in a key.
///
/// The code stands for the specifier in the key's hash and for the type in a packed message.
@usableFromInline
package enum ValueCode: UInt8, CaseIterable {
  case signedWord = 1
  case signed
  case unsignedWord
  case unsigned
  case float
  case double
  case text

  /// The bytes of a code's specifier as a word, and how many there are.
  @inline(__always)
  static func specifier(ofCode code: UInt8) -> (word: UInt32, count: Int) {
    switch code {
    case 1: (0x646C_6C25, 4)
    case 2: (0x6425, 2)
    case 3: (0x756C_6C25, 4)
    case 4: (0x7525, 2)
    case 5: (0x6625, 2)
    case 6: (0x66_6C25, 3)
    default: (0x4025, 2)
    }
  }

  /// Foundation's specifier for the type. None is the beginning of another.
  package var specifier: StaticString {
    switch self {
    case .signedWord: "%lld"
    case .signed: "%d"
    case .unsignedWord: "%llu"
    case .unsigned: "%u"
    case .float: "%f"
    case .double: "%lf"
    case .text: "%@"
    }
  }
}
