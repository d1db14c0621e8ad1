/// A table's symbols: one type a table in generated code.
public protocol CatalogSymbols: Sendable {
  /// The table's name, as `Localizable`.
  static var table: String { get }
  /// The path of the bundle that has the table; nil for the main one.
  static var bundlePath: String? { get }
  /// A number that is another one when the keys of the catalog, or their order, are.
  static var fingerprint: UInt64 { get }
}

/// A message by its symbol, with its values.
///
/// ```swift
/// localizer.string(.summaryItemCount(5))  // "5 elementów"
/// ```
public struct LocalizedMessage: Sendable {
  @usableFromInline let key: StaticString
  @usableFromInline let table: String
  @usableFromInline let bundlePath: String?
  @usableFromInline var arguments: [MessageArgument] = []

  /// - Parameters:
  ///   - symbols: The table.
  ///   - number: The place of the key in the catalog, from 0.
  ///   - key: The key.
  @inlinable
  public init<Symbols: CatalogSymbols>(_ symbols: Symbols.Type, number: Int, key: StaticString) {
    self.key = key
    table = Symbols.table
    bundlePath = Symbols.bundlePath
  }

  public mutating func append(_ value: Int) { append(MessageArgument(value)) }
  public mutating func append(_ value: Int32) { append(MessageArgument(value)) }
  public mutating func append(_ value: Int64) { append(MessageArgument(value)) }
  public mutating func append(_ value: UInt) { append(MessageArgument(value)) }
  public mutating func append(_ value: UInt32) { append(MessageArgument(value)) }
  public mutating func append(_ value: UInt64) { append(MessageArgument(value)) }
  public mutating func append(_ value: Float) { append(MessageArgument(value)) }
  public mutating func append(_ value: Double) { append(MessageArgument(value)) }
  public mutating func append(_ value: String) { append(MessageArgument(value)) }
  public mutating func append(_ value: MessageArgument) { arguments.append(value) }
}

extension Localizer {
  /// The text for a symbol with its values.
  public func string(_ message: LocalizedMessage) -> String {
    let key = message.key.description
    return string(
      MessageReference(
        key: key, value: String.LocalizationValue(key: key, arguments: message.arguments),
        table: message.table, bundlePath: message.bundlePath, locale: nil, tables: nil))
  }
}
