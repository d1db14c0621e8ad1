/// Names of symbols, made of the words of keys.
///
/// They are those of Xcode's generated symbols, as far as these could be seen: placeholders go,
/// apostrophes too, all else that is no letter or digit ends a word, and a word that begins with two
/// capitals is written as any other.
///
/// ```swift
/// SymbolName.member(forKey: "summary.item-count")      // summaryItemCount
/// SymbolName.member(forKey: "SAMPLE_PARAMETERIZED %@") // sampleParameterized
/// SymbolName.member(forKey: "Open the JSON in iCloud") // openTheJsonInICloud
/// SymbolName.member(forKey: "3 items")                 // _3Items
/// SymbolName.member(forKey: "👋")                      // wavingHandSign
/// ```
package enum SymbolName {
  /// The name of a key's symbol: words in camel case, the first one small.
  ///
  /// A key without letters and digits is named by its characters' Unicode names, one that is nothing
  /// but placeholders is a `value`, and an empty one `empty`.
  package static func member(forKey key: String) -> String {
    lowerCamelCase(KeyWords.words(of: key))
  }

  /// The label of a parameter; nil where the name has no words.
  package static func label(_ name: String) -> String? {
    let words = KeyWords.split(name)
    return words.isEmpty ? nil : lowerCamelCase(words)
  }

  /// The name of a type, as that of a table.
  package static func type(_ name: String) -> String {
    let words = KeyWords.split(name)
    let joined = words.map { capitalized($0) }.joined()
    return words.isEmpty ? "Table" : safe(joined)
  }

  private static func lowerCamelCase(_ words: [String]) -> String {
    let capitals = words.map { capitalized($0) }
    guard let first = capitals.first else { return "empty" }
    let small = isCapital(words[0]) ? first.lowercased() : lowercasedFirst(words[0])
    return safe(small + capitals.dropFirst().joined())
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.first else { return word }
    let rest = word.dropFirst()
    return String(first).uppercased() + (isCapital(word) ? rest.lowercased() : String(rest))
  }

  private static func lowercasedFirst(_ word: String) -> String {
    guard let first = word.first else { return word }
    return String(first).lowercased() + word.dropFirst()
  }

  /// Whether a word begins with two capitals: `JSON`, `CKAsset`.
  private static func isCapital(_ word: String) -> Bool {
    word.count > 1 && word.prefix(2).allSatisfy(\.isUppercase)
  }

  /// A name that Swift's identifiers may begin with.
  private static func safe(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    let isHead = first.properties.isXIDStart || first == "_"
    return isHead ? name : "_" + name
  }
}
