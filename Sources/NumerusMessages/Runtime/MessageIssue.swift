public import NumerusPlurals

/// A fault met while a message was put together. The message is written all the same.
public struct MessageIssue: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// No language of the catalog has the key; the default value or the key was written.
    case missingKey
    /// A placeholder stands for an argument that was not given; the placeholder was written.
    /// Arguments count from 1.
    case missingArgument(Int)
    /// An argument is of another kind than its placeholder; it was written as it is.
    case mismatchedArgument(Int, placeholder: String)
    /// A plural rule had to choose by an argument that is missing or no number; it took `other`.
    case uncountableArgument(Int)
    /// An argument's style is one that ICU does not have, for the reason in its words; the number
    /// was written plainly.
    case refusedStyle(Int, reason: String)
    /// The text has markup for grammar agreement, which is not supported; the text stays.
    case grammarAgreement
    /// The language has neither the category's form nor `other`; the most general form was written.
    case missingForm(PluralCategory)
    /// The locale that a localizer was made for asks for digits (`en-u-nu-nonsense`) that nobody
    /// knows; the language's own are written. It is told once, and with no key.
    case unknownNumberingSystem(String)
    /// There is no such table; default values and keys are written. It is told with no key.
    case missingTable
    /// There is such a table, and it can't be read, for a reason that names the place; default values
    /// and keys are written. Of a table in `.lproj` folders it may be the file of one language, and the
    /// others serve. It is told with no key.
    case unreadableTable(String)
  }

  public let kind: Kind

  /// The key of the message; empty for what concerns all of them.
  public let key: String

  /// The language of the text, nil where there is none.
  public let language: String?

  /// The table of the key, as `Localizable in /srv/app`; nil for a catalog that is no bundle's.
  public package(set) var table: String?

  package init(kind: Kind, key: String, language: String?, table: String? = nil) {
    self.kind = kind
    self.key = key
    self.language = language
    self.table = table
  }
}

extension MessageIssue: CustomStringConvertible {
  /// The place and the fault, as `"key" of Localizable in /srv/app in pl: argument 1 is missing`.
  public var description: String {
    var places: [String] = []
    if !key.isEmpty { places.append("\"\(key)\"") }
    if let table { places.append(key.isEmpty ? table : "of \(table)") }
    if let language { places.append("in \(language)") }
    return places.isEmpty ? "\(kind)" : places.joined(separator: " ") + ": \(kind)"
  }
}

extension MessageIssue.Kind: CustomStringConvertible {
  /// The fault, without its place.
  public var description: String {
    switch self {
    case .missingKey: "no text for this key"
    case .missingArgument(let number): "argument \(number) is missing"
    case .mismatchedArgument(let number, let placeholder):
      "argument \(number) does not fit \(placeholder)"
    case .uncountableArgument(let number):
      "argument \(number) is no number to choose a plural form by"
    case .refusedStyle(let number, let reason):
      "argument \(number) is written plainly: \(reason)"
    case .grammarAgreement: GrammarMarkup.message
    case .missingForm(let category): "no form for \(category), and none for other"
    case .unknownNumberingSystem(let name): "the numbering system \"\(name)\" is not known"
    case .missingTable: "there is no such table"
    case .unreadableTable(let reason): "the table can't be read: \(reason)"
    }
  }
}
