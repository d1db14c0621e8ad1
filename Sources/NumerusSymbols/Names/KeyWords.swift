internal import NumerusFormat

/// The words of a key.
enum KeyWords {
  /// The words that name a key's symbol; none for an empty key.
  static func words(of key: String) -> [String] {
    let segments = FormatString(key).segments
    let texts = segments.map { segment in
      switch segment {
      case .text(let text): text
      case .percent: "%"
      case .specifier, .substitution, .argument: " "
      }
    }
    let words = split(texts.joined())
    guard words.isEmpty else { return words }
    let spelled = texts.joined().unicodeScalars.flatMap { names(of: $0) }
    return spelled.isEmpty && !segments.isEmpty ? ["value"] : spelled
  }

  /// The words of a text: what stands between characters that no identifier has.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\u{2019}": continue
      case "$":
        // Xcode keeps it where Swift does, which is not at the start.
        end()
        if !words.isEmpty { words.append("$") }
      case _ where isPart(scalar): word.unicodeScalars.append(scalar)
      default: end()
      }
    }
    end()
    if words.last == "$" { words.removeLast() }
    return words
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark:
      // Marks of emoji belong to no word.
      scalar.properties.isXIDContinue && !scalar.properties.isVariationSelector
    default: false
    }
  }

  /// The words of a character's Unicode name; none for what can't be seen.
  private static func names(of scalar: Unicode.Scalar) -> [String] {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .nonspacingMark, .enclosingMark:
      return []
    default:
      guard let name = properties.nameAlias ?? properties.name else {
        return ["U" + String(scalar.value, radix: 16, uppercase: true)]
      }
      return split(name.lowercased())
    }
  }
}
