public import Foundation
internal import NumerusMessages

/// A text that a component shows, made by those who know what it says, and resolved by those who
/// know who reads it.
///
/// How it is made says what is meant:
///
/// ```swift
/// LocalizedText(localized: "\(count) items")         // looked up, with the values
/// LocalizedText(key: titleKey, tableName: "Titles")  // looked up in a table
/// LocalizedText(verbatim: userName)                  // never looked up, literal or not
/// LocalizedText(text: preparedSentence)              // in the reader's language already
/// ```
///
/// `localizer.string(text)` gives the text in the localizer's language. Inside another message, a
/// verbatim text is a value: it is made safe for HTML and set apart where its direction differs. A
/// prepared text is part of the message and stays as it is, unless all is to be made safe.
public struct LocalizedText: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case reference(MessageReference)
    case verbatim(String)
    case prepared(String)
  }

  let storage: Storage

  /// A text to be looked up by its key.
  ///
  /// - Parameters:
  ///   - key: The key, with its values where it is an interpolation.
  ///   - tableName: The table; nil for `Localizable`, or where there is no bundle either for the
  ///     catalog of the localizer that is asked.
  ///   - bundle: The bundle; nil for the main one.
  ///   - comment: What translators should know.
  public init(
    key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .reference(
      MessageReference(
        key: key.value.key, value: key.value, table: tableName,
        bundlePath: bundle?.bundlePath, tables: BundleTables.shared))
  }

  /// A text that is shown as it is, as the name of a person.
  public init(verbatim text: some StringProtocol) { storage = .verbatim(String(text)) }

  /// A text that is in the reader's language already.
  public init(text: some StringProtocol) { storage = .prepared(String(text)) }

  init(_ reference: MessageReference) { storage = .reference(reference) }
}

extension LocalizedText: Codable {
  private enum CodingKeys: String, CodingKey {
    case localized, verbatim, text
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .verbatim) {
      storage = .verbatim(text)
    } else if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      storage = .prepared(text)
    } else {
      var reference = try container.decode(MessageReference.self, forKey: .localized)
      reference.tables = BundleTables.shared
      storage = .reference(reference)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch storage {
    case .reference(let reference): try container.encode(reference, forKey: .localized)
    case .verbatim(let text): try container.encode(text, forKey: .verbatim)
    case .prepared(let text): try container.encode(text, forKey: .text)
    }
  }
}
