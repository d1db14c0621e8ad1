extension String.LocalizationValue {
  /// The type of a value that ``String/LocalizationOptions`` give later: `\(placeholder: .int)`.
  public enum Placeholder: String, Codable, Hashable, Sendable, CaseIterable {
    case int
    case uint
    case float
    case double
    case object
  }

  /// The value with its placeholders filled by replacements, in their order. What is left of these
  /// follows the other arguments, for keys that are known only when the program runs.
  package func filled(by options: String.LocalizationOptions) -> Self {
    guard let replacements = options.replacements, !replacements.isEmpty else { return self }
    var rest = replacements.map { MessageArgument(replacement: $0) }[...]
    var filled = arguments
    for index in filled.indices where filled[index].isPlaceholder {
      guard let replacement = rest.popFirst() else { break }
      filled[index] = replacement
    }
    return Self(key: key, arguments: filled + rest)
  }
}

extension String.LocalizationValue.Placeholder {
  /// What stands for the value in the key.
  var specifier: String {
    switch self {
    case .int: "%lld"
    case .uint: "%llu"
    case .float: "%f"
    case .double: "%lf"
    case .object: "%@"
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// A place for a value that is given later: `\(placeholder: .int)`.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
  }

  /// A place for a value that is given later, with the specifier that the key has for it:
  /// `\(placeholder: .double, specifier: "%.1f")`.
  public mutating func appendInterpolation(
    placeholder: String.LocalizationValue.Placeholder, specifier: String
  ) {
    append(MessageArgument(storage: .extended(.placeholder(placeholder))), specifier)
  }
}
