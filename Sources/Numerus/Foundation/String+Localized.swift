#if !canImport(Darwin)

  public import Foundation
  public import NumerusMessages

  extension String {
    /// A localized text whose literal is its own key.
    ///
    /// ```swift
    /// String(localized: "\(count) items", bundle: .module)  // "3 items"
    /// ```
    ///
    /// Where the table does not have the key, the key is the text. A key that is known only when the
    /// program runs is `String.LocalizationValue(key)`.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with its values where it is an interpolation.
    ///   - table: The table's name; nil and empty for `Localizable`.
    ///   - bundle: The bundle; nil for the main one.
    ///   - locale: How values are written, not which translation is chosen; nil for what follows from
    ///     the languages in force.
    ///   - comment: What translators should know.
    @inlinable
    @inline(__always)
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = Localization.string(
        keyAndValue.packed, table: table, bundle: bundle, locale: locale)
    }

    /// A localized text by a key of its own.
    ///
    /// ```swift
    /// String(localized: "item-count", defaultValue: "\(count) items", bundle: .module)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The values, and the text where the table does not have the key.
    ///   - table: The table's name; nil and empty for `Localizable`.
    ///   - bundle: The bundle; nil for the main one.
    ///   - locale: How values are written; nil for what follows from the languages in force.
    ///   - comment: What translators should know.
    @inlinable
    @inline(__always)
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = Localization.string(
        key, defaultValue.packed, table: table, bundle: bundle, locale: locale)
    }

    /// A localized text whose literal is its own key, with values for its placeholders.
    ///
    /// ```swift
    /// var options = String.LocalizationOptions()
    /// options.replacements = [12]
    /// String(localized: "Position in queue: \(placeholder: .int).", options: options)
    /// // "Position in queue: 12."
    /// ```
    public init(
      localized keyAndValue: LocalizationValue, options: LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self = Localization.localizer(table: table, bundle: bundle, locale: locale)
        .string(keyAndValue, options: options)
    }

    /// A localized text by a key of its own, with values for its placeholders.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue,
      options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = Localization.localizer(table: table, bundle: bundle, locale: locale)
        .string(key, defaultValue: defaultValue, options: options)
    }

    /// The localized text of a resource, in the languages in force, or that of the resource's locale
    /// where it was set.
    // A literal is a resource too; it is meant as a key, which needs no resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = Localization.scope.string(resource.reference)
    }

    /// The localized text of a resource, with values for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      var reference = resource.reference
      reference.value = reference.value.filled(by: options)
      self = Localization.scope.string(reference)
    }
  }

#endif
