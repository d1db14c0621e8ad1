public import NumerusNumbers
public import NumerusPlurals

extension String.LocalizationValue.StringInterpolation {
  /// An integer whose form goes by the rules of places in an order: `\(place, plural: .ordinal)`.
  ///
  /// The key has the specifier of the type, `%lld` for Int. The text's plural variations are then
  /// chosen by ordinal categories: in English `one` for 1, 21, `two` for 2, 22, `few` for 3, 23.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: Value, plural: PluralRules.RuleType
  ) {
    append(MessageArgument(value, plural: plural), Self.specifier(of: Value.self))
  }

  /// An integer in a style: `\(size, style: .unit("gigabyte"))`. The key has `%@`, and the form fits
  /// the digits on show.
  public mutating func appendInterpolation(_ value: some BinaryInteger, style: NumberStyle) {
    append(MessageArgument(value, style: style), "%@")
  }

  /// A number in a style: `\(price, style: .currency("EUR"))`. The key has `%@`, and the form fits
  /// the digits on show.
  public mutating func appendInterpolation(_ value: Double, style: NumberStyle) {
    append(MessageArgument(value, style: style), "%@")
  }

  /// A number in a style. The key has `%@`, and the form fits the digits on show.
  public mutating func appendInterpolation(_ value: Float, style: NumberStyle) {
    append(MessageArgument(value, style: style), "%@")
  }

  /// A decimal of any length in a style. The key has `%@`, and the form fits the digits on show.
  public mutating func appendInterpolation(_ value: DecimalNumber, style: NumberStyle) {
    append(MessageArgument(value, style: style), "%@")
  }

  /// A range of integers: `\(3...5)` reads "3–5" in English. The key has `%@`, and the form goes by
  /// both ends.
  public mutating func appendInterpolation(
    _ range: ClosedRange<some BinaryInteger>, style: NumberStyle = .decimal
  ) {
    append(MessageArgument(range, style: style), "%@")
  }

  /// A range of integers, from the first to the last that is in it: `\(3..<6)` reads "3–5" in
  /// English.
  public mutating func appendInterpolation(
    _ range: Range<some BinaryInteger>, style: NumberStyle = .decimal
  ) {
    append(MessageArgument(range, style: style), "%@")
  }

  /// A range of numbers: `\(1.5...2)` reads "1.5–2" in English.
  public mutating func appendInterpolation(
    _ range: ClosedRange<Double>, style: NumberStyle = .decimal
  ) {
    append(MessageArgument(range, style: style), "%@")
  }

  /// A range of numbers, by its bounds.
  public mutating func appendInterpolation(
    _ range: Range<Double>, style: NumberStyle = .decimal
  ) {
    append(MessageArgument(range, style: style), "%@")
  }

  /// Foundation's specifier for a type of integer.
  private static func specifier<Value: BinaryInteger>(of type: Value.Type) -> String {
    if type == Int.self { return "%lld" }
    if type == UInt.self { return "%llu" }
    guard let width = (type as? any FixedWidthInteger.Type)?.bitWidth, width <= 64 else {
      return "%@"
    }
    return switch (Value.isSigned, width == 64) {
    case (true, true): "%lld"
    case (true, false): "%d"
    case (false, true): "%llu"
    case (false, false): "%u"
    }
  }
}
