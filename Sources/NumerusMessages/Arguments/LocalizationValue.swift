extension String {
  /// A text to be localized: its key and, kept apart, the typed values in it.
  ///
  /// A literal with interpolations makes one. The key is the text with a specifier in the place of
  /// each value, as Xcode extracts it.
  ///
  /// ```swift
  /// let count = 3
  /// let value: String.LocalizationValue = "\(count) items in \("Stamps")"
  /// value.key  // "%lld items in %@"
  /// ```
  ///
  /// A literal with up to five values, one of them a text, takes no memory of its own: its key is hashed
  /// and compared in the pieces that stand in the program. A second text takes an object. A key that is
  /// known only when the program runs goes through ``init(_:)``.
  public struct LocalizationValue: Sendable {
    @usableFromInline package var packed: PackedMessage

    /// A key without values; a percent sign in it is one.
    public init(_ key: String) { self.init(key: key, arguments: []) }

    /// A key and its values, for keys that are no literals.
    public init(key: String, arguments: [MessageArgument]) {
      packed = PackedMessage(key: key, arguments: arguments)
    }

    /// The key that catalogs are searched for.
    ///
    /// - Complexity: O(*n*) in the length of the key.
    public var key: String { packed.key }

    /// The values, in the order of the text.
    public var arguments: [MessageArgument] { packed.arguments }
  }
}

extension String.LocalizationValue: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    ExactText(left.key) == ExactText(right.key) && left.arguments == right.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(key))
    hasher.combine(arguments)
  }
}

extension String.LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, arguments
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      arguments: try container.decode([MessageArgument].self, forKey: .arguments))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(arguments, forKey: .arguments)
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public typealias StringLiteralType = StaticString
  public typealias ExtendedGraphemeClusterLiteralType = StaticString
  public typealias UnicodeScalarLiteralType = StaticString

  @inlinable
  @inline(__always)
  public init(stringLiteral value: StaticString) {
    var packed = PackedMessage()
    packed.append(piece: value)
    if packed.shape & PackedMessage.isOverflowing != 0 { packed.takeAll(by: packed.finished()) }
    self.packed = packed
  }

  /// A key that is known only when the program runs, by the name that Foundation has for it.
  @_disfavoredOverload
  public init(stringLiteral value: String) { self.init(value) }

  @inlinable
  @inline(__always)
  public init(stringInterpolation: StringInterpolation) {
    var packed = stringInterpolation.packed
    if packed.shape & PackedMessage.isOverflowing != 0 { packed.takeAll(by: packed.finished()) }
    self.packed = packed
  }

  /// Takes a literal apart into the key and the values.
  ///
  /// The specifiers are Foundation's: `%lld` for Int and Int64, `%d` for narrower ones, `%llu` and
  /// `%u` for unsigned ones, `%f` for Float, `%lf` for Double, `%@` for all else.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public typealias StringLiteralType = StaticString

    // Constant for the compiler, which sees all that is added to it.
    @usableFromInline var packed = PackedMessage()

    @inlinable
    @inline(__always)
    public init(literalCapacity: Int, interpolationCount: Int) {}

    @inlinable
    @inline(__always)
    public mutating func appendLiteral(_ text: StaticString) { packed.append(piece: text) }

    /// Adds a piece of a key that is put together when the program runs.
    @_disfavoredOverload
    public mutating func appendLiteral(_ text: String) {
      packed.takeAll(by: packed.overflowed(piece: text))
    }
  }
}
