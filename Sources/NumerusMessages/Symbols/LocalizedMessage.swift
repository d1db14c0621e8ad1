/// A message by its symbol, with its values: what generated code makes, and the shortest way to a text.
///
/// ```swift
/// localizer.string(.itemCount(3))  // "3 items"
/// ```
///
/// A localizer of the catalog that the symbols were generated from goes to the message by its number.
/// Any other looks for the key: in the symbols' table where it knows of tables, else in its own catalog,
/// which may be a later version.
public struct LocalizedMessage: Sendable {
  @usableFromInline package var packed = PackedMessage()

  /// A message without values.
  ///
  /// - Parameters:
  ///   - symbols: The table.
  ///   - number: The place of the key among the keys of the catalog, from 0.
  ///   - key: The key.
  @inlinable
  @inline(__always)
  public init<Symbols: CatalogSymbols>(_ symbols: Symbols.Type, number: Int, key: StaticString) {
    packed.append(piece: key)
    packed.makeSymbol(symbols, number: number)
  }

  /// The key.
  public var key: String { packed.key }

  /// The values, in the order of their numbers.
  public var arguments: [MessageArgument] { packed.arguments }
}

extension LocalizedMessage {
  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: Int) {
    packed.append(word: UInt64(bitPattern: Int64(value)), .signedWord)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: Int32) {
    packed.append(word: UInt64(bitPattern: Int64(value)), .signed)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: Int64) {
    packed.append(word: UInt64(bitPattern: value), .signedWord)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: UInt) {
    packed.append(word: UInt64(value), .unsignedWord)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: UInt32) {
    packed.append(word: UInt64(value), .unsigned)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: UInt64) {
    packed.append(word: value, .unsignedWord)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: Float) {
    packed.append(word: UInt64(value.bitPattern), .float)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: Double) {
    packed.append(word: value.bitPattern, .double)
  }

  /// Adds the next value.
  @inlinable
  @inline(__always)
  public mutating func append(_ value: String) { packed.append(text: value) }

  /// Adds the next value, of any kind.
  public mutating func append(_ value: MessageArgument) {
    packed.append(value, "%@")
  }
}
