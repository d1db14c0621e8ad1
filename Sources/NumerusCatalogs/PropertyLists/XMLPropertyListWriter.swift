internal import Foundation

/// Writes XML property lists in the form that Foundation and Xcode write: tabs, a document type, and
/// `&`, `<` and `>` escaped.
package struct XMLPropertyListWriter {
  private var output: [UInt8] = []

  /// The bytes of a file, in UTF-8. Keys stand in the order of the value.
  ///
  /// - Complexity: O(*n*) in the size of the output.
  package static func bytes(of value: PropertyListValue) -> [UInt8] {
    var writer = Self()
    writer.output +=
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """#.utf8
    writer.write(value, indent: 0)
    writer.output += "</plist>\n".utf8
    return writer.output
  }

  private mutating func write(_ value: PropertyListValue, indent: Int) {
    switch value.kind {
    case .dictionary(let members):
      writeContainer("dict", isEmpty: members.isEmpty, indent) { writer in
        for member in members {
          writer.writeElement("key", member.key, indent + 1)
          writer.write(member.value, indent: indent + 1)
        }
      }
    case .array(let elements):
      writeContainer("array", isEmpty: elements.isEmpty, indent) { writer in
        for element in elements { writer.write(element, indent: indent + 1) }
      }
    case .string(let text): writeElement("string", text, indent)
    case .integer(let digits): writeElement("integer", digits, indent)
    case .real(let digits): writeElement("real", digits, indent)
    case .date(let date): writeElement("date", date.word, indent)
    case .bool(let value): writeLine(value ? "<true/>" : "<false/>", indent)
    case .data(let data): writeData(data, indent)
    }
  }

  private mutating func writeContainer(
    _ name: String, isEmpty: Bool, _ indent: Int, _ content: (inout Self) -> Void
  ) {
    guard !isEmpty else { return writeLine("<\(name)/>", indent) }
    writeLine("<\(name)>", indent)
    content(&self)
    writeLine("</\(name)>", indent)
  }

  private mutating func writeElement(_ name: String, _ text: String, _ indent: Int) {
    writeIndent(indent)
    output += "<\(name)>".utf8
    // What XML can't have is told by `canWrite`; a file that others read is better than the character.
    let text =
      Self.canWrite(text)
      ? text
      : String(
        String.UnicodeScalarView(text.unicodeScalars.map { Self.isAllowed($0) ? $0 : "\u{FFFD}" }))
    for byte in text.utf8 {
      switch byte {
      // As it is, a reader makes a line feed of it.
      case UInt8(ascii: "\r"): output += "&#13;".utf8
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      default: output.append(byte)
      }
    }
    output += "</\(name)>\n".utf8
  }

  /// Whether XML can say a text: it has no control characters but tabulators and line ends.
  ///
  /// Source: XML 1.0, production 2 (Char).
  package static func canWrite(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isAllowed) }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private mutating func writeData(_ data: [UInt8], _ indent: Int) {
    writeLine("<data>", indent)
    // Foundation counts a tab as eight columns, up to eight of them.
    let lineLength = 76 - 8 * min(indent, 8)
    var rest = Array(Data(data).base64EncodedString().utf8)[...]
    while !rest.isEmpty {
      writeIndent(indent)
      output += rest.prefix(lineLength)
      output.append(UInt8(ascii: "\n"))
      rest = rest.dropFirst(lineLength)
    }
    writeLine("</data>", indent)
  }

  private mutating func writeLine(_ line: String, _ indent: Int) {
    writeIndent(indent)
    output += line.utf8
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func writeIndent(_ indent: Int) {
    output += repeatElement(UInt8(ascii: "\t"), count: indent)
  }
}
