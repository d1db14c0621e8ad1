import Foundation
import Numerus
import Testing

/// The languages of a process: launch arguments, then the stored preference, then the environment.
@Suite struct PreferredLanguagesTests {
  /// An environment written as a shell has it.
  private static func environment(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  /// GNU gettext manual, sections 2.3.2 and 2.3.3; names of locales from glibc's SUPPORTED.
  @Test(
    arguments: [
      ("LANG=pl_PL.UTF-8", ["pl-PL"]), ("LANG=de", ["de"]), ("", []),
      ("LC_ALL=fr_FR LC_MESSAGES=de_DE LANG=pl_PL", ["fr-FR"]),
      ("LC_MESSAGES=sv_SE.UTF-8 LANG=es_ES.UTF-8", ["sv-SE"]),
      // A variable that is set but empty is ignored; other categories are not about messages.
      ("LC_ALL= LC_MESSAGES= LANG=sv_SE", ["sv-SE"]), ("LC_NUMERIC=de_DE LANG=sv_SE", ["sv-SE"]),
      ("LANGUAGE=sv:de LANG=sv_SE", ["sv", "de"]), ("LANGUAGE=nb:no LC_ALL=en_US", ["nb", "no"]),
      ("LANGUAGE=:de::fr: LANG=sv_SE", ["de", "fr"]), ("LANGUAGE= LANG=sv_SE", ["sv-SE"]),
      ("LANGUAGE=pt_BR:pt:en LANG=pt_BR.UTF-8", ["pt-BR", "pt", "en"]),
      // LANGUAGE is ignored where the locale is C, and where no locale is set, which is C.
      ("LANGUAGE=sv:de LANG=C", []), ("LANGUAGE=sv:de", []),
      ("LANGUAGE=de LC_ALL=POSIX LANG=sv", []),
      ("LANG=C.UTF-8", []), ("LANG=C.utf8 LANGUAGE=de", []), ("LANG=POSIX", []),
      ("LC_ALL=C LANG=de_DE", []), ("LANGUAGE=de:C:fr LANG=sv_SE", ["de"]),
      ("LANGUAGE=C LANG=sv_SE", []),
      ("LANG=sr_RS@latin", ["sr-Latn-RS"]), ("LANG=sr_RS.UTF-8@latin", ["sr-Latn-RS"]),
      ("LANG=ca_ES@valencia", ["ca-ES-valencia"]), ("LANG=de_DE.ISO-8859-15@euro", ["de-DE"]),
      ("LANG=uz_UZ@cyrillic", ["uz-Cyrl-UZ"]), ("LANG=sd_IN@devanagari", ["sd-Deva-IN"]),
      ("LANG=tt_RU@iqtelif", ["tt-Latn-RU"]), ("LANG=be_BY@latin", ["be-Latn-BY"]),
      ("LANG=sr@Latn", ["sr-Latn"]), ("LANGUAGE=en@shaw:en LANG=en_GB", ["en-Shaw", "en"]),
      ("LANG=sr_Cyrl_RS@latin", ["sr-Cyrl-RS"]),
      ("LANG=zh_TW.Big5", ["zh-TW"]), ("LANG=/usr/share/locale/de", []), ("LANG=@", []),
      ("LANG=.UTF-8", []), ("LANG=💥", []),
    ] as [(String, [String])])
  func environments(text: String, expected: [String]) {
    let wanted = PreferredLanguages(
      arguments: [], stored: nil, environment: Self.environment(text))
    #expect(wanted.languages == expected)
    #expect(wanted.origin == (expected.isEmpty ? .nowhere : .environment))
  }

  /// What Foundation on Linux reads from the same arguments, tried by hand, is the expected value;
  /// there a text that is no list is a value as well.
  @Test(
    arguments: [
      (["-AppleLanguages", "(zh-Hant)"], ["zh-Hant"]),
      (["-AppleLanguages", "(\"zh-Hant\", en)"], ["zh-Hant", "en"]),
      (["-AppleLanguages", "(zh-Hant,en)"], ["zh-Hant", "en"]),
      (["-AppleLanguages", " ( zh-Hant ,\n'en-GB', ) "], ["zh-Hant", "en-GB"]),
      (["-AppleLanguages", "zh-Hant"], ["zh-Hant"]), (["-AppleLanguages", "\"pt-BR\""], ["pt-BR"]),
      (["-AppleLanguages", "(\"a\\\"b\")"], ["a\"b"]),
      (["-v", "-AppleLanguages", "(de)", "x"], ["de"]), (["x", "-AppleLanguages", "(de)"], ["de"]),
      (["-AppleLanguages", "(de)", "-AppleLanguages", "(fr)"], ["fr"]),
      // A value is a value, whatever it looks like; what begins with a dash is none.
      (["-NSDocument", "AppleLanguages", "-AppleLanguages", "(fr)"], ["fr"]),
      (["-AppleLanguages", "-AppleLanguages", "(de)"], ["de"]),
      (["-AppleLanguages"], nil), (["-AppleLanguages", "-v"], nil),
      (["AppleLanguages", "(de)"], nil),
      (["-AppleLanguages", "()"], nil), (["-AppleLanguages", "(de"], nil),
      (["-AppleLanguages", "(de fr)"], nil), (["-AppleLanguages", "(de;fr)"], nil),
      (["-AppleLanguages", "(de))"], nil), (["-AppleLanguages", "((de))"], nil),
      (["-AppleLanguages", ""], nil), (["-AppleLanguages", "(,)"], nil),
      (["-AppleLanguages", "(\"de"], nil), (["-AppleLanguages", "(\"de\\"], nil),
      (["-AppleLanguages", String(repeating: "(", count: 100_000)], nil), ([], nil),
    ] as [([String], [String]?)])
  func launchArguments(arguments: [String], expected: [String]?) {
    let wanted = PreferredLanguages(
      arguments: ["/bin/service"] + arguments, stored: nil, environment: ["LANG": "pl_PL"])
    #expect(wanted.languages == expected ?? ["pl-PL"])
    #expect(wanted.origin == (expected == nil ? .environment : .launchArguments))
  }

  @Test func theFirstThatSaysSomethingDecides() {
    func wanted(_ arguments: [String], _ stored: [String]?) -> PreferredLanguages {
      PreferredLanguages(arguments: arguments, stored: stored, environment: ["LANG": "pl_PL"])
    }
    let launch = ["-AppleLanguages", "(de)"]
    #expect(wanted(launch, ["fr"]).languages == ["de"])
    #expect(wanted([], ["fr"]).languages == ["fr", "pl-PL"])
    #expect(wanted([], ["fr"]).origin == .storedPreference)
    #expect(wanted([], []).languages == ["pl-PL"])
    #expect(wanted([], nil).origin == .environment)
  }

  @Test(
    arguments: [
      ("LANG=C", "en"), ("LANG=de_AT.UTF-8", "de"), ("LANG=ja_JP", "en"),
      ("LANG=sr_RS@latin", "sr-Latn"), ("LANG=sr_RS", "sr"), ("LANG=ca_ES@valencia", "ca-valencia"),
      ("LANG=ca_ES", "ca"), ("LANG=zh_HK", "zh-Hant"), ("LANGUAGE=ja:de LANG=ja_JP", "de"),
      ("LANG=no_NO", "nb"),
    ])
  func languageInForce(environment: String, expected: String) {
    let offered = ["en", "de", "sr", "sr-Latn", "ca-valencia", "ca", "zh-Hans", "zh-Hant", "nb"]
    let wanted = PreferredLanguages(
      arguments: [], stored: nil, environment: Self.environment(environment))
    #expect(wanted.match(among: offered, source: "en").language == expected)
  }

  /// A stored language that is not offered follows the system.
  @Test func storedLanguageThatIsNotOffered() {
    let wanted = PreferredLanguages(
      arguments: [], stored: ["ja"], environment: ["LANG": "pl_PL"])
    #expect(wanted.match(among: ["en", "pl"], source: "en").language == "pl")
    #expect(wanted.match(among: ["en", "pl", "ja"], source: "en").language == "ja")
  }

  /// The process decides once, whoever asks first and from whichever thread.
  @Test func processDecidesOnce() async throws {
    let decisions = await withTaskGroup(of: PreferredLanguages.self) { group in
      for _ in 0..<32 { group.addTask { PreferredLanguages.current } }
      return await group.reduce(into: Set<PreferredLanguages>()) { $0.insert($1) }
    }
    #expect(decisions.count == 1)
    let store = JSONLanguageStore(path: "/nonexistent/settings.json")
    #expect(try PreferredLanguages.decide(by: store) == decisions.first)
  }
}
