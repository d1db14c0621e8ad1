/// Lines of Swift in the form that `swift format` gives them.
struct SourceWriter {
  /// The width of a line that is not a single literal or name.
  static let lineLength = 100

  private(set) var text = ""
  private var indentation = 0

  /// The columns that are left of a line.
  var room: Int { Self.lineLength - indentation }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: " ", count: indentation) + line }
    text += "\n"
  }

  /// Lines two columns to the right.
  mutating func indented(_ write: (inout SourceWriter) -> Void) {
    indentation += 2
    write(&self)
    indentation -= 2
  }

  /// A line that opens a brace, what is between, and a line that closes it.
  mutating func block(_ head: String, _ write: (inout SourceWriter) -> Void) {
    line(head + " {")
    indented(write)
    line("}")
  }

  /// Lines under a condition of the compiler; without one, as they are.
  mutating func condition(_ condition: String?, _ write: (inout SourceWriter) -> Void) {
    guard let condition else { return write(&self) }
    line("#if \(condition)")
    indented(write)
    line("#endif")
  }

  /// A comment, in lines as long as there is room for.
  mutating func comment(_ mark: String, _ paragraph: String) {
    var words = paragraph.split(separator: " ", omittingEmptySubsequences: false)[...]
    repeat {
      var current = mark + " " + (words.popFirst() ?? "")
      while let next = words.first, current.count + 1 + next.count <= room {
        current += " " + next
        words.removeFirst()
      }
      while current.last == " " { current.removeLast() }
      line(current)
    } while !words.isEmpty
  }

  /// Parts between commas, in lines as long as there is room for.
  ///
  /// A part is a label, or nothing, and what follows it, which goes below the label where it has no room
  /// beside it.
  mutating func list(_ parts: [(label: String, value: String)], end: String) {
    var current = ""
    for (index, part) in parts.enumerated() {
      let mark = index == parts.count - 1 ? end : ","
      let next = (part.label.isEmpty ? "" : part.label + " ") + part.value + mark
      if !current.isEmpty, current.count + 1 + next.count <= room {
        current += " " + next
        continue
      }
      if !current.isEmpty { line(current) }
      current = next
      if next.count > room, !part.label.isEmpty {
        line(part.label)
        indented { $0.last(part.value, mark, isBroken: index == parts.count - 1) }
        current = ""
      }
    }
    if !current.isEmpty { line(current) }
  }

  /// A value below its label. A literal that would fit a line of its own, and does not fit this one, has
  /// the closing mark of a list below it, as `swift format` has it.
  private mutating func last(_ value: String, _ mark: String, isBroken: Bool) {
    guard isBroken, value.count <= Self.lineLength, value.count + mark.count > room else {
      return line(value + mark)
    }
    line(value)
    indentation -= 4
    line(mark)
    indentation += 4
  }
}
