#if !canImport(Darwin)

  internal import Foundation
  internal import NumerusMessages

  extension LocalizedStringResource: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.defaultValue == right.defaultValue
        && left.table == right.table && left.explicitLocale == right.explicitLocale
        && left.bundle == right.bundle
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(defaultValue)
      hasher.combine(table)
      hasher.combine(explicitLocale)
      hasher.combine(bundle)
    }
  }

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
      case key, defaultValue, table, locale, bundleURL
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let url = try container.decodeIfPresent(URL.self, forKey: .bundleURL)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        defaultValue: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
        table: try container.decodeIfPresent(String.self, forKey: .table),
        locale: try container.decodeIfPresent(String.self, forKey: .locale)
          .map(Locale.init(identifier:)),
        bundle: url.map(BundleDescription.atURL) ?? .main)
    }

    /// A bundle of a class is coded as the place where it is.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(defaultValue, forKey: .defaultValue)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encodeIfPresent(explicitLocale?.identifier, forKey: .locale)
      try container.encodeIfPresent(bundle.url, forKey: .bundleURL)
    }
  }

#endif
