import Numerus
import NumerusMessages
import NumerusPlurals

/// A message with one integer, as a catalog has it and as it should be written.
struct CountMessage: Sendable {
  let key: StaticString
  let literal: @Sendable (Int) -> String.LocalizationValue
  /// The message in a String Catalog.
  let json: String
  /// The text for a category and a number that is written already, where the catalog has it.
  let text: @Sendable (_ category: PluralCategory, _ number: String, _ value: Int) -> String

  static func plural(_ forms: [(String, String)]) -> String {
    let forms = forms.map { "\"\($0.0)\": \(unit($0.1))" }
    return "{ \"variations\": { \"plural\": { \(forms.joined(separator: ", ")) } } }"
  }

  static func unit(_ text: String) -> String {
    "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
  }

  private static func filled(_ length: Int, _ letter: Character) -> String {
    String(repeating: letter, count: length)
  }

  /// A number between texts of some lengths.
  private static func between(
    _ key: StaticString, _ before: Int, _ behind: Int,
    _ literal: @escaping @Sendable (Int) -> String.LocalizationValue
  ) -> Self {
    let (first, second) = (filled(before, "é"), filled(behind, "z"))
    return Self(
      key: key, literal: literal, json: unit("\(first)%lld\(second)"),
      text: { _, number, _ in first + number + second })
  }

  static let all: [Self] = [
    Self(
      key: "%lld items", literal: { "\($0) items" },
      json: plural([("one", "%lld item"), ("other", "%lld items")]),
      text: { category, number, _ in category == .one ? "\(number) item" : "\(number) items" }),
    Self(
      key: "all %lld", literal: { "all \($0)" },
      json: plural([
        ("zero", "none"), ("one", "one"), ("two", "%lld two"), ("few", "few: %lld"),
        ("many", "many %lld!"), ("other", "%lld other"),
      ]),
      text: { category, number, value in
        if value == 0 { return "none" }
        return switch category {
        case .zero: "none"
        case .one: "one"
        case .two: "\(number) two"
        case .few: "few: \(number)"
        case .many: "many \(number)!"
        case .other: "\(number) other"
        }
      }),
    // Without `other` the most general form serves.
    Self(
      key: "general %lld", literal: { "general \($0)" },
      json: plural([("one", "%lld a"), ("few", "%lld b")]),
      text: { category, number, _ in category == .one ? "\(number) a" : "\(number) b" }),
    Self(
      key: "zero %lld", literal: { "zero \($0)" },
      json: plural([("zero", "nothing"), ("other", "%lld things")]),
      text: { category, number, value in
        value == 0 || category == .zero ? "nothing" : "\(number) things"
      }),
    Self(
      key: "fixed %lld", literal: { "fixed \($0)" },
      json: plural([("one", "single"), ("other", "")]),
      text: { category, _, _ in category == .one ? "single" : "" }),
    Self(
      key: "plain %lld", literal: { "plain \($0)" }, json: unit("№ %lld."),
      text: { _, number, _ in "№ \(number)." }),
    Self(
      key: "%lld", literal: { "\($0)" }, json: unit("%lld"), text: { _, number, _ in number }),
    Self(
      key: "twice %lld", literal: { "twice \($0)" }, json: unit("%1$lld and %1$lld"),
      text: { _, number, _ in "\(number) and \(number)" }),
    Self(
      key: "100%% of %lld", literal: { "100% of \($0)" }, json: unit("100%% of %lld, %%"),
      text: { _, number, _ in "100% of \(number), %" }),
    Self(
      key: "arg %lld", literal: { "arg \($0)" },
      json: """
        { "stringUnit": { "state": "translated", "value": "<%#@n@ left>" }, "substitutions": { "n": {
          "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("%arg item")), "other": \(unit("%arg items")) } } } } }
        """,
      text: { category, number, _ in "<\(number) item\(category == .one ? "" : "s") left>" }),
    Self(
      key: "nested %lld", literal: { "nested \($0)" },
      json: """
        { "stringUnit": { "state": "translated", "value": "%1$#@n@ of %1$#@m@" }, "substitutions": {
          "n": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("a %arg")), "other": \(unit("b %arg")) } } },
          "m": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("one")), "other": \(unit("%arg %%")) } } } } }
        """,
      text: { category, number, _ in
        category == .one ? "a \(number) of one" : "b \(number) of \(number) %"
      }),
    Self(
      key: "device %lld", literal: { "device \($0)" },
      json: """
        { "variations": { "device": { "mac": \(unit("mac %lld")), "other": \(unit("any %lld")) } } }
        """,
      text: { _, number, _ in "any \(number)" }),
    Self(
      key: "markup %lld", literal: { "markup \($0)" },
      json: unit("^[%lld item](inflect: true)!"), text: { _, number, _ in "\(number) item!" }),
    Self(key: "empty %lld", literal: { "empty \($0)" }, json: unit(""), text: { _, _, _ in "" }),
    between("at 254 %lld", 127, 127) { "at 254 \($0)" },
    between("at 256 %lld", 128, 0) { "at 256 \($0)" },
    between("behind 128 %lld", 0, 128) { "behind 128 \($0)" },
    between("long %lld", 200, 700) { "long \($0)" },
    between("huge %lld", 33_000, 66_000) { "huge \($0)" },
  ]
}
