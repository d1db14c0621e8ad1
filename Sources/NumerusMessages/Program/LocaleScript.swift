internal import NumerusICU
package import NumerusPlurals

/// The script of an identifier that names none.
package enum LocaleScript {
  /// The canonical identifier with the script that its readers most likely use: `zh-HK` is
  /// `zh-Hant-HK`, `pl` is `pl-Latn`. As it is where ICU knows none.
  package static func filled(_ identifier: LocaleIdentifier) -> LocaleIdentifier {
    guard identifier.script == nil, identifier.language != "und" else { return identifier }
    return cache.value(for: identifier) {
      var filled = identifier
      filled.script = (try? ICULocale.maximized(identifier.description))
        .flatMap { LocaleIdentifier($0).script }
      return filled
    }
  }

  /// ICU takes two microseconds for an identifier, and each localizer asks for several.
  private static let cache = BoundedCache<LocaleIdentifier, LocaleIdentifier>(capacity: 512)
}
