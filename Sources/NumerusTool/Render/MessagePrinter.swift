/// Prints messages in the format that was asked for.
struct MessagePrinter {
  private let format: RenderFormat
  private let console: Console
  /// The widths of the table's columns but the last.
  private let widths: [Int]
  private var isFirst = true

  /// - Parameters:
  ///   - keys: The cells of the column of keys.
  ///   - languages: The cells of the column of languages, each at least once.
  ///   - counts: The cells of the column of counts.
  init(
    _ format: RenderFormat, keys: [String], languages: Set<String>, counts: [String],
    _ console: Console
  ) {
    self.format = format
    self.console = console
    // One long key would push all texts out of sight.
    let widest = 40
    func width(_ head: String, _ cells: [String]) -> Int {
      cells.map { min(widest, Self.columns(Escaping.line($0))) }.max().map { max($0, head.count) }
        ?? head.count
    }
    widths = [width("KEY", keys), width("LANGUAGE", Array(languages)), width("COUNT", counts)]
  }

  mutating func begin() {
    switch format {
    case .table: printRow(["KEY", "LANGUAGE", "COUNT", "TEXT"])
    case .tsv: console.write("key\tlanguage\ttextLanguage\tcount\ttext\n")
    case .json: console.write("[")
    case .text: break
    }
  }

  mutating func print(_ message: RenderedMessage) {
    switch format {
    case .table:
      let language = Self.languageCell(message.locale, message.textLanguage)
      printRow([message.key, language, message.count ?? "", message.text].map(Escaping.line))
    case .text:
      console.write(message.text + "\n")
    case .tsv:
      let cells = [
        message.key, message.locale, message.textLanguage ?? "", message.count ?? "", message.text,
      ]
      console.write(cells.map(Escaping.line).joined(separator: "\t") + "\n")
    case .json:
      let members = [
        ("catalog", Escaping.json(message.catalog)), ("key", Escaping.json(message.key)),
        ("locale", Escaping.json(message.locale)),
        ("textLanguage", message.textLanguage.map(Escaping.json) ?? "null"),
        ("arguments", message.arguments), ("text", Escaping.json(message.text)),
      ]
      let object = members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
      console.write("\(isFirst ? "\n" : ",\n")  {\(object)}")
    }
    isFirst = false
  }

  mutating func end() {
    if format == .json { console.write(isFirst ? "]\n" : "\n]\n") }
  }

  /// The locale that was asked for and, where it is another one, the language of the text.
  static func languageCell(_ locale: String, _ textLanguage: String?) -> String {
    guard let textLanguage, textLanguage != locale else { return locale }
    return "\(locale) (\(textLanguage))"
  }

  private func printRow(_ cells: [String]) {
    var row = ""
    for (index, cell) in cells.enumerated() {
      row += cell
      guard index < widths.count else { continue }
      row += String(repeating: " ", count: max(0, widths[index] - Self.columns(cell)) + 2)
    }
    console.write(row + "\n")
  }

  /// The columns that a text takes on a terminal, near enough: two for East Asian characters, none
  /// for marks and format characters.
  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return sum
      default: break
      }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }
}
