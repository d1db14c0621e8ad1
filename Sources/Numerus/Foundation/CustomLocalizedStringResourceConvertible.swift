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
      append(MessageArgument(storage: .extended(.reference(reference))), "%@")
    }
  }

  extension LocalizedText {
    /// A text to be looked up: a literal, an interpolation, or a resource.
    ///
    /// ```swift
    /// LocalizedText(localized: "\(count) items")
    /// ```
    public init(localized resource: LocalizedStringResource) { self.init(resource.reference) }
  }

  extension Localizer {
    /// The text of a resource. One that names a table, a bundle or a locale is looked up by these, any
    /// other in this localizer's own catalog.
    @_disfavoredOverload
    public func string(_ resource: LocalizedStringResource) -> String {
      string(resource.reference)
    }
  }

#endif
