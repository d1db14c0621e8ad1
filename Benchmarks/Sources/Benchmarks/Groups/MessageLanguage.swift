internal import Numerus

/// A language that messages are timed in.
struct MessageLanguage {
  /// The catalog's name for it.
  let name: String
  /// The reader's locale, which says how numbers are written; one of BCP 47.
  let locale: String
  /// The same as ICU writes it.
  let icuLocale: String
  let digits: DigitStyle
  /// The plural rule in C, and what its values mean.
  let gettext: (rule: String, categories: [PluralCategory])

  static let english = MessageLanguage(
    name: "en", locale: "en", icuLocale: "en", digits: .english,
    gettext: ("n != 1", [.one, .other]))

  static let russian = MessageLanguage(
    name: "ru", locale: "ru", icuLocale: "ru", digits: .russian,
    gettext: (
      "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
      [.one, .few, .many]
    ))

  /// With the digits that hand-written texts have too.
  static let arabic = MessageLanguage(
    name: "ar", locale: "ar-u-nu-latn", icuLocale: "ar@numbers=latn", digits: .english,
    gettext: arabicRule)

  /// Egypt's Arabic has Arabic digits in any version of ICU.
  static let egyptian = MessageLanguage(
    name: "ar", locale: "ar-EG", icuLocale: "ar-EG", digits: .egyptian, gettext: arabicRule)

  private static let arabicRule: (String, [PluralCategory]) = (
    "n<3 ? n : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    [.zero, .one, .two, .few, .many, .other]
  )

  /// How a group's title has it.
  var title: String { locale == "ar-EG" ? locale : name }

  func localizer(_ catalog: CompiledCatalog) -> Localizer {
    Localizer(catalog, language: name, locale: locale)
  }

  func forms(_ texts: [String: CountedForms]) throws(BenchmarkFailure) -> CountedForms {
    guard let forms = texts[name] else { throw BenchmarkFailure("there are no texts for \(name)") }
    return forms
  }
}
