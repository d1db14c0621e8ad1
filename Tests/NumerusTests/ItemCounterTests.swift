import Numerus
import NumerusTestSupport
import Testing

/// The sample catalog, from its file to texts.
@Suite struct ItemCounterTests {
  static let path = DataFolder.path("Catalogs/ItemCounter.xcstrings")

  static let rows = Result { try CaseFile.rows("item-counter.tsv", columns: 3) }
  static let compiled = Result { try StringCatalog(contentsOfFile: path).compiled() }

  @Test func catalogIsWithoutFault() throws {
    let (catalog, diagnostics) = try Self.compiled.get()
    #expect(diagnostics.isEmpty)
    #expect(catalog.languages.count >= 30)
    #expect(catalog.sourceLanguage == "en")
    for language in catalog.languages {
      for key in catalog.keys { #expect(catalog.contains(key: key, language: language)) }
    }
  }

  /// Every plural has CLDR 49's categories for its language and no others.
  @Test func pluralsHaveTheirLanguagesForms() throws {
    let catalog = try StringCatalog(contentsOfFile: Self.path)
    var used: Set<PluralCategory> = []
    for entry in catalog.entries {
      for localization in entry.localizations {
        let contents = [localization.content] + localization.substitutions.map(\.content)
        for variation in contents.flatMap(\.variations) where variation.kind == "plural" {
          let forms = Set(variation.cases.map(\.name))
          let categories = PluralRules(locale: localization.language).categories
          #expect(forms == Set(categories.map(\.keyword)), "\(entry.key) \(localization.language)")
          used.formUnion(categories)
        }
      }
    }
    #expect(used == Set(PluralCategory.allCases))
  }

  @Test func tableHasEveryLanguage() throws {
    let languages = Set(try Self.rows.get().map { $0[0] })
    #expect(languages == Set(try Self.compiled.get().catalog.languages))
  }

  /// Against texts that Babel's rules and number formats put together.
  @Test(arguments: try! rows.get())
  func countsEqualTheTable(row: CaseRow) throws {
    let localizer = Localizer(
      try Self.compiled.get().catalog, language: row[0], locale: row[0] + "-u-nu-latn")
    let count = try #require(Int(row[1]))
    let text = localizer.string(
      forKey: "summary.item-count", arguments: [MessageArgument(count)])
    #expect(text == row[2])
  }

  /// By hand: digits, signs and separators of the locale, arguments in their places.
  @Test(
    arguments: [
      ("en", "summary.item-count", [MessageArgument(Int.min)], "-9,223,372,036,854,775,808 items"),
      (
        "en", "summary.item-count", [MessageArgument(UInt64.max)],
        "18,446,744,073,709,551,615 items"
      ),
      ("pl", "summary.item-count", [1000], "1000 elementów"),
      ("pl", "summary.item-count", [12345], "12\u{A0}345 elementów"),
      ("ar-EG", "summary.item-count", [1234], "١٬٢٣٤ عنصرًا"),
      ("hi", "summary.item-count", [1_234_567], "12,34,567 आइटम"),
      ("fr", "summary.item-count", [1_000_000], "1\u{202F}000\u{202F}000 d’éléments"),
      ("en", "summary.item-count", ["x"], "x items"),
      ("en", "summary.item-count", [], "%lld items"),
      ("en", "Collection: %@", ["Stamps"], "Collection: Stamps"),
      ("fr", "Collection: %@", ["%@ %lld"], "Collection\u{A0}: %@ %lld"),
      ("en", "summary.items-in-boxes", [3, 1], "3 items in 1 box"),
      ("ja", "summary.items-in-boxes", [3, 1], "1個の箱に3個のアイテム"),
      ("ru", "summary.items-in-boxes", [21, 5], "21 элемент в 5 коробках"),
      ("en", "summary.open-hint", [], "Tap an item to open it"),
      ("de-AT", "summary.title", [], "Deine Sammlung"),
    ] as [(String, String, [MessageArgument], String)])
  func texts(locale: String, key: String, arguments: [MessageArgument], expected: String) throws {
    let localizer = Localizer(try Self.compiled.get().catalog, preferring: [locale])
    #expect(localizer.string(forKey: key, arguments: arguments) == expected)
  }

  @Test func interpolationFindsTheKey() throws {
    let localizer = Localizer(try Self.compiled.get().catalog, preferring: ["nl"])
    let label = "Postzegels"
    #expect(localizer.string("Collection: \(label)") == "Verzameling: Postzegels")
  }

  @Test func languagesShareACatalogAcrossThreads() async throws {
    let catalog = try Self.compiled.get().catalog
    await withTaskGroup(of: String.self) { group in
      for index in 0..<64 {
        group.addTask {
          let language = ["pl", "en", "ar", "ja"][index % 4]
          let localizer = Localizer(catalog, language: language)
          return (0..<200).map {
            localizer.string(forKey: "summary.item-count", arguments: [MessageArgument($0)])
          }.joined() + language
        }
      }
      var texts: Set<String> = []
      for await text in group { texts.insert(text) }
      #expect(texts.count == 4)
    }
  }
}
