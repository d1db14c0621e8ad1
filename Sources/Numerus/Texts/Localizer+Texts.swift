public import NumerusMessages

extension Localizer {
  /// The text in this localizer's language.
  ///
  /// One that names a table or a bundle is looked up there, for the same reader and with the same
  /// options; any other in this localizer's own catalog.
  ///
  /// ```swift
  /// localizer.string(LocalizedText(localized: "\(3) items"))  // "3 items"
  /// localizer.string(LocalizedText(verbatim: "%lld items"))   // "%lld items"
  /// ```
  public func string(_ text: LocalizedText) -> String {
    switch text.storage {
    case .reference(let reference): string(reference)
    case .verbatim(let text): escaped(text)
    case .prepared(let text): options.escaping == .all ? escaped(text) : text
    }
  }

  /// The text of a key in this localizer's catalog.
  @_disfavoredOverload
  public func string(_ key: LocalizedStringKey) -> String { string(key.value) }
}

extension String.LocalizationValue.StringInterpolation {
  /// A text inside another one: `\(title)`. It is looked up when the other one is. Texts may stand 32
  /// deep in one another; beyond, the key stands for the text.
  public mutating func appendInterpolation(_ text: LocalizedText) {
    let argument: MessageArgument =
      switch text.storage {
      case .reference(let reference): MessageArgument(nested: reference)
      case .verbatim(let text): MessageArgument(text)
      case .prepared(let text): MessageArgument(storage: .extended(.prepared(text)))
      }
    append(argument, "%@")
  }
}
