/// Text for places where a line or a tabulator has a meaning.
enum Escaping {
  /// A text on one line: a backslash becomes `\\`, a line break `\n` or `\r`, a tabulator `\t`, and
  /// any other control character or Unicode line end `\u{…}`.
  static func line(_ text: String) -> String {
    escaped(text) { isControl($0) || $0 == "\\" }
  }

  /// A text on one line with backslashes as they are, for people.
  static func controls(_ text: String) -> String { escaped(text, isControl) }

  private static func escaped(
    _ text: String, _ isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\" where isEscaped(scalar): line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      default:
        if isEscaped(scalar) {
          line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return line
  }

  /// The text that ``line(_:)`` was made from. A backslash before anything else stays.
  static func unescaped(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    var text = ""
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch next {
      case "\\": text += "\\"
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      case "u":
        let body = rest.dropFirst()
        guard body.first == "{", let end = body.firstIndex(of: "}"),
          let value = UInt32(String(body[..<end].dropFirst()), radix: 16),
          let scalar = Unicode.Scalar(value)
        else {
          text += "\\"
          continue
        }
        text.unicodeScalars.append(scalar)
        rest = body[body.index(after: end)...]
        continue
      default:
        text += "\\"
        continue
      }
      rest.removeFirst()
    }
    return text
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// A JSON string, quotes included.
  static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          json.unicodeScalars.append(scalar)
        }
      }
    }
    return json + "\""
  }
}
