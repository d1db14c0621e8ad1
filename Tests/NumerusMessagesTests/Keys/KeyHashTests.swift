import NumerusMessages
import Testing

/// A literal's key, hashed in pieces as the program is compiled, and the same key taken apart when a
/// catalog is written: they must meet in a catalog's table.
@Suite struct KeyHashTests {
  /// A literal, and the key that Foundation would extract from it.
  struct Case: Sendable, CustomStringConvertible {
    let value: String.LocalizationValue
    let key: String

    init(_ value: String.LocalizationValue, _ key: String) {
      self.value = value
      self.key = key
    }

    var description: String { key }
  }

  static let number = 5
  static let name = "Ada"

  /// Literals that are built in words.
  static let packed: [Case] = [
    Case("", ""), Case("items", "items"), Case("é", "é"),
    Case("\u{1F469}\u{200D}", "\u{1F469}\u{200D}"),
    Case("\(number)", "%lld"), Case("\(number) items", "%lld items"),
    Case("items: \(number)", "items: %lld"), Case("a\(number)b", "a%lldb"),
    Case("\(Int8(1))\(Int16(2))\(Int32(3))", "%d%d%d"), Case("\(Int64(1))", "%lld"),
    Case("\(UInt8(1))\(UInt16(2))\(UInt32(3))", "%u%u%u"),
    Case("\(UInt(1)) and \(UInt64(2))", "%llu and %llu"),
    Case("\(Float(1)) \(2.0)", "%f %lf"), Case("\(name)", "%@"),
    Case("\(name) has \(number) items in \(name)", "%@ has %lld items in %@"),
    Case("\(name[...])", "%@"),
    Case("\(1)\(2)\(3)\(4)\(5)", "%lld%lld%lld%lld%lld"),
    Case("a\(1)b\(2)c\(3)d\(4)e\(5)f", "a%lldb%lldc%lldd%llde%lldf"),
    Case("100% of \(number)", "100%% of %lld"), Case("%\(number)%", "%%%lld%%"),
    Case("\(number)%lld\(number)", "%lld%%lld%lld"), Case("%%\(number)", "%%%%%lld"),
    Case("\(number)%@", "%lld%%@"), Case("\n\t\"\\\(number)\0", "\n\t\"\\%lld\0"),
  ]

  /// Literals without values, whose percent signs are not doubled: with some of them the key as it
  /// stands has other pieces than the literal.
  static let plain: [Case] = [
    Case("100%", "100%"), Case("100%%", "100%%"), Case("%lld items", "%lld items"),
    Case("%@", "%@"), Case("%", "%"), Case("%%lld", "%%lld"), Case("a %5d b", "a %5d b"),
    Case("%lf%f%u%llu%d", "%lf%f%u%llu%d"),
  ]

  /// Literals that are more than words have room for.
  static let overflowing: [Case] = [
    Case("\(1)\(2)\(3)\(4)\(5)\(6)", "%lld%lld%lld%lld%lld%lld"),
    Case("a\(1)\(2)\(3)\(4)\(5)\(6)b%", "a%lld%lld%lld%lld%lld%lldb%%"),
    Case("\(name) \(name) \(name)", "%@ %@ %@"), Case("\(true) \(Int128(1))", "%@ %@"),
    Case("\(number, specifier: "%5d") items", "%5d items"),
    Case("100% \(2.5, specifier: "%.1f")", "100%% %.1f"),
    Case("\(placeholder: .int) of \(number)", "%lld of %lld"),
    Case("\(name, specifier: "%10@")\(1)", "%10@%lld"),
    Case(twice(["a%", "b"]), "a%b"), Case(twice(["a%", "b"], number), "a%%b%lld"),
    Case(twice(["", "b"], number), "b%lld"),
    Case(String.LocalizationValue("run \(1) time"), "run %lld time"),
    Case(.init(key: "%lld%% done", arguments: [1]), "%lld%% done"),
    Case(.init(key: "", arguments: []), ""),
  ]

  /// A literal's parts as a macro or a caller may hand them over: with pieces one behind another.
  static func twice(_ pieces: [StaticString], _ number: Int? = nil) -> String.LocalizationValue {
    var interpolation = String.LocalizationValue.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    for piece in pieces { interpolation.appendLiteral(piece) }
    if let number { interpolation.appendInterpolation(number) }
    return String.LocalizationValue(stringInterpolation: interpolation)
  }

  @Test(arguments: packed)
  func literalsHaveTheHashOfTheirKey(literal: Case) {
    #expect(ExactText(literal.value.key) == ExactText(literal.key))
    #expect(literal.value.packed.shape & PackedMessage.isOverflowing == 0)
    #expect(literal.value.packed.hash == KeyText(literal.key).hash)
  }

  @Test func piecesOfAllLengths() {
    #expect(PieceLengths.split.count == 81 && PieceLengths.beginnings.count == 81)
    for (length, value) in PieceLengths.split.enumerated() {
      let key = PieceLengths.text.prefix(length) + "%lld" + PieceLengths.text.dropFirst(length)
      #expect(value.key == key && value.packed.overflow == nil)
      #expect(value.packed.hash == KeyText(String(key)).hash, "\(length)")
    }
    for (length, value) in PieceLengths.beginnings.enumerated() {
      let key = String(PieceLengths.text.prefix(length))
      #expect(value.key == key && value.packed.overflow == nil)
      #expect(value.packed.hash == KeyText(key).hash, "\(length)")
    }
    let hashes = (PieceLengths.split + PieceLengths.beginnings).map(\.packed.hash)
    #expect(Set(hashes).count == 162)
  }

  /// A table of all keys, and each found by its literal, by its text and when it is explained.
  @Test func eachIsFound() {
    let split = zip(0..., PieceLengths.split).map { length, value in
      Case(
        value, PieceLengths.text.prefix(length) + "%lld" + PieceLengths.text.dropFirst(length))
    }
    let beginnings = zip(0..., PieceLengths.beginnings).map { length, value in
      Case(value, String(PieceLengths.text.prefix(length)))
    }
    let cases = Self.packed + Self.plain + Self.overflowing + split + beginnings
    expectFound(cases)
  }

  /// Texts that Swift takes for equal are several keys.
  @Test func canonicallyEquivalentKeysStayApart() {
    expectFound([
      Case("\u{E9}", "\u{E9}"), Case("e\u{301}", "e\u{301}"),
      Case("\u{1E69} \(1)", "\u{1E69} %lld"), Case("s\u{323}\u{307} \(1)", "s\u{323}\u{307} %lld"),
      Case("s\u{307}\u{323} \(1)", "s\u{307}\u{323} %lld"), Case("\u{212B}", "\u{212B}"),
      Case("\u{C5}", "\u{C5}"),
    ])
  }

  /// Pieces have 16 bits for their length in words.
  @Test(arguments: [65_534, 65_535, 65_536, 70_000])
  func longKeys(count: Int) {
    let key = String(repeating: "k", count: count)
    let values: [MessageArgument] = [1]
    expectFound([
      Case(.init(key: key, arguments: []), key),
      Case(.init(key: key + "%lld" + key, arguments: values), key + "%lld" + key),
    ])
  }

  private func expectFound(_ cases: [Case]) {
    // A key of any other case would be as good.
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    for literal in cases {
      builder.add(text: "<\(literal.key)>", key: builder.addKey(literal.key), language: "en")
    }
    let catalog = builder.build()
    let localizer = Localizer(catalog, language: "en")
    for literal in cases {
      let text = "<\(literal.key)>"
      #expect(ExactText(localizer.string(literal.value)) == ExactText(text))
      #expect(
        ExactText(localizer.string(forKey: literal.key, arguments: literal.value.arguments))
          == ExactText(text))
      let explained = localizer.trace(literal.value, forKey: literal.key)
      #expect(ExactText(explained.text) == ExactText(text) && explained.language == "en")
      #expect(catalog.contains(key: literal.key))
      #expect(!catalog.contains(key: literal.key + "\u{1}"))
    }
  }
}
