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
