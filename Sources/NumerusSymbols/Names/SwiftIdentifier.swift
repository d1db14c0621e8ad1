/// Names as Swift's grammar takes them.
enum SwiftIdentifier {
  /// A name as a declaration or an expression has it: in backticks where it is a keyword.
  static func written(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name for a member: one that can't be reached after a dot gets an underscore.
  static func member(_ name: String) -> String {
    ["self", "init", "Type", "Protocol"].contains(name) ? name + "_" : name
  }

  /// A name for a type of a table, which must not hide the types that generated code names.
  static func type(_ name: String) -> String {
    namedTypes.contains(name) || keywords.contains(name) ? name + "Table" : name
  }

  private static let namedTypes: Set<String> = [
    "Bundle", "BundleDescription", "CatalogSymbols", "Double", "Foundation", "Int",
    "LocalizedMessage",
    "LocalizedStringResource", "Numerus", "Protocol", "String", "Type", "UInt", "UInt32", "UInt64",
  ]

  /// The words that Swift's grammar reserves everywhere.
  private static let keywords: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
