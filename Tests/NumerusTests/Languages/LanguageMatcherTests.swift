import Numerus
import Testing

/// SEMANTICS 1: which of the languages that are offered serves a reader.
@Suite struct LanguageMatcherTests {
  private static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    arguments: [
      ("zh-HK,en", "zh-Hant,zh-Hans,en", "zh-Hant"), ("zh-HK,en", "zh-Hans,en", "en"),
      ("zh-HK", "zh-Hans,en", "zh-Hans"), ("zh-TW", "zh-Hant,zh-Hans", "zh-Hant"),
      ("zh-TW", "zh-TW,zh-Hans", "zh-TW"), ("zh-CN", "zh-Hant,zh-Hans", "zh-Hans"),
      ("zh", "zh-Hant,zh-Hans", "zh-Hans"), ("es-MX", "en,es,es-419", "es-419"),
      ("pt-AO", "pt,pt-PT,en", "pt-PT"), ("en-AU", "en,en-GB", "en-GB"),
      ("nb", "en,no", "no"), ("no", "en,nb", "nb"), ("nn", "en,nb", "nb"), ("nb", "en,nn", "nn"),
      ("iw", "en,he", "he"), ("he", "iw,en", "iw"), ("in", "id,en", "id"), ("tl", "fil,en", "fil"),
      ("mo", "ro,en", "ro"), ("sh", "sr-Latn,sr,en", "sr-Latn"),
      ("sr-Latn", "sr,en", "sr"), ("sr-Latn,en", "sr,en", "en"),
      ("PL_pl", "en,pl", "pl"), ("de-AT", "en,de", "de"),
      // POSIX's and ICU's ways to write them.
      ("pl_PL.UTF-8", "en,pl", "pl"), ("de_DE@euro", "en,de", "de"),
      ("th@calendar=buddhist", "en,th", "th"), ("C", "en", nil), ("*", "en", nil),
      // Another language is no answer.
      ("uk", "en,ru", nil), ("ca", "es,en", nil), ("nb", "da,en", nil), ("ja", "en", nil),
      // What is no language is passed over.
      ("💥,pl", "en,pl", "pl"), (",pl", "en,pl", "pl"), ("mul", "mul,en", nil), ("", "en", nil),
      ("en", "Base,en", "en"),
    ] as [(String, String, String?)])
  func matches(wanted: String, available: String, expected: String?) {
    let match = LanguageMatcher(available: Self.list(available)).match(Self.list(wanted))
    #expect(match?.language == expected)
  }

  /// By hand from CLDR 42's languageMatching, whose distances between regions are 4 within a group of
  /// regions and 5 beyond it.
  @Test(
    arguments: [
      // $enUS = AS GU MH MP PR UM US VI.
      ("en-PR", "en-GB,en", "en"), ("en-GU", "en-GB,en-US", "en-US"),
      ("en-IN", "en,en-GB", "en-GB"),
      // $americas = 019, which es-419 and es-US are in and es-PH is not.
      ("es-AR", "es,es-419", "es-419"), ("es-US", "es,es-419", "es-419"),
      ("es-PH", "es-419,es", "es"),
      ("es", "es-419,es-ES", "es-ES"), ("es-MX", "es,es-AR", "es-AR"),
      ("pt-MZ", "pt,pt-PT", "pt-PT"), ("pt-US", "pt-PT,pt", "pt"), ("pt", "pt-PT,pt-BR", "pt-BR"),
      // $cnsar = HK MO, in Traditional script.
      ("zh-MO", "zh-TW,zh-HK", "zh-HK"), ("zh-Hant-MY", "zh-HK,zh-TW", "zh-TW"),
      // $maghreb = MA DZ TN LY MR EH.
      ("ar-MA", "ar-EG,ar-DZ", "ar-DZ"), ("ar-SA", "ar-DZ,ar-EG", "ar-EG"),
      // The same identifier is nearer than one that means the same.
      ("zh-TW", "zh-Hant,zh-TW", "zh-TW"), ("zh-Hant", "zh-TW,zh-Hant", "zh-Hant"),
      ("en-us", "en,en_US", "en_US"), ("pt-br", "pt,PT-BR", "PT-BR"),
    ] as [(String, String, String)])
  func regions(wanted: String, available: String, expected: String) {
    let match = LanguageMatcher(available: Self.list(available)).match(Self.list(wanted))
    #expect(match?.language == expected)
    #expect(match?.reason == .sameLanguage)
  }

  /// CLDR's aliases of languages, scripts of theirs, and regions.
  @Test(
    arguments: [
      ("ji", "en,yi", "yi"), ("jw", "en,jv", "jv"), ("eng", "de,en", "en"),
      ("deu-AT", "en,de", "de"),
      ("cmn-Hant", "zh-Hans,zh-Hant", "zh-Hant"), ("zh-cmn-Hans-CN", "zh-Hant,zh-Hans", "zh-Hans"),
      ("en-UK", "en,en-GB", "en-GB"), ("sh-BA", "sr,sr-Latn", "sr-Latn"),
      ("no-NO", "en,nb-NO", "nb-NO"),
      ("nb", "nn,no,en", "no"), ("he", "en,iw_IL", "iw_IL"), ("id", "in,en", "in"),
      ("fil-PH", "en,tl", "tl"),
    ])
  func aliases(wanted: String, available: String, expected: String) {
    let match = LanguageMatcher(available: Self.list(available)).match([wanted])
    #expect(match?.language == expected)
  }

  /// Another script is taken after every wanted language, whatever its distance.
  @Test(
    arguments: [
      ("zh-Hant,de", "zh-Hans,de", "de"), ("zh-Hant,ja", "zh-Hans,de", "zh-Hans"),
      ("uz-Arab", "uz,en", "uz"), ("az-Cyrl,en", "az,en", "en"), ("hi-Latn", "hi,en", "hi"),
      ("sr-Latn,zh-TW", "zh-CN,sr", "sr"), ("sr", "sr-Latn,en", "sr-Latn"),
      ("sr-Latn-RS,sr-Cyrl", "sr,en", "sr"), ("sr-ME", "sr,sr-Latn", "sr-Latn"),
    ])
  func scripts(wanted: String, available: String, expected: String) {
    let match = LanguageMatcher(available: Self.list(available)).match(Self.list(wanted))
    #expect(match?.language == expected)
  }

  @Test(
    arguments: [
      ("ca-valencia", "ca,ca-valencia", "ca-valencia"), ("ca", "ca-valencia,ca", "ca"),
      ("ca-ES-valencia", "ca,ca-valencia", "ca-valencia"), ("ca-ES", "ca-valencia,ca", "ca"),
      ("ca-valencia", "ca,en", "ca"), ("ca", "ca-valencia,en", "ca-valencia"),
      ("be-tarask", "be,be-tarask", "be-tarask"), ("de-CH-1996", "de,de-1901,de-CH", "de-CH"),
    ])
  func variants(wanted: String, available: String, expected: String) {
    let match = LanguageMatcher(available: Self.list(available)).match([wanted])
    #expect(match?.language == expected)
  }

  /// Related languages of CLDR's languageMatching: an answer with the option only, and the last one.
  @Test(
    arguments: [
      ("ca", "en,es", "es"), ("nb", "da,en", "da"), ("da", "en,nb", "nb"), ("gsw", "en,de", "de"),
      ("lb-LU", "de,en", "de"), ("af", "en,nl", "nl"), ("br", "en,fr", "fr"),
      ("eu,gl", "en,es", "es"),
      ("yue-HK", "en,zh-Hans,zh-Hant", "zh-Hant"), ("ca,fr", "es,fr", "fr"),
      ("zh-Hant,ca", "zh-Hans,es", "zh-Hans"), ("ja", "en,de", nil), ("es", "ca,en", nil),
    ] as [(String, String, String?)])
  func relatedLanguages(wanted: String, available: String, expected: String?) {
    let languages = Self.list(available)
    let matcher = LanguageMatcher(available: languages, allowsRelated: true)
    #expect(matcher.match(Self.list(wanted))?.language == expected)
    let strict = LanguageMatcher(available: languages).match(Self.list(wanted))
    #expect(strict == nil || strict?.language == expected && strict?.reason != .relatedLanguage)
  }

  @Test func sourceLanguageIsTheLastChoice() {
    func choose(_ wanted: [String]) -> LanguageMatcher.Match {
      LanguageMatcher.choose(wanted, among: ["de", "en"], source: "en")
    }
    #expect(choose(["ja", "de-AT"]).language == "de")
    #expect(choose(["ja", "de-AT"]).wanted == "de-AT")
    #expect(choose(["ja"]).language == "en")
    #expect(choose([]).reason == .sourceLanguage)
    #expect(choose(["*"]).reason == .sourceLanguage)
    let none = LanguageMatcher.choose(["ja"], among: [], source: "en")
    #expect(none.language == "en")
    #expect(none.wanted == "en")
  }

  @Test func listsAreBounded() {
    let matcher = LanguageMatcher(available: ["en", "de"])
    let many = (0..<LanguageMatcher.mostWanted).map { "x\($0)" }
    #expect(matcher.match(many.dropLast() + ["de"])?.language == "de")
    #expect(matcher.match(many + ["de"]) == nil)
    #expect(matcher.match(Array(repeating: "ja", count: 10_000) + ["de"])?.language == "de")
    #expect(matcher.match([String(repeating: "a-", count: 100_000)]) == nil)
  }

  /// More sets, headers and lists than are remembered, from several threads: each answer is that of
  /// its own question.
  @Test func threadsShareWhatIsRemembered() async {
    await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var wrong = 0
          for round in 0..<400 {
            let language = ["de", "fr", "pl", "zh-Hant"][(task + round) % 4]
            let offered = ["en", language, "x-\(round % 100)"]
            let matcher = LanguageMatcher(available: offered, source: "en")
            let header = "ja;q=0.\(round), \(language);q=0.5, en;q=0.1"
            let list = ["ja-u-co-\(round)", language]
            if matcher.match(acceptLanguage: header)?.language != language { wrong += 1 }
            if matcher.match(list)?.wanted != language { wrong += 1 }
          }
          return wrong
        }
      }
      for await wrong in group { #expect(wrong == 0) }
    }
  }
}
