internal import Numerus

/// What a literal does, for more keys than a source can have: the way in for random literals.
enum LiteralAtRunTime {
  @inline(__always)
  static func string(_ localizer: Localizer, _ count: Int, _ rest: String) -> String {
    var interpolation = String.LocalizationValue.StringInterpolation(
      literalCapacity: rest.utf8.count, interpolationCount: 1)
    interpolation.appendInterpolation(count)
    interpolation.appendLiteral(rest)
    return localizer.string(String.LocalizationValue(stringInterpolation: interpolation))
  }
}
