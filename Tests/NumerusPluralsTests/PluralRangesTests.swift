import NumerusPlurals
import Testing

/// Forms of ranges, by CLDR's `pluralRanges`.
@Suite struct PluralRangesTests {
  @Test(
    arguments: [
      ("en", 0, 1, "other"), ("fr", 0, 1, "one"), ("ar", 0, 1, "zero"), ("sl", 0, 1, "few"),
      ("sl", 1, 2, "two"), ("pl", 1, 5, "many"), ("ru", 5, 21, "one"), ("de", 0, 1, "one"),
      ("lv", 1, 10, "other"), ("ja", 1, 2, "other"), ("fr-CA", 0, 1, "one"), ("iw", 1, 2, "other"),
      // A script does not hide the language, and nn has the data of no.
      ("sr-Latn", 2, 21, "one"), ("nn", 0, 1, "other"),
      // Without data, the form is that of the end.
      ("xx", 0, 1, "other"), ("asa", 0, 1, "one"), ("es", 1, 1_000_000, "many"),
    ])
  func ranges(locale: String, start: Int, end: Int, expected: String) {
    #expect(PluralRanges(locale: locale).category(for: start...end).keyword == expected)
  }

  @Test func endsAsTheyAreShown() throws {
    let ranges = PluralRanges(locale: "en")
    let start = try PluralOperands(parsing: "0.5")
    #expect(ranges.category(from: start, to: PluralOperands(1)) == .other)
    #expect(ranges.locale == "en")
    #expect(PluralRanges(locale: "xx").locale == "und")
  }
}
