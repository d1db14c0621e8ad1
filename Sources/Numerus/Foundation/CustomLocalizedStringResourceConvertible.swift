#if !canImport(Darwin)

  public import NumerusMessages

  /// A type whose values have a localized description.
  ///
  /// ```swift
  /// extension Flavour: CustomLocalizedStringResourceConvertible {
  ///   var localizedStringResource: LocalizedStringResource { "Vanilla" }
  /// }
  /// String(localized: "One scoop of \(flavour)")
  /// ```
  public protocol CustomLocalizedStringResourceConvertible {
    /// The description, to be localized when it is shown.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String.LocalizationValue.StringInterpolation {
    /// A text inside another one: `\(resource)`. It is looked up when the other one is, for the same
    /// reader.
    public mutating func appendInterpolation(
      _ value: some CustomLocalizedStringResourceConvertible
    ) {
      let reference = value.localizedStringResource.reference
      append(MessageArgument(nested: reference), "%@")
    }
  }

#endif
