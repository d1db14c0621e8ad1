import Foundation
import Numerus
import Testing

/// Texts that are resolved late.
@Suite struct LocalizedTextTests {
  static let catalog = Result {
    try CompiledCatalog(
      contentsOfFile: Bundle.module.bundlePath + "/Localizable.xcstrings")
  }

  static func localizer(
    _ language: String, _ options: Localizer.Options = .init()
  ) throws -> Localizer {
    Localizer(try catalog.get(), language: language, options: options)
  }

  /// The four ways in, in English and in Polish.
  @Test(
    arguments: [
      (LocalizedText(localized: "\(0) items"), "0 items", "0 elementów"),
      (LocalizedText(localized: "\(1) items"), "1 item", "1 element"),
      (LocalizedText(localized: "\(2) items"), "2 items", "2 elementy"),
      (LocalizedText(localized: "Welcome"), "Welcome", "Witaj"),
      (LocalizedText(key: "Welcome"), "Welcome", "Witaj"),
      (LocalizedText(key: "\(5) items"), "5 items", "5 elementów"),
      (LocalizedText(key: LocalizedStringKey("Wel" + "come")), "Welcome", "Witaj"),
      (LocalizedText(key: "Vanilla", tableName: "Shop", bundle: .module), "Vanilla", "Wanilia"),
      (
        LocalizedText(
          localized: .init("cart", defaultValue: "\(2)", table: "Shop", bundle: .module)),
        "2 things in the cart", "2 rzeczy w koszyku"
      ),
      (LocalizedText(verbatim: "Welcome"), "Welcome", "Welcome"),
      (LocalizedText(verbatim: "%lld items".dropLast(0)), "%lld items", "%lld items"),
      (LocalizedText(text: "Welcome"), "Welcome", "Welcome"),
      (
        LocalizedText(localized: "Collection: \("Stamps")"), "Collection: Stamps",
        "Kolekcja: Stamps"
      ),
      (
        LocalizedText(localized: "Collection: \(LocalizedText(localized: "\(2) items"))"),
        "Collection: 2 items", "Kolekcja: 2 elementy"
      ),
      (
        LocalizedText(localized: "Collection: \(LocalizedText(verbatim: "Welcome"))"),
        "Collection: Welcome", "Kolekcja: Welcome"
      ),
    ])
  func entryPoints(text: LocalizedText, english: String, polish: String) throws {
    #expect(try Self.localizer("en").string(text) == english)
    #expect(try Self.localizer("pl").string(text) == polish)
    let decoded = try JSONDecoder().decode(
      LocalizedText.self, from: try JSONEncoder().encode(text))
    #expect(decoded == text)
    #expect(decoded.hashValue == text.hashValue)
    #expect(try Self.localizer("pl").string(decoded) == polish)
  }

  /// Texts of other tables are in the language that a header's `*` gave.
  @Test func otherTables() throws {
    let vanilla = LocalizedText(key: "Vanilla", tableName: "Shop", bundle: .module)
    for (header, expected) in [
      ("*, en;q=0, ar;q=0, de;q=0, fr;q=0", "Wanilia"), ("ja, de;q=0.5", "Vanille"),
      ("", "Vanilla"),
    ] {
      let localizer = Localizer(try Self.catalog.get(), acceptLanguage: header)
      #expect(localizer.string(vanilla) == expected)
      #expect(localizer.string("\(vanilla) 1").hasPrefix(expected))
    }
  }

  /// A verbatim text is a value, a prepared one part of the message.
  @Test func safety() throws {
    let html = try Self.localizer("en", .init(isolatesText: true, escaping: .arguments))
    let name = "דנה <"
    #expect(html.string(LocalizedText(verbatim: name)) == "דנה &lt;")
    #expect(html.string(LocalizedText(text: name)) == name)
    #expect(
      html.string("Collection: \(LocalizedText(verbatim: name))")
        == "Collection: \u{2068}דנה &lt;\u{2069}")
    #expect(html.string("Collection: \(LocalizedText(text: name))") == "Collection: \(name)")
  }

  @Test func keys() throws {
    let name = "Welcome"
    #expect(LocalizedStringKey(name) == "Welcome")
    #expect(LocalizedStringKey("100% %@") == "100% %@")
    let interpolated: LocalizedStringKey = "\(3) of \(name)"
    #expect(interpolated != "3 of Welcome")
    let decoded = try JSONDecoder().decode(
      LocalizedStringKey.self, from: try JSONEncoder().encode(interpolated))
    #expect(decoded == interpolated)
  }

  @Test(
    arguments: [
      "plain", "\(3) of \("x")", LocalizedStringResource("k", defaultValue: "\(2)", table: "T"),
      LocalizedStringResource("k", locale: Locale(identifier: "de_DE"), bundle: .module),
      LocalizedStringResource("k", bundle: .atURL(URL(filePath: "/a b/ü"))),
      "in \(LocalizedStringResource("other", table: "T", bundle: .module))",
    ] as [LocalizedStringResource])
  func resources(resource: LocalizedStringResource) throws {
    let decoded = try JSONDecoder().decode(
      LocalizedStringResource.self, from: try JSONEncoder().encode(resource))
    #expect(String(localized: decoded) == String(localized: resource))
    #expect(decoded == resource)
  }

  @Test func resourcesAreEqualByWhatTheyMean() {
    let resource = LocalizedStringResource("\(1) a", table: "T", bundle: .module)
    #expect(resource == LocalizedStringResource("\(1) a", table: "T", bundle: .module))
    #expect(resource != LocalizedStringResource("\(2) a", table: "T", bundle: .module))
    #expect(resource != LocalizedStringResource("\(1) a", table: "T"))
    #expect(resource != LocalizedStringResource("\(1) a", bundle: .module))
    #expect(Set([resource, resource]).count == 1)
    #expect(resource.localizedStringResource == resource)
    #expect(resource.key == "%lld a")
  }
}
