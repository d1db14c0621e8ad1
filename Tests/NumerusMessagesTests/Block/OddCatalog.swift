import NumerusMessages
import NumerusPlurals

/// A catalog with all instructions, languages with all texts and with few, and odd keys.
enum OddCatalog {
  static let languages = ["en", "ru", "ar", "ja"]

  static let keys: [(key: String, parts: [MessagePart])] = {
    func reference(_ number: Int, _ source: String) -> MessageArgumentReference {
      var text = MessageText(nextArgument: number)
      guard case .argument(let reference)? = text.parts(of: source).first else {
        preconditionFailure("\(source) is no placeholder")
      }
      return reference
    }
    let count = reference(0, "%lld")
    let name = reference(1, "%@")
    let sized = reference(0, "%-+*.*lf")
    let any = MessageArgumentReference(number: 0, specifier: nil, source: "%arg")
    return [
      ("title", [.text("Title")]), ("", [.text("nothing")]), ("void", []),
      ("100%", [.text("100"), .percent]), ("%lld%% of", [.argument(count), .percent]),
      ("long", [.text(String(repeating: "é", count: 300))]),
      (
        "%lld items",
        [
          .plural(
            count,
            forms: [
              .one: [.argument(count), .text(" item")], .few: [.argument(count), .text(" few")],
              .zero: [.text("no items")], .other: [.argument(count), .text(" items")],
            ])
        ]
      ),
      ("%lld general", [.plural(count, forms: [.one: [.argument(count)], .two: [.text("two")]])]),
      (
        "%lld nested",
        [
          .text("<"),
          .plural(
            count,
            forms: [
              .one: [.device([.mac: [.text("m")], .other: [.argument(name)]])],
              .many: [.argument(count), .argument(count)],
              .other: [
                .width([5: [.text("w")], 50: [.text("wide "), .argument(name), .percent]])
              ],
            ]), .text(">"),
        ]
      ),
      (
        "%lf sized",
        [
          .plural(
            sized,
            forms: [
              .one: [.argument(sized)], .other: [.argument(sized), .text(" "), .argument(any)],
            ])
        ]
      ),
      ("device", [.device([.ipod: [.text("pod")], .appletv: [.text("tv")]])]),
      ("\u{E9}", [.text("one scalar")]), ("e\u{301}", [.text("two scalars")]),
      ("without texts", []),
    ]
  }()

  static func build() -> CompiledCatalog {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    for (index, (key, parts)) in keys.enumerated() {
      guard key != "without texts" else {
        builder.addKey(key)
        continue
      }
      for (number, language) in languages.enumerated() where number < 2 || index % 7 == number {
        builder.add(parts + [.text(number == 0 ? "" : language)], key: key, language: language)
      }
    }
    return builder.build()
  }

  /// All texts of a catalog, by each key in each language with some values.
  static func texts(of catalog: CompiledCatalog) -> [String] {
    let values: [[MessageArgument]] = [
      [], [0], [1, "x"], [2, "a", 3], [1234, 5, 2], [1.5, 2], ["t"], [-1, .init(Int.max), 7],
    ]
    return catalog.languages.flatMap { language in
      [Localizer.Options(), .init(device: .mac, width: 5, isolatesText: true, escaping: .all)]
        .flatMap { options in
          let localizer = Localizer(catalog, language: language, options: options)
          return catalog.keys.flatMap { key in
            values.map { localizer.string(forKey: key, arguments: $0) }
          }
        }
    }
  }
}
