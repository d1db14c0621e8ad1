/// A text in some bundle's table, by all that is needed to look it up later.
package struct MessageReference: Sendable {
  package var key: String
  /// The values, and the text where no language has the key.
  package var value: String.LocalizationValue
  /// Nil and empty for the usual one.
  package var table: String?
  /// The bundle's path; nil for the main one, or where there is no table either for the catalog of
  /// the localizer that is asked.
  package var bundlePath: String?
  /// The language of the text and the way to write values; nil for those of the reader.
  package var locale: String?
  /// Where bundles are found; nil where nobody said.
  package var tables: (any MessageTables)?
  /// How many texts stand in one another, this one among them.
  private(set) var depth: Int

  package init(
    key: String, value: String.LocalizationValue, table: String? = nil,
    bundlePath: String? = nil, locale: String? = nil, tables: (any MessageTables)? = nil
  ) {
    self.key = key
    self.value = value
    self.table = table.flatMap { $0.isEmpty ? nil : $0 }
    self.bundlePath = bundlePath
    self.locale = locale
    self.tables = tables
    depth = 1 + (value.arguments.map(\.nestedDepth).max() ?? 0)
  }

  /// Whether nothing but the key is named, so that any localizer's own catalog serves.
  package var isPlain: Bool { table == nil && bundlePath == nil && locale == nil }
}

// Where bundles are found is no part of what the reference means.
extension MessageReference: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.value == right.value && left.table == right.table
      && left.bundlePath == right.bundlePath && left.locale == right.locale
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
    hasher.combine(table)
    hasher.combine(bundlePath)
    hasher.combine(locale)
  }
}

extension MessageReference: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, value, table, bundlePath, locale
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      value: try container.decode(String.LocalizationValue.self, forKey: .value),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      bundlePath: try container.decodeIfPresent(String.self, forKey: .bundlePath),
      locale: try container.decodeIfPresent(String.self, forKey: .locale))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(value, forKey: .value)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encodeIfPresent(bundlePath, forKey: .bundlePath)
    try container.encodeIfPresent(locale, forKey: .locale)
  }
}

extension MessageArgument {
  /// How many texts may stand in one another: each takes a part of a thread's stack.
  private static let deepestText = 32

  /// A text inside a message. One that stands too deep is its key.
  package init(nested reference: MessageReference) {
    self.init(
      storage: reference.depth < Self.deepestText
        ? .extended(.reference(reference)) : .text(reference.key))
  }

  /// How many texts stand in one another in the argument.
  fileprivate var nestedDepth: Int {
    if case .extended(.reference(let reference)) = storage { reference.depth } else { 0 }
  }
}
