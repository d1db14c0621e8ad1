#if !canImport(Darwin)

  public import Foundation
  public import NumerusMessages

  /// A text to be localized later, perhaps elsewhere: its key, its values and where it is found.
  ///
  /// ```swift
  /// let title = LocalizedStringResource("\(count) items", table: "Titles", bundle: #bundle)
  /// String(localized: title)
  /// ```
  ///
  /// Resources that come from others may name any folder; decode those of peers you trust.
  public struct LocalizedStringResource: Sendable {
    /// The key to look for.
    public let key: String

    /// The values, and the text where no language has the key.
    public let defaultValue: String.LocalizationValue

    /// The table's name; nil for `Localizable`.
    public let table: String?

    /// The bundle that has the table.
    public var bundle: BundleDescription { bundleDescription }

    /// The language of the text, and how its values are written. As long as nobody sets it, the
    /// reader's languages decide both, and this is the process's current locale.
    public var locale: Locale {
      get { explicitLocale ?? .current }
      set { explicitLocale = newValue }
    }

    private(set) var explicitLocale: Locale?
    private let bundleDescription: BundleDescription

    init(
      key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
      bundle: BundleDescription
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      explicitLocale = locale
      bundleDescription = bundle
    }

    /// What a localizer needs to know.
    var reference: MessageReference {
      MessageReference(
        key: key, value: defaultValue, table: table, bundlePath: bundle.path,
        locale: explicitLocale?.languageTag, tables: BundleTables.shared)
    }
  }

  extension LocalizedStringResource {
    /// A resource whose literal is its own key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with its values where it is an interpolation.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - locale: The language of the text and how its values are written; nil for those of the reader.
    ///   - bundle: Where the bundle is.
    ///   - comment: What translators should know.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle)
    }

    /// A resource whose literal is its own key, in a bundle.
    // `.main` alone is a description.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle))
    }

    /// A resource by a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The values, and the text where the table does not have the key.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - locale: The language of the text and how its values are written; nil for those of the reader.
    ///   - bundle: Where the bundle is.
    ///   - comment: What translators should know.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle)
    }

    /// A resource by a key of its own, in a bundle.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: BundleDescription(bundle))
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public typealias StringLiteralType = StaticString
    public typealias ExtendedGraphemeClusterLiteralType = StaticString
    public typealias UnicodeScalarLiteralType = StaticString

    public init(stringLiteral value: StaticString) {
      self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// A resource by a key that is known only when the program runs.
    @_disfavoredOverload
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
  }

#endif
