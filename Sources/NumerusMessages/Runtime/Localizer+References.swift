extension Localizer {
  /// The text for a literal, with options.
  ///
  /// ```swift
  /// var options = String.LocalizationOptions()
  /// options.replacements = [12]
  /// localizer.string("Position in queue: \(placeholder: .int).", options: options)
  /// ```
  public func string(
    _ value: String.LocalizationValue, options: String.LocalizationOptions
  ) -> String {
    string(value.filled(by: options))
  }

  /// The text for a key, with the values of a default text, with options.
  public func string(
    _ key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions
  ) -> String {
    string(key, defaultValue: defaultValue.filled(by: options))
  }

  /// The text that a reference names, for this localizer's reader.
  package func string(_ reference: MessageReference) -> String {
    localizer(for: reference).text(forKey: reference.key, orElse: reference.value)
  }

  /// The localizer for the table that a reference names: this one where it names none, or where
  /// nobody knows of tables.
  package func localizer(for reference: MessageReference) -> Localizer {
    guard !reference.isPlain, let tables = reference.tables ?? core.tables else { return self }
    return tables.localizer(for: reference, like: self)
  }

  /// A text that is a value by itself, made as safe as one in a message.
  package func escaped(_ text: String) -> String {
    guard options.escaping != .none else { return text }
    var output = Array(text.utf8)
    HTMLEscaping.escape(&output, from: 0)
    return String(decoding: output, as: UTF8.self)
  }
}
