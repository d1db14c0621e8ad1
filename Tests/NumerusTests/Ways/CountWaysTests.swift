import Foundation
import Numerus
import NumerusICU
import NumerusMessages
import NumerusNumbers
import NumerusPlurals
import NumerusTestSupport
import Testing

/// Messages with an integer, by all ways into them, in languages that differ in forms, digits and groups.
/// The form and the number of the text that is expected are ICU's.
@Suite struct CountWaysTests {
  /// Groups of two (hi), from five digits on (es), forms for millions (fr), rules that have to be
  /// evaluated (kw), other digits (ar-EG, and fa), no forms (ja), a minus of two characters (he).
  static let languages = [
    "en", "ru", "ar", "ar-EG", "hi", "es", "fr", "kw", "ja", "fa", "he", "pl", "de-CH", "bn",
  ]

  static let values = [
    0, 1, 2, 3, 5, 9, 10, 11, 14, 20, 21, 99, 100, 101, 999, 1000, 1001, 9999, 10_000, 12_345,
    99_999, 100_000, 999_999, 1_000_000, 1_000_001, 12_345_678, 999_999_999, 1_000_000_000,
    4_294_967_296, 1_000_000_000_000, .max, .max - 1, -1, -2, -21, -1000, -1_000_000, .min,
    .min + 1,
  ]

  /// All messages in all languages.
  static let xcstrings: String = {
    let names = Set(languages.map { LocaleIdentifier($0).language }).sorted()
    let entries = CountMessage.all.map { message in
      let texts = names.map { "\"\($0)\": \(message.json)" }
      return "\"\(message.key)\": { \"localizations\": { \(texts.joined(separator: ", ")) } }"
    }
    return """
      { "sourceLanguage": "en", "version": "1.2", "strings": { \(entries.joined(separator: ", ")) } }
      """
  }()

  static let catalog = Result {
    try StringCatalog(xcstrings: Array(xcstrings.utf8)).compiled().catalog
  }

  /// What ICU says of a locale's integers.
  private struct Oracle {
    let rules: ICUPluralRules
    let numbers: ICUNumberFormatter

    init(_ locale: String) throws {
      // The forms are those of the text's language, the digits those of the reader.
      rules = try ICUPluralRules(locale: LocaleIdentifier(locale).language)
      numbers = try ICUNumberFormatter(
        skeleton: try NumberStyle.integer.skeleton(.number, .standard), locale: locale)
    }

    func text(_ message: CountMessage, _ value: Int) throws -> String {
      let category = try #require(PluralCategory(keyword: try rules.keyword(value)))
      return message.text(category, try numbers.format("\(value)").text, value)
    }
  }

  private static func message(
    _ message: CountMessage, _ value: Int, in catalog: CompiledCatalog
  ) throws -> Ways.Message {
    let number = try #require(catalog.keys.firstIndex(of: message.key.description))
    var symbol = LocalizedMessage(Ways.Symbols.self, number: number, key: message.key)
    symbol.append(value)
    return Ways.Message(value: message.literal(value), symbol: symbol)
  }

  @Test(arguments: languages)
  func allWaysAgreeWithICU(language: String) throws {
    let oracle = try Oracle(language)
    let catalog = try Self.catalog.get()
    let folder = try OpenedFolder()
    let openings = try Ways.openings(of: catalog, in: folder)
    let localizers = openings.map { ($0.0, Localizer($0.1, language: language)) }
    try Ways.Symbols.$current.withValue(catalog.fingerprint) {
      for message in CountMessage.all {
        #expect(message.literal(0).key == message.key.description)
        for (index, value) in Self.values.enumerated() {
          let expected = try oracle.text(message, value)
          for (number, (opening, localizer)) in localizers.enumerated() {
            // The long texts differ in nothing but their length, and all openings give one block.
            let isWhole =
              expected.utf8.count < 60_000
              ? number == 0 || (index + number).isMultiple(of: 8) : index == 0
            guard isWhole else {
              #expect(localizer.string(message.literal(value)) == expected)
              continue
            }
            Ways.expect(
              try Self.message(message, value, in: catalog), localizer, expected,
              "\(opening) \(language) \(value)")
          }
        }
      }
    }
  }

  /// The table of a bundle, by the languages of a task.
  @Test(arguments: languages)
  func bundlesAgreeWithICU(language: String) throws {
    let oracle = try Oracle(language)
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.xcstrings])
    let bundle = try #require(Bundle(path: folder.path))
    try Localization.withLanguages([language]) {
      for message in CountMessage.all {
        for value in Self.values {
          let expected = try oracle.text(message, value)
          let literal = message.literal(value)
          #expect(String(localized: literal, bundle: bundle) == expected)
          #expect(
            String(localized: message.key, defaultValue: "\(value)", bundle: bundle) == expected)
          #expect(Localization.localizer(bundle: bundle).string(literal) == expected)
        }
      }
    }
  }

  /// Whatever options are set, the short ways give what the general one gives.
  @Test(arguments: ["en", "ar-EG", "kw", "he"])
  func optionsHoldOnAllWays(language: String) throws {
    let catalog = try Self.catalog.get()
    let options: [(String, Localizer.Options)] = [
      ("heard", .init { _ in }), ("isolated", .init(isolatesText: true)),
      ("arguments", .init(escaping: .arguments)), ("all", .init(escaping: .all)),
      ("width", .init(width: 3)), ("mac", .init(device: .mac)),
      ("many", .init(device: .mac, width: 9, isolatesText: true, escaping: .all) { _ in }),
    ]
    try Ways.Symbols.$current.withValue(catalog.fingerprint) {
      for (name, options) in options {
        let localizer = Localizer(catalog, language: language, options: options)
        for message in CountMessage.all where !message.key.description.hasPrefix("huge") {
          for value in [0, 1, 21, 1000, -1, 1_000_000] {
            let made = try Self.message(message, value, in: catalog)
            var expected = localizer.string(forKey: made.key, arguments: [MessageArgument(value)])
            if options.device == .mac, made.key == "device %lld" {
              #expect(expected.hasPrefix("mac "))
            }
            if options.escaping == .all, made.key == "arg %lld" {
              #expect(expected.hasPrefix("&lt;") && expected.hasSuffix("&gt;"))
              expected = "&lt;" + expected.dropFirst(4)
            }
            Ways.expect(made, localizer, expected, name)
          }
        }
      }
    }
  }
}
