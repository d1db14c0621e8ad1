package import NumerusFormat

/// A value that a message takes.
package struct SymbolParameter: Hashable, Sendable {
  /// The Swift type of a value, by the specifier that it is written by.
  package enum ValueType: String, Sendable {
    case integer = "Int"
    case unsignedInteger = "UInt"
    case character = "UInt32"
    case floatingPoint = "Double"
    case text = "String"
  }

  /// The argument's number, from 0.
  package var number: Int
  /// What calls name it; nil for a value without a label.
  package var label: String?
  /// What the body of the function calls it.
  package var name: String
  package var type: ValueType
  /// How the value is written; nil where all specifiers are as the type has it.
  package var specifier: FormatSpecifier?
}

extension SymbolParameter.ValueType {
  /// The type of the values that a specifier is for.
  ///
  /// A length says how wide C's argument is, which no Swift type has to follow: `%d` and `%lld` are
  /// both for `Int`, `%f` and `%lf` for `Double`.
  package init(_ specifier: FormatSpecifier) {
    switch specifier.conversion {
    case .decimal, .decimalUppercase, .integer: self = .integer
    case .unsigned, .unsignedUppercase, .hexadecimal, .hexadecimalUppercase, .octal,
      .octalUppercase, .pointer:
      self = .unsignedInteger
    case .character, .unicharacter: self = .character
    case .fixed, .fixedUppercase, .exponent, .exponentUppercase, .general, .generalUppercase,
      .hexadecimalFloat, .hexadecimalFloatUppercase:
      self = .floatingPoint
    case .cString, .unicharString, .object: self = .text
    }
  }

  /// What an interpolation of the type has in its key.
  var usualSpecifiers: [String] {
    switch self {
    case .integer: ["%lld", "%ld", "%d", "%i"]
    case .unsignedInteger: ["%llu", "%lu", "%u"]
    case .character: []
    case .floatingPoint: ["%lf", "%f"]
    case .text: ["%@"]
    }
  }
}

extension SymbolParameter {
  /// The parameter in a declaration, as `_ arg1: Int`.
  var declaration: String {
    let written = SwiftIdentifier.written(name)
    let start = label.map { $0 == name ? written : "\(SwiftIdentifier.written($0)) \(written)" }
    return "\(start ?? "_ \(written)"): \(type.rawValue)"
  }

  /// The value in a literal.
  var interpolation: String {
    let written = SwiftIdentifier.written(name)
    return specifier.map { "\\(\(written), specifier: \"\($0)\")" } ?? "\\(\(written))"
  }
}
