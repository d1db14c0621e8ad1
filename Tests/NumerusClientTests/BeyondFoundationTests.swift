import Foundation
import Numerus
import Testing

/// SEMANTICS 8, 12: ordinals, ranges and styles, with plural variations as catalogs have them.
@Suite struct BeyondFoundationTests {
  static func shop(_ value: String.LocalizationValue, _ language: String) -> String {
    Localization.withLanguages([language]) {
      String(localized: value, table: "Shop", bundle: .module)
    }
  }

  /// CLDR's ordinal categories.
  @Test(
    arguments: [
      (1, "en", "1st floor"), (2, "en", "2nd floor"), (3, "en", "3rd floor"),
      (11, "en", "11th floor"), (23, "en", "23rd floor"), (8, "it", "l’8° piano"),
      (11, "it", "l’11° piano"), (9, "it", "il 9° piano"),
    ])
  func ordinals(place: Int, language: String, expected: String) {
    #expect(Self.shop("\(place, plural: .ordinal). floor", language) == expected)
  }

  /// CLDR's range categories, in a variation of the text and in a substitution.
  @Test(
    arguments: [
      ("\(0...1) pages", "en", "0–1 pages"), ("\(0...1) pages", "fr", "0–1 page"),
      ("\(0..<3) pages", "fr", "0–2 pages"), ("\(1...1) pages", "en", "1 page"),
      ("\("Ann"): \(0...1)", "fr", "Ann : 0–1 page"),
      ("\("Ann"): \(1..<4)", "en", "Ann: 1–3 pages"),
      ("\(1, style: .decimal.fractionDigits(1...1)) pages", "en", "1.0 pages"),
      ("\(1_500_000, style: .compactLong) pages", "fr", "1,5 million de pages"),
      ("\("Ann"): \(1, style: .spelledOut)", "en", "Ann: one page"),
      (
        "\("Ann"): \(Decimal(1234.5), style: .currency("EUR"))", "en",
        "Ann: €1,234.50 pages"
      ),
    ] as [(String.LocalizationValue, String, String)])
  func shownNumbers(value: String.LocalizationValue, language: String, expected: String) {
    #expect(Self.shop(value, language) == expected)
  }

  /// 13: keys of what Foundation formats.
  @Test func keysOfFormattedValues() {
    let date = Date(timeIntervalSince1970: 0)
    let cases: [(String.LocalizationValue, String)] = [
      ("\(date, format: .dateTime)", "%@"), ("\(1, format: .number)", "%@"),
      ("\(CGFloat(1))", "%lf"), ("\(CGFloat(1), specifier: "%.2f")", "%.2f"),
      ("\(Decimal(1), style: .percent)", "%@"), ("\(Decimal(1))", "%@"),
      ("\(LocalizedStringResource("a"))", "%@"), ("\(LocalizedText(verbatim: "a"))", "%@"),
      ("\(["a", "b"], format: .list(type: .and))", "%@"),
    ]
    for (value, key) in cases { #expect(value.key == key) }
  }

  /// Foundation's styles are written for the reader, unless they have a locale of their own.
  @Test func formatsFollowTheReader() {
    let polish = Localizer(preferring: ["pl"], bundle: .module)
    #expect(polish.string("Price: \(0.5, format: .number)") == "Cena: 0,5")
    let own = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    #expect(polish.string("Price: \(0.5, format: own)") == "Cena: 0.5")
    let names = ["Ann", "Bob"]
    #expect(polish.string("Price: \(names, format: .list(type: .and))") == "Cena: Ann i Bob")
    let flavours = [Flavour(), Flavour()]
    let list = polish.string("Price: \(flavours, format: .list(type: .and))")
    #expect(list == "Cena: Wanilia i Wanilia")
    #expect(polish.string("Price: \(Decimal.nan, style: .decimal)") == "Cena: NaN")
    let one: String.LocalizationValue = "\(1, format: .number)"
    #expect(one == "\(1, format: .number)")
    #expect(one != "\(2, format: .number)")
  }
}
