import NumerusCatalogs
import NumerusSymbols
import NumerusTestSupport
import Testing

/// Names of symbols. Where Xcode 26's are known, they are the expected ones.
@Suite struct SymbolNameTests {
  @Test(
    arguments: [
      // Seen in sources that Xcode made.
      ("action.copy_link", "actionCopyLink"), ("F_A_Description", "fADescription"),
      ("paywall.error.productUnavailable", "paywallErrorProductUnavailable"),
      ("paywall.general.bullet1", "paywallGeneralBullet1"), ("%lld active", "active"),
      ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
      ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("Settings", "settings"),
      (
        "The SwiftData check did not match the JSON store.",
        "theSwiftDataCheckDidNotMatchTheJsonStore"
      ),
      ("this device’s snips", "thisDevicesSnips"),
      ("files use CKAsset data", "filesUseCkassetData"),
      ("end-to-end encrypted", "endToEndEncrypted"),
      ("common.minutesShort %lld %lld", "commonMinutesShort"),
      // By the same rules.
      ("summary.item-count", "summaryItemCount"),
      ("SAMPLE_PARAMETERIZED %@", "sampleParameterized"),
      ("Collection: %@", "collection"), ("JSON", "json"), ("OK", "ok"), ("I", "i"),
      ("iCloud", "iCloud"),
      ("don't", "dont"), ("%#@items@ in %2$(place)@", "in"), ("%1$(count)lld of %2$lld", "of"),
      // Beyond them.
      ("3 items", "_3Items"), ("50% off", "_50Off"), ("👋", "wavingHandSign"),
      ("…", "horizontalEllipsis"),
      ("%%", "percentSign"), ("", "empty"), ("%@", "value"), ("%1$@ %2$@", "value"), (" ", "value"),
      ("naïve café", "naïveCafé"), ("日本語", "日本語"), ("Ärger", "ärger"), ("$price", "price"),
      ("👨‍👩‍👧 family", "family"), ("❤️ red", "red"), ("__", "lowLineLowLine"),
    ])
  func members(key: String, expected: String) {
    #expect(SymbolName.member(forKey: key) == expected)
  }

  @Test(
    arguments: [
      ("Localizable", "Localizable"), ("my-table", "MyTable"), ("URLs", "Urls"), ("2nd", "_2nd"),
      ("…", "Table"),
    ])
  func types(name: String, expected: String) {
    #expect(SymbolName.type(name) == expected)
  }

  @Test(
    arguments: [("itemCount", "itemCount"), ("item_count", "itemCount"), ("in", "in"), ("…", nil)]
      as [(String, String?)])
  func labels(name: String, expected: String?) {
    #expect(SymbolName.label(name) == expected)
  }

  /// Whatever keys are, the names of a table are Swift's and differ from one another.
  @Test func allKeys() throws {
    let pieces = [
      "a", "B", "9", "%@", "%lld", "%(n)@", " ", ".", "$", "_", "é", "e\u{301}", "👍🏽", "日", "\u{0}",
      "'",
      "self", "in",
    ]
    var generator = Xorshift(state: 26)
    let keys = (0..<2000).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let catalog = StringCatalog(
      sourceLanguage: "en", entries: keys.map { StringCatalog.Entry(key: $0) })
    let table = TableSymbols(catalog, table: "Keys", SymbolOptions())
    #expect(table.symbols.count > 500)
    #expect(Set(table.symbols.map(\.fullName)).count == table.symbols.count)
    for symbol in table.symbols {
      let scalars = symbol.name.unicodeScalars
      let isName =
        scalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
        && scalars.dropFirst().allSatisfy { $0.properties.isXIDContinue || $0 == "$" }
      #expect(isName, "\(symbol.key): \(symbol.name)")
    }
  }
}
