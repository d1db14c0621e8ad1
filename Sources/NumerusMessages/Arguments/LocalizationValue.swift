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
  /// A key that is known only when the program runs goes through ``init(_:)``.
  public struct LocalizationValue: Hashable, Sendable, Codable {
    /// The key that catalogs are searched for.
    public let key: String

    /// The values, in the order of the text.
    public let arguments: [MessageArgument]

    /// A key without values; a percent sign in it is one.
    public init(_ key: String) {
      self.key = key
      arguments = []
    }

    /// A key and its values, for keys that are no literals.
    public init(key: String, arguments: [MessageArgument]) {
      self.key = key
      self.arguments = arguments
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    key = arguments.isEmpty ? stringInterpolation.literalText : stringInterpolation.key
  }

  /// Takes a literal apart into the key and the values.
  ///
  /// The specifiers are Foundation's: `%lld` for Int and Int64, `%d` for narrower ones, `%llu` and
  /// `%u` for unsigned ones, `%f` for Float, `%lf` for Double, `%@` for all else.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The key with each literal percent sign doubled.
    fileprivate var key = ""
    private var hasPercent = false
    fileprivate var arguments: [MessageArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ text: String) {
      let bytes = text.utf8Span.span
      guard bytes.indices.contains(where: { bytes[$0] == UInt8(ascii: "%") }) else {
        key += text
        return
      }
      hasPercent = true
      for scalar in text.unicodeScalars {
        key.unicodeScalars.append(scalar)
        if scalar == "%" { key.unicodeScalars.append(scalar) }
      }
    }

    /// The text of a literal without values, in which a percent sign stands for itself.
    fileprivate var literalText: String {
      guard hasPercent else { return key }
      var text = ""
      var scalars = key.unicodeScalars[...]
      while let scalar = scalars.popFirst() {
        text.unicodeScalars.append(scalar)
        if scalar == "%" { scalars.removeFirst() }
      }
      return text
    }

    public mutating func appendInterpolation(_ value: Int) { append(.init(value), "%lld") }
    public mutating func appendInterpolation(_ value: Int8) { append(.init(value), "%d") }
    public mutating func appendInterpolation(_ value: Int16) { append(.init(value), "%d") }
    public mutating func appendInterpolation(_ value: Int32) { append(.init(value), "%d") }
    public mutating func appendInterpolation(_ value: Int64) { append(.init(value), "%lld") }
    public mutating func appendInterpolation(_ value: UInt) { append(.init(value), "%llu") }
    public mutating func appendInterpolation(_ value: UInt8) { append(.init(value), "%u") }
    public mutating func appendInterpolation(_ value: UInt16) { append(.init(value), "%u") }
    public mutating func appendInterpolation(_ value: UInt32) { append(.init(value), "%u") }
    public mutating func appendInterpolation(_ value: UInt64) { append(.init(value), "%llu") }
    public mutating func appendInterpolation(_ value: Float) { append(.init(value), "%f") }
    public mutating func appendInterpolation(_ value: Double) { append(.init(value), "%lf") }
    public mutating func appendInterpolation(_ value: String) { append(.init(value), "%@") }
    public mutating func appendInterpolation(_ value: Substring) { append(.init(value), "%@") }

    /// An integer beyond 64 bits: still a number to plural rules.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(.init(value), "%@")
    }

    /// Any other value, by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      append(.init(describing: value), "%@")
    }

    /// An integer with the specifier that the key has for it: `\(price, specifier: "%5d")`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      append(.init(value), specifier)
    }

    /// A number with the specifier that the key has for it: `\(weight, specifier: "%.1f")`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(.init(value), specifier)
    }

    /// A number with the specifier that the key has for it: `\(weight, specifier: "%.1f")`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(.init(value), specifier)
    }

    /// A text with the specifier that the key has for it: `\(name, specifier: "%10@")`.
    public mutating func appendInterpolation(_ value: some StringProtocol, specifier: String) {
      append(.init(value), specifier)
    }

    /// Appends an argument, and the specifier that the key has for it.
    package mutating func append(_ argument: MessageArgument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
