import NumerusPlurals
import Testing

/// Which rules an identifier gets.
@Suite struct PluralLocaleTests {
  @Test(
    arguments: [
      // Case and separator do not matter.
      ("pl", "pl"), ("PL", "pl"), ("pl-PL", "pl"), ("pl_PL", "pl"), ("PT_pt", "pt-PT"),
      // Old codes.
      ("iw", "he"), ("iw_IL", "he"), ("in", "id"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr"),
      ("ji", "yi"), ("no", "no"), ("nb", "nb"),
      // Old codes that stand for a language and a region.
      ("cnr", "sr"), ("prs", "fa"), ("swc", "sw"),
      // CLDR's parents.
      ("pt-AO", "pt-PT"), ("pt-BR", "pt"), ("es-MX", "es"), ("en-AU", "en"),
      // A script does not hide the language, nor the region's parent.
      ("sr-Latn", "sr"), ("zh-Hant", "zh"), ("zh-Hant-TW", "zh"), ("pt-Latn-AO", "pt-PT"),
      // Extensions, variants and what POSIX appends.
      ("ar-EG-u-nu-latn", "ar"), ("de-1996", "de"), ("de_DE.UTF-8@euro", "de"),
      // Unknown or no identifiers.
      ("xx", "und"), ("", "und"), ("-", "und"), ("💥", "und"), ("und", "und"), ("Base", "und"),
    ])
  func resolves(identifier: String, expected: String) {
    #expect(PluralRules(locale: identifier).locale == expected)
  }

  @Test func unknownLanguageHasOnlyOther() {
    let rules = PluralRules(locale: "xx")
    #expect(rules.categories == [.other])
    #expect(rules.category(for: 1) == .other)
  }

  /// By the text of CLDR 49's rules.
  @Test(
    arguments: [
      ("en", [PluralCategory.one, .other]), ("ja", [.other]), ("vi", [.one, .other]),
      ("ar", PluralCategory.allCases), ("cy", PluralCategory.allCases),
      ("pl", [.one, .few, .many, .other]), ("lv", [.zero, .one, .other]),
      ("fr", [.one, .many, .other]), ("he", [.one, .two, .other]),
    ] as [(String, [PluralCategory])])
  func categories(locale: String, expected: [PluralCategory]) {
    #expect(PluralRules(locale: locale).categories == expected)
  }

  @Test func versionIsTheNewest() {
    #expect(PluralRules.cldrVersion == "49")
    #expect(PluralRules.locales.count > 200)
  }
}
