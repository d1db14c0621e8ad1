import NumerusFormat
import NumerusMessages
import NumerusPlurals
import Synchronization
import Testing

/// SEMANTICS 6 to 9: which form and which text is taken.
@Suite struct MessageSelectionTests {
  /// The category that a message with forms named after themselves shows.
  static func form(
    _ language: String, _ forms: [PluralCategory], _ specifier: String, _ argument: MessageArgument
  ) -> (text: String, issues: [MessageIssue.Kind]) {
    var builder = CompiledCatalogBuilder(sourceLanguage: language)
    let reference = MessageArgumentReference(
      number: 0, specifier: FormatSpecifier(specifier), source: specifier)
    let parts = Dictionary(
      uniqueKeysWithValues: forms.map { ($0, [MessagePart.text($0.keyword)]) })
    builder.add([.plural(reference, forms: parts)], key: "k", language: language)
    let collected = IssueCollector()
    let localizer = Localizer(
      builder.build(), language: language, options: .init { collected.append($0) })
    return (localizer.string(forKey: "k", arguments: [argument]), collected.kinds)
  }

  /// 6: `zero` takes the value 0 in every language, 0.0 and what rounds to it included.
  @Test(
    arguments: [
      ("en", "%d", 0, "zero"), ("en", "%d", 1, "one"), ("en", "%d", 10, "other"),
      ("lv", "%d", 10, "zero"), ("lv", "%d", 0, "zero"), ("en", "%.1f", 0.0, "zero"),
      ("en", "%.1f", 0.04, "zero"), ("en", "%.2f", 0.04, "other"), ("en", "%.1f", -0.0, "zero"),
      ("fr", "%d", 0, "zero"),
    ] as [(String, String, MessageArgument, String)])
  func zero(language: String, specifier: String, value: MessageArgument, expected: String) {
    #expect(Self.form(language, [.zero, .one, .other], specifier, value).text == expected)
  }

  /// 7: what is missing falls back to other, else to the most general form, and that is reported.
  @Test func fallback() {
    let withOther = Self.form("pl", [.one, .other], "%d", 3)
    #expect(withOther.text == "other")
    #expect(withOther.issues.isEmpty)
    let withoutOther = Self.form("pl", [.one, .few], "%d", 5)
    #expect(withoutOther.text == "few")
    #expect(withoutOther.issues == [.missingForm(.many)])
    #expect(Self.form("pl", [.one, .few], "%d", 1).issues.isEmpty)
    #expect(Self.form("en", [.zero], "%d", 7).text == "zero")
  }

  /// 8: the digits on show decide.
  @Test(
    arguments: [
      ("en", "%.1f", 1, "other"), ("es", "%.1f", 1, "one"), ("cs", "%.1f", 1, "many"),
      ("en", "%.0f", 1.4, "one"), ("en", "%d", 1, "one"), ("en", "%d", -1, "one"),
      ("pl", "%d", -2, "few"), ("en", "%d", 1.0, "other"), ("fr", "%d", 1.5, "one"),
      ("en", "%g", 1.0, "one"), ("fr", "%g", 1_000_000.0, "many"), ("en", "%f", 1.0, "other"),
    ] as [(String, String, MessageArgument, String)])
  func digitsOnShow(
    language: String, specifier: String, value: MessageArgument, expected: String
  ) {
    let forms: [PluralCategory] = [.one, .two, .few, .many, .other]
    #expect(Self.form(language, forms, specifier, value).text == expected)
  }

  @Test(
    arguments: [
      MessageArgument(Double.nan), MessageArgument(Double.infinity),
      MessageArgument(-Double.infinity), MessageArgument(Float.nan),
    ])
  func notFiniteIsOther(value: MessageArgument) {
    let result = Self.form("ar", PluralCategory.allCases, "%f", value)
    #expect(result.text == "other")
    #expect(result.issues.isEmpty)
  }

  @Test func textIsNoCount() {
    let result = Self.form("en", [.one, .other], "%d", "1")
    #expect(result.text == "other")
    #expect(result.issues == [.uncountableArgument(1)])
  }

  @Test(
    arguments: [
      (MessageArgument(Int.min), "many"), (MessageArgument(UInt64.max), "many"),
      (MessageArgument(Int128.max), "many"), (MessageArgument(UInt64.max - 13), "few"),
    ])
  func extremesAreExact(value: MessageArgument, expected: String) {
    #expect(Self.form("pl", [.one, .few, .many, .other], "%lld", value).text == expected)
  }

  /// 9: the configured device, then other, then a fixed order.
  @Test(
    arguments: [
      ([.iphone, .mac, .other], .mac, "mac"), ([.iphone, .mac, .other], .ipad, "other"),
      ([.iphone, .mac], .other, "mac"), ([.appletv, .iphone], .other, "iphone"),
      ([.appletv, .applewatch, .ipad], .mac, "ipad"), ([.ipod], .applevision, "ipod"),
    ] as [([CatalogDevice], CatalogDevice, String)])
  func devices(available: [CatalogDevice], configured: CatalogDevice, expected: String) {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    let texts = Dictionary(
      uniqueKeysWithValues: available.map { ($0, [MessagePart.text($0.keyword)]) })
    builder.add([.device(texts)], key: "k", language: "en")
    let localizer = Localizer(builder.build(), language: "en", options: .init(device: configured))
    #expect(localizer.string(forKey: "k") == expected)
  }

  /// 9: the widest text not above the asked width, the widest where none is asked, and the narrowest
  /// where none fits.
  @Test(
    arguments: [
      (nil, "20: 7"), (21, "20: 7"), (20, "20: 7"), (19, "5: 7"), (5, "5: 7"), (4, "5: 7"),
      (Int.min, "5: 7"), (Int.max, "20: 7"),
    ] as [(Int?, String)])
  func widths(width: Int?, expected: String) {
    let number = MessageArgumentReference(
      number: 0, specifier: FormatSpecifier(.decimal), source: "%d")
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    builder.add(
      [
        .width([5: [.text("5: ")], 20: [.text("20: ")]]), .argument(number),
        .width([:]),
      ],
      key: "k", language: "en")
    let localizer = Localizer(builder.build(), language: "en", options: .init(width: width))
    #expect(localizer.string(forKey: "k", arguments: [7]) == expected)
    #expect(localizer.catalog.argumentKinds(forKey: "k", language: "en") == [.integer])
  }
}

/// The issues that a localizer reports.
final class IssueCollector: Sendable {
  private let issues = Mutex<[MessageIssue]>([])

  func append(_ issue: MessageIssue) { issues.withLock { $0.append(issue) } }

  var kinds: [MessageIssue.Kind] { issues.withLock { $0.map(\.kind) } }
}
