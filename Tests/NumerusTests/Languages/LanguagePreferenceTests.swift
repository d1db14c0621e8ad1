import Foundation
import Numerus
import Testing

/// The stored choice of a language.
@Suite struct LanguagePreferenceTests {
  @Test(
    arguments: [
      (nil, .system), ([], .system), (["en"], .language("en")), (["en-US"], .language("en")),
      (["en-US", "de-DE"], .language("en")), (["zh-Hant-TW"], .language("zh-Hant")),
      (["zh-TW"], .language("zh-Hant")), (["zh-Hans-CN"], .language("zh-Hans")),
      (["ja"], .system), ([""], .system), (["💥"], .system), (["PT_br"], .language("pt-BR")),
      // Another script, and another language, is not what was chosen.
      (["sr-Latn"], .system), (["ca"], .system),
    ] as [([String]?, LanguagePreference)])
  func storedValues(stored: [String]?, expected: LanguagePreference) {
    let offered = ["en", "zh-Hans", "zh-Hant", "pt-BR", "sr", "es"]
    #expect(LanguagePreference(stored: stored, offered: offered) == expected)
  }

  @Test func nothingIsOffered() {
    #expect(LanguagePreference(stored: ["en"], offered: []) == .system)
    #expect(LanguagePreference(stored: ["en"], offered: ["Base"]) == .system)
  }

  @Test func valuesToStore() {
    #expect(LanguagePreference.system.storedLanguages == nil)
    #expect(LanguagePreference.language("zh-Hant").storedLanguages == ["zh-Hant"])
  }

  @Test func userDefaults() throws {
    let suite = "numerus-tests-\(UUID())"
    let store = UserDefaultsLanguageStore(suiteName: suite)
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    #expect(store.storedLanguages() == nil)
    try store.setPreference(.language("pl"))
    #expect(store.storedLanguages() == ["pl"])
    #expect(UserDefaults(suiteName: suite)?.stringArray(forKey: "AppleLanguages") == ["pl"])
    #expect(try store.preference(offered: ["en", "pl"]) == .language("pl"))

    // Reading does not overwrite what is not offered now.
    #expect(try store.preference(offered: ["en"]) == .system)
    #expect(store.storedLanguages() == ["pl"])

    try store.setPreference(.system)
    #expect(store.storedLanguages() == nil)
    #expect(UserDefaults(suiteName: suite)?.object(forKey: "AppleLanguages") == nil)
  }

  /// Values that no store here wrote.
  @Test func strangeUserDefaults() throws {
    let suite = "numerus-tests-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let store = UserDefaultsLanguageStore(suiteName: suite)
    defaults.set("pl", forKey: "AppleLanguages")
    #expect(store.storedLanguages() == ["pl"])
    defaults.set(["a": 1], forKey: "AppleLanguages")
    #expect(store.storedLanguages() == nil)
    defaults.set([1, 2], forKey: "AppleLanguages")
    #expect(store.storedLanguages() == nil)
  }

  /// A launch argument decides the language in force and is not taken for the choice.
  @Test func launchArgumentsAreNoChoice() throws {
    let suite = "numerus-tests-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let store = UserDefaultsLanguageStore(suiteName: suite)
    try store.setPreference(.language("pl"))
    defaults.setVolatileDomain(
      ["AppleLanguages": ["de"]], forName: UserDefaults.argumentDomain)
    #expect(defaults.stringArray(forKey: "AppleLanguages") == ["de"])
    #expect(store.storedLanguages() == ["pl"])
  }

  @Test func status() throws {
    let suite = "numerus-tests-\(UUID())"
    let store = UserDefaultsLanguageStore(suiteName: suite)
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let environment = ["LANG": "de_DE"]
    let current = PreferredLanguages(arguments: [], stored: nil, environment: environment)
    func status() throws -> LanguageStatus {
      try LanguageStatus(
        offered: ["en", "de", "pl"], source: "en", store: store, current: current,
        environment: environment)
    }
    #expect(try status().inForce == "de")
    #expect(try status().chosen == .system)
    #expect(try status().atNextLaunch == "de")
    try store.setPreference(.language("pl"))
    #expect(try status().inForce == "de")
    #expect(try status().chosen == .language("pl"))
    #expect(try status().atNextLaunch == "pl")
  }
}
