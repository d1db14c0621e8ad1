import Numerus
import NumerusFormat
import NumerusMessages
import NumerusPlurals
import Testing

/// Messages with texts, decimals, several values or none, by all ways into them. The texts are written by
/// hand.
@Suite struct TextWaysTests {
  /// In words, in memory of its own, and beyond what a message has room for at first.
  static let names = ["", "Ada", "fifteen bytes..", "sixteen bytes...", "Å\u{301}", long, huge]
  static let long = String(repeating: "long ü ", count: 20)
  static let huge = String(repeating: "0123456789abcdef", count: 5000)

  private static func reference(_ number: Int, _ source: String) -> MessageArgumentReference {
    guard case .specifier(let specifier, _)? = FormatString(source).segments.first else {
      preconditionFailure("\(source) is no specifier")
    }
    return MessageArgumentReference(number: number, specifier: specifier, source: source)
  }

  private static let keys: [(key: String, parts: [MessagePart])] = {
    let count = reference(1, "%lld")
    let (name, other) = (reference(0, "%@"), reference(1, "%@"))
    let weight = reference(0, "%.1lf")
    let long = String(repeating: "x", count: 600)
    return [
      ("%@ says", [.argument(name), .text(" sagt")]),
      ("%@ and %@", [.argument(other), .text(" & "), .argument(name), .percent]),
      (
        "%@ has %lld",
        [
          .argument(name), .text(": "),
          .plural(
            count,
            forms: [
              .one: [.argument(count), .text(" item of "), .argument(name)],
              .other: [
                .width([
                  3: [.text("n")], 20: [.argument(count), .text(" items")],
                  90: [.text(long), .argument(count)],
                ])
              ],
            ]),
        ]
      ),
      (
        "%lf kg",
        [
          .plural(
            weight,
            forms: [
              .one: [.argument(weight), .text(" kilo")],
              .other: [.argument(weight), .text(" kilos")],
            ])
        ]
      ),
      ("title", [.text("Titel")]), ("void", [.text("")]), ("none", []),
      ("100%", [.text("100"), .percent]),
      ("at 255", [.text(String(repeating: "y", count: 255))]),
      ("at 256", [.text(String(repeating: "y", count: 256))]),
      ("far", [.text(String(repeating: "é", count: 40_000))]),
      ("several", [.text("a"), .text("b"), .device([.mac: [.text("m")], .ipod: [.text("i")]])]),
      ("five %lld%lld%lld%lld%lld", (0..<5).reversed().map { .argument(reference($0, "%lld")) }),
      ("six %lld%lld%lld%lld%lld%lld", (0..<6).reversed().map { .argument(reference($0, "%lld")) }),
    ]
  }()

  static let catalog = {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    for (key, parts) in keys { builder.add(parts, key: key, language: "en") }
    builder.addKey("without text")
    return builder.build()
  }()

  private static func expect(
    _ value: String.LocalizationValue, key: StaticString, _ values: [MessageArgument],
    _ expected: String, _ options: Localizer.Options = .init()
  ) throws {
    let number = try #require(catalog.keys.firstIndex(of: key.description))
    var symbol = LocalizedMessage(Ways.Symbols.self, number: number, key: key)
    for value in values {
      switch value.storage {
      case .signed(let value): symbol.append(value)
      case .double(let value): symbol.append(value)
      case .text(let value): symbol.append(value)
      default: symbol.append(value)
      }
    }
    #expect(value.key == key.description && value.arguments == values)
    let folder = try OpenedFolder()
    for (opening, catalog) in try Ways.openings(of: catalog, in: folder) {
      Ways.Symbols.$current.withValue(catalog.fingerprint) {
        let localizer = Localizer(catalog, language: "en", options: options)
        Ways.expect(Ways.Message(value: value, symbol: symbol), localizer, expected, opening)
      }
    }
  }

  @Test(arguments: names)
  func texts(name: String) throws {
    let argument = MessageArgument(name)
    try Self.expect("\(name) says", key: "%@ says", [argument], "\(name) sagt")
    try Self.expect(
      "\(name) and \("B")", key: "%@ and %@", [argument, "B"], "B & \(name)%")
    try Self.expect(
      "\("B") and \(name)", key: "%@ and %@", ["B", argument], "\(name) & B%")
    try Self.expect(
      "\(name) has \(1)", key: "%@ has %lld", [argument, 1], "\(name): 1 item of \(name)")
    try Self.expect(
      "\(name) has \(1234)", key: "%@ has %lld", [argument, 1234], "\(name): 1,234 items",
      .init(width: 89))
  }

  /// The widest that fits, or the narrowest.
  @Test(arguments: [(nil, 601), (0, 1), (2, 1), (3, 1), (19, 1), (20, 7), (90, 601), (.max, 601)])
  func widths(width: Int?, count: Int) throws {
    let localizer = Localizer(Self.catalog, language: "en", options: .init(width: width))
    #expect(localizer.string("\("") has \(2)").utf8.count == 2 + count)
  }

  /// What is shown decides the form.
  @Test(
    arguments: [
      (1.0, "1.0 kilos"), (1.04, "1.0 kilos"), (0.0, "0.0 kilos"), (-0.0, "-0.0 kilos"),
      (1234.56, "1,234.6 kilos"), (-1e6, "-1,000,000.0 kilos"), (.nan, "NaN kilos"),
      (-.infinity, "-∞ kilos"), (0.25, "0.2 kilos"),
    ])
  func decimals(value: Double, expected: String) throws {
    guard !value.isNaN else {
      #expect(Localizer(Self.catalog, language: "en").string("\(value) kg") == expected)
      return
    }
    try Self.expect("\(value) kg", key: "%lf kg", [MessageArgument(value)], expected)
  }

  @Test func withoutValues() throws {
    try Self.expect("title", key: "title", [], "Titel")
    try Self.expect("void", key: "void", [], "")
    try Self.expect("none", key: "none", [], "")
    try Self.expect("100%", key: "100%", [], "100%%")
    try Self.expect("at 255", key: "at 255", [], String(repeating: "y", count: 255))
    try Self.expect("at 256", key: "at 256", [], String(repeating: "y", count: 256))
    try Self.expect("far", key: "far", [], String(repeating: "é", count: 40_000))
    // The first device that there is serves those without a text.
    try Self.expect("several", key: "several", [], "abm")
    try Self.expect("several", key: "several", [], "abi", .init(device: .ipod))
    try Self.expect("without text", key: "without text", [], "without text")
  }

  @Test func manyValues() throws {
    try Self.expect(
      "five \(1)\(2)\(3)\(4)\(5000)", key: "five %lld%lld%lld%lld%lld", [1, 2, 3, 4, 5000],
      "5,0004321")
    try Self.expect(
      "six \(1)\(2)\(3)\(4)\(5)\(-6)", key: "six %lld%lld%lld%lld%lld%lld", [1, 2, 3, 4, 5, -6],
      "-654321")
  }

  /// A symbol of another version of the catalog goes by its key; its number says nothing, whatever it is.
  @Test(arguments: [0, 1, 99, -1, .min, .max])
  func symbolsOfOtherCatalogsGoByTheirKeys(number: Int) {
    let localizer = Localizer(Self.catalog, language: "en")
    var symbol = LocalizedMessage(Ways.Symbols.self, number: number, key: "%@ says")
    symbol.append("Ada")
    #expect(localizer.string(symbol) == "Ada sagt")
  }

  /// A number that no key has is none of this catalog's, whatever the symbol's table says.
  @Test(arguments: [-1, 10_000, .min, .max])
  func symbolsBeyondTheCatalogGoByTheirKeys(number: Int) {
    let localizer = Localizer(Self.catalog, language: "en")
    Ways.Symbols.$current.withValue(Self.catalog.fingerprint) {
      var symbol = LocalizedMessage(Ways.Symbols.self, number: number, key: "%@ says")
      symbol.append("Ada")
      #expect(localizer.string(symbol) == "Ada sagt")
      let title = LocalizedMessage(Ways.Symbols.self, number: number, key: "title")
      #expect(localizer.string(title) == "Titel")
    }
  }
}
