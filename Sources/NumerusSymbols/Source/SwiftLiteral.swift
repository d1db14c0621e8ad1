/// String literals of Swift.
enum SwiftLiteral {
  /// A text in quotes.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text as it stands between quotes. What can't be seen is written by its number, but for what
  /// emoji and scripts join their characters by.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      case "\u{200C}", "\u{200D}": escaped.unicodeScalars.append(scalar)
      case _ where isInvisible(scalar):
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
