import Foundation
import Numerus
import NumerusTestSupport
import Testing

/// SEMANTICS 1, 2, 20, 21: tables of `.lproj` folders in bundles.
@Suite struct LanguageFolderTests {
  /// A plural of a `.stringsdict` file.
  private static func plural(_ key: String, _ forms: KeyValuePairs<String, String>) -> String {
    let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return """
      <plist><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(texts.joined())</dict>
      </dict></dict></plist>
      """
  }

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Base.lproj/Localizable.strings": "\"Bye\" = \"So long\";\n\"Welcome\" = \"Base\";\n",
      "en.lproj/Localizable.strings": "/* Greets */\n\"Welcome\" = \"Hello\";\n",
      "en.lproj/Localizable.stringsdict": plural(
        "%lld items", ["one": "%lld item", "other": "%lld items"]),
      "pl.lproj/Localizable.strings":
        "\n\n  \"Welcome\" = \"Witaj\";\n\"%lld items\" = \"of no use\";\n",
      "pl.lproj/Localizable.stringsdict": plural(
        "%lld items",
        ["one": "%lld rzecz", "few": "%lld rzeczy", "many": "%lld rzeczy!", "other": "%lld rz."]),
      "pl.lproj/Shop.strings": "\"Vanilla\" = \"Wanilia\";\n",
      "pl.lproj/Broken.strings": "?",
      "pl.lproj/Half.strings": "\"Welcome\" = \"Witaj\";\n\"oh",
      "en.lproj/Half.strings": "\"Welcome\" = \"Hello\";\n",
    ])
  }

  private static func text(
    _ value: String.LocalizationValue, table: String? = nil, in folder: TemporaryFolder
  ) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, bundle: .atURL(URL(filePath: folder.path))))
  }

  @Test func texts() throws {
    let folder = try Self.folder()
    Localization.withLanguages(["pl-PL", "en"]) {
      #expect(Self.text("Welcome", in: folder) == "Witaj")
      // The `.stringsdict` counts.
      #expect(Self.text("\(1) items", in: folder) == "1 rzecz")
      #expect(Self.text("\(2) items", in: folder) == "2 rzeczy")
      #expect(Self.text("\(5) items", in: folder) == "5 rzeczy!")
      #expect(Self.text("Vanilla", table: "Shop", in: folder) == "Wanilia")
      // Base is the source language's, where that has no text of its own.
      #expect(Self.text("Bye", in: folder) == "So long")
      #expect(Self.text("Welcome", table: "Missing", in: folder) == "Welcome")
      #expect(Self.text("Welcome", table: "Broken", in: folder) == "Welcome")
    }
    Localization.withLanguages(["de"]) {
      #expect(Self.text("Welcome", in: folder) == "Hello")
      #expect(Self.text("\(1) items", in: folder) == "1 item")
    }
  }

  /// A file that can't be read does not take other languages with it.
  @Test func readableLanguagesStay() throws {
    let folder = try Self.folder()
    for language in ["pl", "en"] {
      Localization.withLanguages([language]) {
        #expect(Self.text("Welcome", table: "Half", in: folder) == "Hello")
      }
    }
    let steps = Localization.explain(
      "Welcome", table: "Half", bundle: Bundle(path: folder.path), languages: ["pl"]
    ).steps
    guard case .unreadableTable("Half", let reason)? = steps.dropFirst().first else {
      Issue.record("the broken file is not told: \(steps)")
      return
    }
    #expect(reason.hasPrefix(folder["pl.lproj/Half.strings"] + ":2:"))
    #expect(
      steps.suffix(2) == [
        .noLanguage(wanted: ["pl"], source: "en"),
        .text(language: "en", place: folder["en.lproj/Half.strings"] + ":1:1"),
      ])
  }

  /// A place is in the file that the text comes from.
  @Test func explanations() throws {
    let folder = try Self.folder()
    let bundle = try #require(Bundle(path: folder.path))
    func steps(_ value: String.LocalizationValue, _ language: String, table: String? = nil)
      -> [Explanation.Step]
    {
      Localization.explain(value, table: table, bundle: bundle, languages: [language]).steps
    }
    #expect(
      steps("Welcome", "pl") == [
        .folder(folder.path), .table("Localizable", file: folder.path),
        .language("pl", wanted: "pl", reason: .sameLanguage),
        .text(language: "pl", place: folder["pl.lproj/Localizable.strings"] + ":3:3"),
      ])
    #expect(
      steps("Bye", "en").last
        == .text(language: "en", place: folder["Base.lproj/Localizable.strings"] + ":1:1"))
    guard case .text("pl", let place?)? = steps("\(5) items", "pl").dropLast().last else {
      Issue.record("the plural has no place")
      return
    }
    #expect(place.hasPrefix(folder["pl.lproj/Localizable.stringsdict"] + ":1:"))
    #expect(
      steps("Vanilla", "pl", table: "None") == [
        .folder(folder.path), .noTable("None"), .key,
      ])
    guard
      case .unreadableTable("Broken", let reason)? = steps("a", "pl", table: "Broken").last(
        where: { $0 != .key })
    else {
      Issue.record("a broken table was read")
      return
    }
    #expect(reason.hasPrefix(folder["pl.lproj/Broken.strings"] + ":1:1: error:"))
  }

  /// The bundle's property list names the source language.
  @Test func developmentRegion() throws {
    let folder = try TemporaryFolder([
      "Info.plist":
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>pl</string></dict></plist>",
      "en.lproj/Localizable.strings": "\"Welcome\" = \"Hello\";\n",
      "pl.lproj/Localizable.strings": "\"Welcome\" = \"Witaj\";\n",
    ])
    Localization.withLanguages(["ja"]) { #expect(Self.text("Welcome", in: folder) == "Witaj") }
  }

  /// A file of the table's name in a String Catalog comes first.
  @Test func catalogsComeFirst() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"Welcome": {"localizations":
      {"pl": {"stringUnit": {"value": "Katalog"}}}}}}
      """, to: "Localizable.xcstrings")
    Localization.withLanguages(["pl"]) { #expect(Self.text("Welcome", in: folder) == "Katalog") }
  }
}
