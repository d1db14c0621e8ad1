import Foundation
import Numerus
import Testing

/// SEMANTICS 2, 3, 22: tables in bundles.
@Suite struct BundleTableTests {
  @Test func namedTables() {
    Localization.withLanguages(["pl"]) {
      #expect(
        String(localized: "cart", defaultValue: "\(2)", table: "Shop", bundle: .module)
          == "2 rzeczy w koszyku")
      #expect(String(localized: "Vanilla", table: "Shop", bundle: .module) == "Wanilia")
      // The same key, in a table that does not have it.
      #expect(String(localized: "Vanilla", bundle: .module) == "Vanilla")
      // 3: an empty name is the usual table.
      #expect(String(localized: "Welcome", table: "", bundle: .module) == "Witaj")
    }
  }

  /// 2: the language, the source language, the default value, the key.
  @Test func fallback() {
    Localization.withLanguages(["pl"]) {
      #expect(String(localized: "English only", bundle: .module) == "English only")
      #expect(String(localized: "No Polish", bundle: .module) == "No Polish")
      #expect(
        String(localized: "none", defaultValue: "\(1234) left", bundle: .module) == "1,234 left")
      #expect(String(localized: "\("a") none", bundle: .module) == "a none")
    }
    Localization.withLanguages(["fr"]) {
      #expect(String(localized: "Welcome", bundle: .module) == "Welcome")
      #expect(String(localized: "\(1) items", bundle: .module) == "1 item")
    }
  }

  /// What is not there gives the default value, or the key.
  @Test(
    arguments: ["Missing", "Broken", "../Localizable", "/etc/passwd", "a\0b", "..", "Löcher 🕳"])
  func missingTables(table: String) {
    Localization.withLanguages(["pl"]) {
      #expect(String(localized: "Welcome", table: table, bundle: .module) == "Welcome")
      #expect(
        String(localized: "item-count", defaultValue: "\(1234) left", table: table, bundle: .module)
          == "1,234 left")
    }
  }

  @Test func missingBundles() {
    let nowhere = LocalizedStringResource(
      "Welcome", bundle: .atURL(URL(filePath: "/nowhere/at/all")))
    let web = LocalizedStringResource(
      "Welcome \(3)", bundle: .atURL(URL(string: "https://example.com/a%00b")!))
    var remote = URLComponents()
    (remote.scheme, remote.host, remote.path) = ("https", "example.com", Bundle.module.bundlePath)
    let samePath = LocalizedStringResource("Welcome", bundle: .atURL(remote.url!))
    Localization.withLanguages(["pl"]) {
      #expect(String(localized: samePath) == "Welcome")
      #expect(String(localized: nowhere) == "Welcome")
      #expect(String(localized: web) == "Welcome 3")
    }
  }

  /// A folder is a bundle; a file that appears after the first look is not seen.
  @Test func foldersAreRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numerus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try #require(Bundle.module.url(forResource: "Shop", withExtension: "xcstrings"))
    try FileManager.default.copyItem(at: shop, to: folder.appending(path: "Shop.xcstrings"))
    let found = LocalizedStringResource("Vanilla", table: "Shop", bundle: .atURL(folder))
    let late = LocalizedStringResource("Vanilla", table: "Late", bundle: .atURL(folder))
    Localization.withLanguages(["de"]) {
      #expect(String(localized: found) == "Vanille")
      #expect(String(localized: late) == "Vanilla")
    }
    try FileManager.default.copyItem(at: shop, to: folder.appending(path: "Late.xcstrings"))
    Localization.withLanguages(["de"]) { #expect(String(localized: late) == "Vanilla") }
  }

  /// Tables are loaded once, whoever comes first.
  @Test func threadsLoadTablesTogether() async {
    let bundles = (0..<8).map { _ in Bundle(url: Bundle.module.bundleURL) }
    await withTaskGroup(of: [String].self) { group in
      for index in 0..<32 {
        group.addTask {
          let language = ["pl", "de", "en", "ar"][index % 4]
          return Localization.withLanguages([language]) {
            (0..<50).map { _ in
              String(localized: "Welcome", bundle: bundles[index % 8])
                + String(localized: "Vanilla", table: "Shop", bundle: bundles[(index + 1) % 8])
            }
          }
        }
      }
      var texts: Set<String> = []
      for await some in group { texts.formUnion(some) }
      #expect(texts == ["WitajWanilia", "WillkommenVanille", "WelcomeVanilla"])
    }
  }

  /// 4: a resource's own locale chooses the translation as well; one that is not set is the reader's.
  @Test func localeOfResources() {
    var resource = LocalizedStringResource("\(1234) items", bundle: .module)
    #expect(resource.locale == .current)
    Localization.withLanguages(["pl"]) {
      #expect(String(localized: resource) == "1234 elementy")
      resource.locale = Locale(identifier: "de_DE")
      #expect(String(localized: resource) == "1.234 Elemente")
      #expect(
        String(localized: "\(1234) items", bundle: .module, locale: Locale(identifier: "de_DE"))
          == "1.234 elementy")
      #expect(
        String(localized: "Collection: \(resource)", bundle: .module)
          == "Kolekcja: 1.234 Elemente")
    }
  }

  @Test func localizersOfBundles() {
    let polish = Localizer(preferring: ["pl-PL", "en"], bundle: .module)
    #expect(polish.language == "pl")
    #expect(polish.string("\(22) items") == "22 elementy")
    let shop = Localizer(preferring: ["pl"], table: "Shop", bundle: .module)
    #expect(shop.string("Vanilla") == "Wanilia")
    let html = Localizer(
      preferring: ["pl"], bundle: .module, options: .init(escaping: .arguments))
    #expect(html.string("Collection: \("<b>")") == "Kolekcja: &lt;b&gt;")
    // A text in a text goes by the same options, and is not made safe twice.
    let nested = LocalizedStringResource("Collection: \("<")", bundle: .module)
    #expect(html.string("Collection: \(nested)") == "Kolekcja: Kolekcja: &lt;")
    Localization.withLanguages(["de"]) {
      #expect(Localization.localizer(bundle: .module).language == "de")
    }
  }
}
