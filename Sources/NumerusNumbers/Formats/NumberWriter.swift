package import NumerusICU
internal import NumerusPlurals

/// A style in a locale, with all that was looked up or opened for it.
package final class NumberWriter: Sendable {
  /// Who writes the numbers.
  package enum Route: Sendable {
    /// Our own code, from the locale's symbols.
    case plain
    case formatter(ICUNumberFormatter, NumberStyle.Quantity, NumberStyle.Notation)
    case rules(RuleBasedWriter)
  }

  package let symbols: NumberSymbols
  let style: NumberStyle
  /// The locale with the style's numbering system.
  private let locale: String
  package let route: Route

  /// The numbering system that was asked for and that ICU does not know.
  let unknownNumberingSystem: String?

  /// What integers without a sign are written by, where nothing but digits and groups belongs to them.
  package let integerLayout: PlainLayout?

  /// How many zeros follow the point of an integer, where our own code can write it from words;
  /// else nil.
  let integerFractionDigits: Int?

  /// The count of fraction digits, where that is fixed and our own code can write them from words;
  /// else nil.
  let fixedFractionDigits: Int?

  /// - Throws: `ICUError` when ICU can't be asked, or has no such style.
  init(style: NumberStyle, locale: String) throws(ICUError) {
    self.style = style
    var locale = locale
    (locale, unknownNumberingSystem) = try style.numberLocale(locale)
    self.locale = locale
    symbols = try NumberSymbols.cached(locale: locale, grouping: style.groupingStrategy)
    switch style.kind {
    case .digits(.number, .standard):
      route =
        symbols.isAlgorithmic
        ? .rules(try .cached(.numberingSystem, locale: locale)) : .plain
    case .digits(let quantity, let notation):
      let skeleton = try style.skeleton(quantity, notation)
      let formatter = try ICUNumberFormatter(skeleton: skeleton, locale: locale)
      route = .formatter(formatter, quantity, notation)
    case .ordinalDigits: route = .rules(try .cached(.digitsOrdinal, locale: locale))
    case .spelledOut: route = .rules(try .cached(.spelloutCardinal, locale: locale))
    case .spelledOutOrdinal: route = .rules(try .cached(.spelloutOrdinal, locale: locale))
    }
    (integerFractionDigits, fixedFractionDigits) = Self.wordDigits(style, route)
    integerLayout = integerFractionDigits == 0 && style.isBare ? symbols.layout : nil
  }

  /// The way without a locale.
  private init() {
    style = .decimal
    locale = ""
    symbols = .plain
    route = .plain
    unknownNumberingSystem = nil
    (integerFractionDigits, fixedFractionDigits) = Self.wordDigits(style, route)
    integerLayout = symbols.layout
  }

  /// ASCII digits without groups.
  static let plain = NumberWriter()

  private static func wordDigits(
    _ style: NumberStyle, _ route: Route
  ) -> (integer: Int?, fixed: Int?) {
    guard case .plain = route, style.leastIntegerDigits <= PlainLayout.mostIntegerDigits else {
      return (nil, nil)
    }
    let counts: ClosedRange<Int>
    switch style.precision {
    case .automatic: counts = 0...0
    case .fractionDigits(let given): counts = given
    case .significantDigits: return (nil, nil)
    }
    guard counts.lowerBound <= PlainLayout.mostFractionDigits else { return (nil, nil) }
    let isFixed =
      style.precision != .automatic && counts.count == 1 && style.roundingMode == .halfEven
    return (counts.lowerBound, isFixed ? counts.lowerBound : nil)
  }
}

extension NumberWriter {
  private static let cache = BoundedCache<Key, NumberWriter>(capacity: NumberFormat.cacheCapacity)

  /// How many styles in locales are remembered now.
  package static var cachedCount: Int { cache.count }

  private struct Key: Hashable, Sendable {
    var style: NumberStyle
    var locale: String
  }

  static func cached(style: NumberStyle, locale: String) throws(ICUError) -> NumberWriter {
    func make() throws(ICUError) -> NumberWriter {
      try NumberWriter(style: style, locale: locale)
    }
    guard locale.isWorthRemembering, style.isWorthRemembering else { return try make() }
    // Rules have a cache of their own, of fewer: what is kept here would keep them too.
    return try cache.value(for: Key(style: style, locale: locale), make: make) { writer in
      if case .rules = writer.route { false } else { true }
    }
  }

  /// The same style in Latin digits, for a number that ICU can't write in others; nil where these are
  /// asked for already, or can't be had.
  var inLatinDigits: NumberWriter? {
    guard style.explicitNumberingSystem != "latn" else { return nil }
    return try? .cached(style: style.numberingSystem("latn"), locale: locale)
  }
}

extension NumberStyle {
  /// The locale with the style's numbering system, and the system that ICU does not know.
  func numberLocale(_ locale: String) throws(ICUError) -> (locale: String, unknownSystem: String?) {
    guard let system = explicitNumberingSystem else {
      return (locale, try ICULocale.unknownNumberingSystem(in: locale))
    }
    let isName =
      (1...20).contains(system.utf8.count)
      && system.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    guard isName else { return (locale, system) }
    let changed = try ICULocale.locale(locale, numberingSystem: system)
    guard let unknown = try ICULocale.unknownNumberingSystem(in: changed) else {
      return (changed, nil)
    }
    return (locale, unknown)
  }
}

extension NumberStyle {
  /// Whether the names in it are short enough to be some.
  var isWorthRemembering: Bool {
    if let system = explicitNumberingSystem, !system.isWorthRemembering { return false }
    return switch kind {
    case .digits(.unit(let identifier, _), _): identifier.isWorthRemembering
    default: true
    }
  }
}
