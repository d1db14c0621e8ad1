internal import CNumerusICU

/// Questions about locale identifiers that need ICU's data.
///
/// Identifiers may be BCP 47 (`pt-PT`) or ICU's (`pt_PT`), in any case.
package enum ICULocale {
  /// The BCP 47 form with CLDR's aliases applied, and the likely script and region: `zh-TW` gives
  /// `zh-Hant-TW`, `iw` gives `he-Hebr-IL`.
  ///
  /// - Throws: ``ICUError`` for a malformed identifier.
  package static func maximized(_ locale: String) throws(ICUError) -> String {
    try unsafe ICUText.read("likely subtags of \"\(locale)\"") {
      unsafe cnicu_locale_maximized(locale.cName, $0, $1, $2)
    }
  }

  /// The numbering system that a locale asks for and ICU does not know; nil where there is none.
  package static func unknownNumberingSystem(in locale: String) throws(ICUError) -> String? {
    let name = try unsafe ICUText.read("numbering system of \"\(locale)\"") {
      unsafe cnicu_locale_unknown_numbers(locale.cName, $0, $1, $2)
    }
    return name.isEmpty ? nil : name
  }

  /// A locale that asks for a numbering system, in ICU's spelling.
  ///
  /// - Throws: ``ICUError`` for a malformed identifier.
  package static func locale(
    _ locale: String, numberingSystem: String
  ) throws(ICUError) -> String {
    try unsafe ICUText.read("locale \"\(locale)\" with the digits \"\(numberingSystem)\"") {
      unsafe cnicu_locale_with_numbers(locale.cName, numberingSystem.cName, $0, $1, $2)
    }
  }

  /// What numbers depend on in a locale, in ICU's spelling: its language, script, region and numbering
  /// system.
  package static func ofNumbers(_ locale: String) throws(ICUError) -> String {
    try unsafe ICUText.read("locale of numbers of \"\(locale)\"") {
      unsafe cnicu_locale_of_numbers(locale.cName, $0, $1, $2)
    }
  }
}
