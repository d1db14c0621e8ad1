internal import NumerusICU

extension NumberSymbols {
  private struct Key: Hashable, Sendable {
    var locale: String
    var grouping: NumberStyle.Grouping
  }

  /// How many locales, each with its kinds of grouping, are remembered.
  package static let cacheCapacity = 512

  private static let cache = BoundedCache<Key, NumberSymbols>(capacity: cacheCapacity)

  /// How many are remembered now.
  package static var cachedCount: Int { cache.count }

  /// The symbols of a locale, read from ICU the first time.
  ///
  /// - Throws: `ICUError` when ICU has no number data.
  static func cached(
    locale: String, grouping: NumberStyle.Grouping = .automatic
  ) throws(ICUError) -> NumberSymbols {
    // Identifiers come from requests, and much of one means nothing to numbers.
    let locale = try ICULocale.ofNumbers(locale)
    func read() throws(ICUError) -> NumberSymbols {
      if grouping == .automatic {
        let format = try ICUNumberFormat(locale: locale)
        return NumberSymbols(try Texts(format), isAlgorithmic: format.isRuleBased)
      }
      let symbols = try cached(locale: locale)
      return NumberSymbols(
        symbols.texts.grouped(grouping), isAlgorithmic: symbols.isAlgorithmic)
    }
    return try cache.value(for: Key(locale: locale, grouping: grouping), make: read)
  }
}

extension String {
  /// Whether a locale's identifier is short enough to be one: longer texts only fill a cache.
  var isWorthRemembering: Bool { utf8.count <= 100 }
}
