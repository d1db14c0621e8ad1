internal import NumerusICU
internal import NumerusPlurals
internal import Synchronization

/// Numbers written by ICU's rules: one at a time, since ICU does not promise more.
package final class RuleBasedWriter: Sendable {
  private let set: ICURuleBasedFormat.RuleSet
  private let format: Mutex<ICURuleBasedFormat>

  private init(_ set: ICURuleBasedFormat.RuleSet, locale: String) throws(ICUError) {
    self.set = set
    format = Mutex(try ICURuleBasedFormat(set, locale: locale))
  }

  private struct Key: Hashable, Sendable {
    var set: ICURuleBasedFormat.RuleSet
    var locale: String
  }

  /// Rules take nearly a megabyte, and some milliseconds to open.
  package static let cacheCapacity = 32

  /// How many are open for all.
  package static var cachedCount: Int { cache.count }

  private static let cache = BoundedCache<Key, RuleBasedWriter>(capacity: cacheCapacity)

  /// The rules of a locale, opened the first time.
  static func cached(
    _ set: ICURuleBasedFormat.RuleSet, locale: String
  ) throws(ICUError) -> RuleBasedWriter {
    // Identifiers come from requests, and much of one means nothing to numbers.
    let locale = try ICULocale.ofNumbers(locale)
    return try cache.value(for: Key(set: set, locale: locale)) { () throws(ICUError) in
      try RuleBasedWriter(set, locale: locale)
    }
  }

  /// A number as the rules have it, and the number that they were asked for; nil for what is beyond
  /// them.
  func shown(
    _ input: NumberInput, _ style: NumberStyle
  ) -> (text: String, number: DecimalNumber?)? {
    guard case .finite(let number) = input else { return text(input).map { ($0, nil) } }
    switch set {
    case .digitsOrdinal, .spelloutOrdinal:
      // An order has whole places only.
      let place = number.rounded(fractionDigits: 0, style.roundingMode)
      return text(.finite(place)).map { ($0, place) }
    case .spelloutCardinal:
      let kept = style.rounded(number).number
      return text(.finite(kept)).map { ($0, kept) }
    case .numberingSystem:
      let (kept, fractionDigits) = style.rounded(number)
      return text(kept, fractionDigits: fractionDigits).map { ($0, kept) }
    }
  }

  /// A number of the numbering system, nil for what such systems do not write: fractions, and what is
  /// too large for ICU's rules.
  func text(_ number: DecimalNumber, fractionDigits: Int) -> String? {
    guard fractionDigits == 0, let value = Int64(number.description), value != .min else {
      return nil
    }
    return text(.finite(number))
  }

  private func text(_ input: NumberInput) -> String? {
    if set == .numberingSystem {
      guard case .finite = input else { return nil }
    }
    return format.withLock { try? $0.format(input.text) }
  }
}
