public import NumerusMessages
internal import NumerusPlurals

/// Where a text came from, or at which step it failed.
///
/// ```swift
/// let value: String.LocalizationValue = "\(5) items"
/// print(Localization.explain(value, bundle: .module, languages: ["pl-PL"]))
/// // folder /srv/app/App_App.resources
/// // table Localizable, from /srv/app/App_App.resources/Localizable.xcstrings
/// // wanted pl-PL: pl serves it (same language)
/// // the text is in pl, at /srv/app/App_App.resources/Localizable.xcstrings:12:16
/// // argument 1 takes the form many
/// // "5 elementów"
/// ```
public struct Explanation: Hashable, Sendable {
  /// A step on the way to a text.
  public enum Step: Hashable, Sendable {
    /// The folder of the bundle's resources.
    case folder(String)
    /// There is no such bundle; its path.
    case noBundle(String)
    /// The table, and the file that it was read from, or the folder around its `.lproj` folders.
    case table(String, file: String)
    /// The folder has no such table.
    case noTable(String)
    /// The table, or one of its files, can't be read, for a reason that names the place.
    case unreadableTable(String, reason: String)
    /// The language of the table that serves the reader, the wanted one that it was chosen for, and
    /// why.
    case language(String, wanted: String, reason: LanguageMatcher.Match.Reason)
    /// None of the wanted languages serves, so that the table's source language does.
    case noLanguage(wanted: [String], source: String)
    /// The table does not have the key.
    case noKey(String)
    /// The table has the key, and no text for it in a language.
    case noText(language: String)
    /// The text is in this language. The place is that of the text, as `Localizable.xcstrings:12:7`;
    /// nil for a text that stands nowhere, as that of a key that is its own source text.
    case text(language: String, place: String?)
    /// The text has a form for an argument's number.
    case form(MessageForm)
    /// The default value is the text.
    case defaultValue
    /// The key is the text.
    case key
    /// A fault in the arguments.
    case issue(MessageIssue.Kind)
  }

  /// The steps, in their order.
  public let steps: [Step]

  /// The text.
  public let text: String

  /// Whether the text comes from the table.
  public var isFound: Bool {
    steps.contains { if case .text = $0 { true } else { false } }
  }
}

extension Explanation: CustomStringConvertible {
  /// A line for each step, and the text.
  public var description: String {
    (steps.map(\.description) + ["\"\(text)\""]).joined(separator: "\n")
  }
}

extension Explanation.Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .folder(let path): "folder \(path)"
    case .noBundle(let path): "there is no bundle \(path)"
    case .table(let name, let file): "table \(name), from \(file)"
    case .noTable(let name): "there is no table \(name)"
    case .unreadableTable(let name, let reason): "the table \(name) can't be read: \(reason)"
    case .language(let language, let wanted, let reason):
      "wanted \(wanted): \(language) serves it (\(reason))"
    case .noLanguage(let wanted, let source):
      wanted.isEmpty
        ? "no language is wanted: the source language \(source) serves"
        : "none of \(wanted.joined(separator: ", ")): the source language \(source) serves"
    case .noKey(let key): "there is no key \"\(key)\""
    case .noText(let language): "there is no text in \(language)"
    case .text(let language, let place):
      "the text is in \(language)" + (place.map { ", at \($0)" } ?? "")
    case .form(let form):
      form.isMissing
        ? "argument \(form.argument) takes the form \(form.category), which is missing"
        : "argument \(form.argument) takes the form \(form.category)"
    case .defaultValue: "the default value stands for it"
    case .key: "the key stands for itself"
    case .issue(let kind): "\(kind)"
    }
  }
}
