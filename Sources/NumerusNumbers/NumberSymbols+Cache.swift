internal import NumerusICU
internal import Synchronization

extension NumberSymbols {
  /// How many locales are remembered. Identifiers come from requests, so the number is bounded; the
  /// one that was read first goes first.
  package static let cacheCapacity = 512

  private struct Cache {
    var symbols: [String: NumberSymbols] = [:]
    var order: [String] = []
  }

  private static let cache = Mutex(Cache())

  /// The longest identifier that is remembered, in bytes. Real ones are far shorter.
  private static let longestIdentifier = 100

  /// How many locales are remembered now.
  package static var cachedCount: Int { cache.withLock { $0.symbols.count } }

  /// The symbols of a locale, read from ICU the first time.
  ///
  /// - Throws: `ICUError` when ICU has no number data.
  static func cached(locale: String) throws(ICUError) -> NumberSymbols {
    if let known = cache.withLock({ $0.symbols[locale] }) { return known }
    // ICU is asked outside of the lock: two threads may read the same, and one result stays.
    let symbols = try NumberSymbols(locale: locale)
    guard locale.utf8.count <= longestIdentifier else { return symbols }
    return cache.withLock { cache in
      if let known = cache.symbols[locale] { return known }
      if cache.order.count == cacheCapacity {
        cache.symbols[cache.order.removeFirst()] = nil
      }
      cache.symbols[locale] = symbols
      cache.order.append(locale)
      return symbols
    }
  }
}
