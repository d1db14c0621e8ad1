#if !canImport(Darwin)

  public import NumerusMessages

  extension LocalizedText {
    /// A text to be looked up: a literal, an interpolation, or a resource.
    ///
    /// ```swift
    /// LocalizedText(localized: "\(count) items")
    /// ```
    public init(localized resource: LocalizedStringResource) { self.init(resource.reference) }
  }

  extension Localization {
    /// Tells where the text of a resource comes from.
    ///
    /// - Parameters:
    ///   - resource: The text.
    ///   - languages: What the reader wants; nil for the languages in force. A locale that the resource
    ///     has of its own goes first.
    @_disfavoredOverload
    public static func explain(
      _ resource: LocalizedStringResource, languages: [String]? = nil
    ) -> Explanation {
      explain(resource.reference, languages)
    }
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
