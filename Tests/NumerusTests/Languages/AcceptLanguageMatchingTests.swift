import Numerus
import Testing

/// Headers to languages: SEMANTICS 1 with RFC 9110's weights.
@Suite struct AcceptLanguageMatchingTests {
  /// The source language is `en`, as everywhere here.
  private static func language(_ header: String, _ available: String) -> String {
    let languages = available.split(separator: ",").map(String.init)
    let matcher = LanguageMatcher(available: languages, source: "en")
    return matcher.match(acceptLanguage: header)?.language ?? "en"
  }

  @Test(
    arguments: [
      ("zh-HK, en;q=0.8", "zh-Hant,zh-Hans,en", "zh-Hant"), ("zh-HK, en;q=0.8", "zh-Hans,en", "en"),
      ("pt-AO", "pt,pt-PT,en", "pt-PT"), ("sr-Latn", "sr,en", "sr"),
      ("sr-Latn, en;q=0.5", "sr,en", "en"), ("uk", "en,ru", "en"), ("en;q=0, de", "en,de", "de"),
      ("*", "en,de", "en"), ("*", "de,en", "en"), ("", "de,en", "en"), (";;;==", "de,en", "en"),
      ("en;q=0.2, de;q=0.3", "en,de", "de"), ("fr, de;q=0.3", "en,de", "de"),
      ("ZH_hk", "zh-Hant,en", "zh-Hant"), ("iw-IL", "he,en", "he"),
      ("ar-EG-u-nu-latn", "ar,en", "ar"),
    ])
  func chooses(header: String, available: String, expected: String) {
    #expect(Self.language(header, available) == expected)
  }

  /// RFC 9110: zero is "not acceptable". RFC 4647, section 3.3.1: a range is about what begins with it.
  @Test(
    arguments: [
      ("en;q=0, de;q=0.1", "en-GB,de,en", "de"), ("en;q=0, en-GB", "en,en-GB", "en-GB"),
      ("en-GB;q=0, en", "en-GB,en", "en"), ("en-GB, en-GB;q=0, de;q=0.5", "en-GB,de", "de"),
      ("zh-Hant;q=0, zh", "zh-TW,zh-Hans,en", "zh-Hans"),
      ("zh-Hant, zh-Hans;q=0, de;q=0.1", "zh-CN,de,en", "de"), ("iw;q=0, he", "he,en", "en"),
      ("nn;q=0, nb", "nb,nn,en", "nb"), ("no;q=0, nb", "nb,en", "nb"),
      ("no;q=0, nb-NO;q=0, da", "nb,da,en", "da"), ("pt, pt-PT;q=0", "pt-PT,pt,en", "pt"),
      // Where nothing else is left, a text in the source language is better than none.
      ("en;q=0", "en,de", "en"), ("*;q=0", "en,de", "en"), ("de, *;q=0", "en,de", "de"),
    ])
  func excludes(header: String, available: String, expected: String) {
    #expect(Self.language(header, available) == expected)
  }

  /// The wildcard stands for what no other range names.
  @Test(
    arguments: [
      ("fr, *;q=0.5", "de,en", "en"), ("en;q=0, *", "en,de", "de"), ("*, en;q=0.1", "en,de", "de"),
      ("fr;q=0.2, *;q=0.9", "fr,en", "en"), ("de;q=0.5, *", "de", "de"),
      ("zh-HK, *;q=0.5", "zh-Hans,en", "zh-Hans"), ("en;q=0, *;q=0.5, de;q=0", "en,de,fr", "fr"),
    ])
  func wildcards(header: String, available: String, expected: String) {
    #expect(Self.language(header, available) == expected)
  }

  @Test func matchesTellWhy() {
    let matcher = LanguageMatcher(available: ["en", "zh-Hans", "ar", "es"], allowsRelated: true)
    func match(_ header: String) -> LanguageMatcher.Match? {
      matcher.match(acceptLanguage: header)
    }
    #expect(match("ar-EG-u-nu-latn")?.wanted == "ar-EG-u-nu-latn")
    #expect(match("ar-EG-u-nu-latn")?.reason == .sameLanguage)
    #expect(match("zh-TW")?.reason == .otherScript)
    #expect(match("ca")?.reason == .relatedLanguage)
    #expect(match("*")?.reason == .anyLanguage)
    #expect(match("ja") == nil)
    #expect(
      LanguageMatcher.choose(["ja"], among: ["de", "en"], source: "en").reason == .sourceLanguage)
  }

  @Test func headersBeyondTheBoundEndThere() {
    let clock = ContinuousClock()
    let time = clock.measure {
      for index in 0..<20 {
        let many = (0..<20_000).map { "x\($0 % 10)-\($0 + index)," }.joined()
        #expect(Self.language("de;q=0.1," + many, "en,de") == "de")
        let tail = String(repeating: " ", count: 100_000) + "de"
        #expect(Self.language("fr," + tail, "en,de") == "en")
      }
    }
    #expect(time < .seconds(5))
  }

  /// Row 4: how numbers are written goes by the wanted tag where it is of the text's language.
  @Test(
    arguments: [
      ("ar-EG", "١٬٢٣٤ عنصرًا"), ("ar-EG-u-nu-latn", "1,234 عنصرًا"),
      ("ar-u-nu-latn, en;q=0.5", "1,234 عنصرًا"), ("de-u-nu-deva", "१.२३४ Objekte"),
      ("de-CH;q=0.5", "1’234 Objekte"), ("tlh, en-IN", "1,234 items"),
      ("tlh-u-nu-arab", "1,234 items"),
      ("*", "1,234 items"),
    ])
  func numbersGoByTheWantedTag(header: String, expected: String) throws {
    let catalog = try ItemCounterTests.compiled.get().catalog
    let localizer = Localizer(catalog, acceptLanguage: header)
    #expect(localizer.string(forKey: "summary.item-count", arguments: [1234]) == expected)
  }
}
