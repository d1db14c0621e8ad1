import Numerus
import Testing

/// SEMANTICS 1: which of a catalog's languages serves a reader.
@Suite struct LanguageMatcherTests {
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
    func list(_ text: String) -> [String] {
      text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let match = LanguageMatcher(available: list(available)).match(list(wanted))
    #expect(match?.language == expected)
  }
}
