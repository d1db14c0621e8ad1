extension String.LocalizationValue.StringInterpolation {
  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Int) {
    packed.append(word: UInt64(bitPattern: Int64(value)), .signedWord)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Int8) {
    packed.append(word: UInt64(bitPattern: Int64(value)), .signed)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Int16) {
    packed.append(word: UInt64(bitPattern: Int64(value)), .signed)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Int32) {
    packed.append(word: UInt64(bitPattern: Int64(value)), .signed)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Int64) {
    packed.append(word: UInt64(bitPattern: value), .signedWord)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: UInt) {
    packed.append(word: UInt64(value), .unsignedWord)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: UInt8) {
    packed.append(word: UInt64(value), .unsigned)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: UInt16) {
    packed.append(word: UInt64(value), .unsigned)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: UInt32) {
    packed.append(word: UInt64(value), .unsigned)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: UInt64) {
    packed.append(word: value, .unsignedWord)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Float) {
    packed.append(word: UInt64(value.bitPattern), .float)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Double) {
    packed.append(word: value.bitPattern, .double)
  }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: String) { packed.append(text: value) }

  @inlinable
  @inline(__always)
  public mutating func appendInterpolation(_ value: Substring) {
    packed.append(text: String(value))
  }

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
    packed.append(argument, specifier)
  }
}
