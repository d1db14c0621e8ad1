internal import NumerusCatalogs

/// What a symbol's documentation says: its source text, with all forms, the comment for translators, and
/// the languages that have it.
struct SymbolDocumentation {
  /// The most characters of a text that are shown.
  private static let longestText = 500

  private let symbol: MessageSymbol
  private let sourceLanguage: String

  init(_ symbol: MessageSymbol, sourceLanguage: String) {
    self.symbol = symbol
    self.sourceLanguage = sourceLanguage
  }

  /// The source text, with its most general form where it has several.
  var summary: String {
    let source = symbol.message.source?.content
    return Self.code(source.flatMap { Self.generalText(of: $0) } ?? symbol.key)
  }

  /// The paragraphs after the summary.
  var paragraphs: [[String]] {
    var paragraphs: [[String]] = []
    if let source = symbol.message.source {
      var forms = source.content.variations.isEmpty ? [] : Self.forms(of: source.content, [])
      for substitution in source.substitutions {
        forms += Self.forms(of: substitution.content, [substitution.name])
      }
      paragraphs.append(forms)
    }
    let entry = symbol.message.entry
    paragraphs += (entry.comment ?? "").split(whereSeparator: \.isNewline).map { line in
      [Self.plain(String(line))]
    }
    let languages = Set(entry.localizations.map(\.language) + [sourceLanguage]).sorted()
    paragraphs.append([
      "Key \(Self.code(entry.key)), in \(languages.map { Self.plain($0) }.joined(separator: ", "))."
    ])
    return paragraphs.filter { !$0.isEmpty }
  }

  private static func generalText(of content: StringCatalog.Content) -> String? {
    for variation in content.variations {
      let general = variation.cases.first { $0.name == "other" } ?? variation.cases.last
      if let text = general.flatMap({ generalText(of: $0.content) }) { return text }
    }
    return content.stringUnit?.value ?? content.stringSet.first?.value
  }

  /// Each form in a line, with what it is for.
  private static func forms(of content: StringCatalog.Content, _ names: [String]) -> [String] {
    let nested = content.variations.flatMap { variation in
      variation.cases.flatMap { forms(of: $0.content, names + [$0.name]) }
    }
    guard nested.isEmpty else { return nested }
    let text = content.stringUnit?.value ?? content.stringSet.first?.value
    return text.map { ["- \(plain(names.joined(separator: ", "))): \(code($0))"] } ?? []
  }

  /// A text as code, in which nothing is markup.
  private static func code(_ text: String) -> String {
    let shown = text.count > longestText ? text.prefix(longestText) + "…" : text[...]
    let escaped = shown.unicodeScalars.map { scalar in
      scalar == "\n" ? "\\n" : SwiftLiteral.isInvisible(scalar) ? " " : String(scalar)
    }.joined()
    // Code that has marks of code in it takes more of them around it than it has in a row.
    let longest = escaped.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let mark = String(repeating: "`", count: longest + 1)
    let needsSpace = escaped.isEmpty || escaped.hasPrefix("`") || escaped.hasSuffix("`")
    return needsSpace ? "\(mark) \(escaped) \(mark)" : mark + escaped + mark
  }

  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { SwiftLiteral.isInvisible($0) ? " " : $0 }))
  }
}

extension SourceWriter {
  mutating func documentation(_ documentation: SymbolDocumentation, isShort: Bool = false) {
    comment("///", documentation.summary)
    for paragraph in documentation.paragraphs where !isShort {
      line("///")
      for line in paragraph { comment("///", line) }
    }
  }
}
