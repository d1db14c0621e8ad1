/// The languages of a command line, as Foundation reads it into its argument domain.
enum LaunchArguments {
  /// The value of the last `-AppleLanguages` with a value; nil where there is none, or an empty one.
  static func languages(_ arguments: [String]) -> [String]? {
    var languages: [String]?
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard name.hasPrefix("-"), let value = rest.first, !value.hasPrefix("-") else { continue }
      rest.removeFirst()
      if name == "-" + LanguagePreference.key { languages = list(value) }
    }
    return languages?.isEmpty ?? true ? nil : languages
  }

  /// How many bytes a value may have.
  private static let longestValue = 4096

  /// The texts of a value: a list in parentheses, as `("zh-Hant", en)`, or a single one, in quotes or
  /// without.
  static func list(_ value: String) -> [String]? {
    guard value.utf8.count <= longestValue else { return nil }
    var reader = OldStyleListReader(value)
    return reader.list()
  }
}
