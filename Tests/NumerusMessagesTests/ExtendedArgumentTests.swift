import NumerusFormat
import NumerusMessages
import NumerusNumbers
import NumerusPlurals
import Testing

/// SEMANTICS 8, 12, 13: ordinals, ranges and styles in messages.
@Suite struct ExtendedArgumentTests {
  /// The texts of a message with a form for each category, `form|text of the argument`.
  static func message(
    _ value: String.LocalizationValue, _ language: String, locale: String? = nil,
    specifier: String = "%@", options: Localizer.Options = .init()
  ) -> String {
    var builder = CompiledCatalogBuilder(sourceLanguage: language)
    let reference = MessageArgumentReference(
      number: 0, specifier: FormatSpecifier(specifier), source: specifier)
    let forms = PluralCategory.allCases.map {
      ($0, [MessagePart.text($0.keyword + "|"), .argument(reference)])
    }
    builder.add(
      [.plural(reference, forms: Dictionary(uniqueKeysWithValues: forms))], key: value.key,
      language: language)
    return Localizer(builder.build(), language: language, locale: locale, options: options)
      .string(value)
  }

  /// 13: what beyond Foundation is `%@`, but an ordinal keeps the specifier of its type.
  @Test func keys() {
    let cases: [(String.LocalizationValue, String)] = [
      ("\(1, plural: .ordinal)", "%lld"), ("\(Int8(1), plural: .ordinal)", "%d"),
      ("\(UInt16(1), plural: .ordinal)", "%u"), ("\(UInt64(1), plural: .cardinal)", "%llu"),
      ("\(Int128(1), plural: .ordinal)", "%@"), ("\(Int32(1), plural: .ordinal)", "%d"),
      ("\(UInt(1), plural: .ordinal)", "%llu"),
      ("\(1...2)", "%@"), ("\(1..<2)", "%@"), ("\(1.5...2)", "%@"), ("\(1.5..<2)", "%@"),
      ("\(UInt8(1)...2, style: .percent)", "%@"),
      ("\(1, style: .ordinal)", "%@"), ("\(1.5, style: .percent)", "%@"),
      ("\(Float(1), style: .decimal)", "%@"),
      ("\(placeholder: .int)", "%lld"), ("\(placeholder: .uint)", "%llu"),
      ("\(placeholder: .float)", "%f"), ("\(placeholder: .double)", "%lf"),
      ("\(placeholder: .object)", "%@"),
      ("\(placeholder: .double, specifier: "%.1f")", "%.1f"),
      ("\(placeholder: .int) is 100%", "%lld is 100%%"),
    ]
    for (value, key) in cases { #expect(value.key == key) }
  }

  /// 12: CLDR's ordinals: English 1st, 2nd, 3rd, 4th; Italian 8 and 11; Welsh; and the form for the
  /// value 0 is for counts.
  @Test(
    arguments: [
      (1, "en", "one|1"), (2, "en", "two|2"), (3, "en", "few|3"), (4, "en", "other|4"),
      (11, "en", "other|11"), (22, "en", "two|22"), (1023, "en", "few|1,023"),
      (0, "en", "other|0"), (8, "it", "many|8"), (7, "it", "other|7"), (0, "cy", "zero|0"),
      (3, "cy", "few|3"), (1, "sv", "one|1"), (3, "sv", "other|3"), (-1, "en", "one|-1"),
    ])
  func ordinals(value: Int, language: String, expected: String) {
    #expect(Self.message("\(value, plural: .ordinal)", language, specifier: "%lld") == expected)
  }

  /// 6: a count of 0 has the form for 0, whatever its style.
  @Test func zeroOfCounts() {
    #expect(Self.message("\(0, plural: .cardinal)", "en", specifier: "%lld") == "zero|0")
    #expect(Self.message("\(0, style: .decimal.fractionDigits(1...1))", "en") == "zero|0.0")
    #expect(Self.message("\(0...0)", "en") == "zero|0")
    #expect(Self.message("\(0, style: .ordinal)", "en") == "other|0th")
  }

  /// 8, 12: CLDR's texts and the categories of the digits on show.
  @Test(
    arguments: [
      ("\(1, style: .decimal.fractionDigits(1...1))", "en", "other|1.0"),
      ("\(1, style: .decimal.fractionDigits(1...1))", "es", "one|1,0"),
      ("\(1, style: .decimal.fractionDigits(1...1))", "cs", "many|1,0"),
      ("\(1_234_567, style: .compactShort)", "en", "other|1.2M"),
      ("\(1_234_567, style: .compactLong)", "fr", "many|1,2 million"),
      ("\(1234.5, style: .currency("EUR"))", "de", "other|1.234,50\u{A0}€"),
      ("\(1, style: .unit("kilometer", width: .long))", "en", "one|1 kilometer"),
      ("\(22, style: .ordinal)", "en", "two|22nd"), ("\(1, style: .ordinal)", "fr", "one|1er"),
      ("\(Float(0.1), style: .decimal)", "en", "other|0.1"),
      ("\(Double.nan, style: .decimal)", "en", "other|NaN"),
      ("\(-5, style: .integer)", "en", "other|-5"),
    ] as [(String.LocalizationValue, String, String)])
  func styles(value: String.LocalizationValue, language: String, expected: String) {
    #expect(Self.message(value, language) == expected)
  }

  /// 12: CLDR's plural ranges and its pattern for ranges. Both ends the same are one number, and
  /// a half-open range of integers ends with its last one.
  @Test(
    arguments: [
      ("\(0...1)", "en", "other|0–1"), ("\(0...1)", "fr", "one|0–1"),
      ("\(0...2)", "fr", "other|0–2"),
      ("\(0...1)", "sl", "few|0–1"), ("\(3..<6)", "en", "other|3–5"), ("\(1...1)", "en", "one|1"),
      ("\(1..<2)", "en", "one|1"), ("\(1..<1)", "en", "one|1"), ("\(-3...3)", "en", "other|-3 – 3"),
      ("\(1.5...2)", "en", "other|1.5–2"), ("\(1.5..<2)", "de", "other|1,5–2"),
      ("\(UInt64.max...UInt64.max)", "en", "other|18,446,744,073,709,551,615"),
      ("\(Int.min..<Int.min)", "en", "other|-9,223,372,036,854,775,808"),
      ("\(3...5, style: .currency("USD"))", "en", "other|$3.00 – $5.00"),
    ] as [(String.LocalizationValue, String, String)])
  func ranges(value: String.LocalizationValue, language: String, expected: String) {
    #expect(Self.message(value, language) == expected)
  }

  /// 4: the form goes by the language of the text, the digits by the format locale.
  @Test func stylesFollowTheFormatLocale() {
    #expect(
      Self.message("\(3, style: .decimal.fractionDigits(0...0))", "pl", locale: "ar-EG") == "few|٣")
    #expect(Self.message("\(3...5)", "pl", locale: "de-u-nu-deva") == "many|३–५")
  }

  /// A style that ICU does not have is written plainly, and told once for a message.
  @Test func refusedStyles() {
    let collected = IssueCollector()
    let options = Localizer.Options { collected.append($0) }
    let styled = Self.message("\(1234, style: .unit("nonsense"))", "en", options: options)
    #expect(styled == "other|1,234")
    let range = Self.message("\(3...5, style: .ordinal)", "en", options: options)
    #expect(range == "other|3–5")
    let reasons = collected.kinds.compactMap {
      if case .refusedStyle(1, let reason) = $0 { reason } else { nil }
    }
    #expect(reasons.count == 2)
    #expect(collected.kinds.count == 2)
    #expect(reasons.last?.contains("U_UNSUPPORTED_ERROR") == true)
  }

  /// 15: a styled number fits a specifier for numbers; only the width counts.
  @Test func specifiersOfStyledNumbers() {
    let catalog = CompiledCatalogBuilder(sourceLanguage: "en").build()
    let collected = IssueCollector()
    let localizer = Localizer(catalog, language: "en", options: .init { collected.append($0) })
    func text(_ format: String, _ argument: MessageArgument) -> String {
      localizer.string(forKey: format, arguments: [argument])
    }
    #expect(text("%lld", MessageArgument(5, style: .percent)) == "500%")
    #expect(text("%.1f|", MessageArgument(5, style: .ordinal)) == "5th|")
    #expect(text("%6@|", MessageArgument(3...5)) == "   3–5|")
    #expect(text("%-6lld|", MessageArgument(3...5)) == "3–5   |")
    #expect(text("%.1f", MessageArgument(3, plural: .ordinal)) == "3.0")
    #expect(text("%*d", MessageArgument(3, style: .decimal)) == "%*d")
    let faults = collected.kinds.filter { $0 != .missingKey }
    #expect(faults == [.missingArgument(2)])
  }
}
