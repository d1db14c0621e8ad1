internal import Numerus

/// What a literal does, for more keys than a source can have: the way in for random literals. The hash
/// of the key, which is a constant of a literal in a source, is worked out here each time.
enum LiteralAtRunTime {
  @inline(__always)
  static func string(_ localizer: Localizer, _ count: Int, _ rest: StaticString) -> String {
    var interpolation = String.LocalizationValue.StringInterpolation(
      literalCapacity: 0, interpolationCount: 1)
    interpolation.appendInterpolation(count)
    interpolation.appendLiteral(rest)
    return localizer.string(String.LocalizationValue(stringInterpolation: interpolation))
  }

  /// A text as literals have it, in memory that stays.
  static func literal(_ text: String) -> StaticString {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = unsafe bytes.initialize(fromContentsOf: text.utf8)
    let start = UInt(bitPattern: bytes.baseAddress)
    // A literal is where its bytes are, how many, and that they are no single scalar.
    let hasPointer: UInt8 = 1 << 1
    return unsafe unsafeBitCast(
      Layout(start: start, count: bytes.count, flags: hasPointer), to: StaticString.self)
  }

  private struct Layout {
    var start: UInt
    var count: Int
    var flags: UInt8
  }
}
