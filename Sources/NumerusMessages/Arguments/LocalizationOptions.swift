extension String {
  /// What a text is localized with beyond its key and its values.
  ///
  /// ```swift
  /// var options = String.LocalizationOptions()
  /// options.replacements = [12]
  /// localizer.string("Position in queue: \(placeholder: .int).", options: options)
  /// // "Position in queue: 12."
  /// ```
  public struct LocalizationOptions {
    /// The values for the placeholders, in their order. A placeholder without one stays visible in
    /// the text.
    public var replacements: [any CVarArg]?

    public init() {}
  }
}
