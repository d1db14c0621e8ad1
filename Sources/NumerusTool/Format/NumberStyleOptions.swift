internal import Numerus

/// The options that make up a number style.
enum NumberStyleOptions {
  static let styleNames =
    "integer, decimal, percent, currency:CODE, unit:NAME, compact-short, compact-long,\n"
    + "scientific, ordinal, spellout or spellout-ordinal; a unit is one of CLDR's, as\n"
    + "kilometer, gigabyte or meter-per-second"

  static let options = [
    CommandOption(
      name: "--fraction", value: "N", help: "so many fraction digits, as 2, or 0..2 for at most two"
    ),
    CommandOption(
      name: "--significant", value: "N", help: "so many significant digits, as 3, or 1..3"),
    CommandOption(
      name: "--width", value: "W",
      help: "of a currency symbol, narrow, code or name; of a unit short, narrow or long"),
    CommandOption(
      name: "--accounting", value: nil, help: "negative amounts as in accounts: ($5.00)"),
    CommandOption(
      name: "--notation", value: "N",
      help: "standard, scientific, compact-short or compact-long, of currencies and units too"),
    CommandOption(
      name: "--sign", value: "S", help: "auto, always, never, except-zero or negative"),
    CommandOption(name: "--grouping", value: "G", help: "auto, off, min2 or always"),
    CommandOption(
      name: "--rounding", value: "R",
      help: "half-even (usual), half-up, half-down, up, down, ceiling or floor"),
    CommandOption(name: "--integer-digits", value: "N", help: "zeros before up to N digits"),
    CommandOption(
      name: "--numbering", value: "S", help: "CLDR's numbering system, as latn, arab or roman"),
  ]

  /// The style that a command line asks for.
  static func style(_ options: ParsedOptions) throws(UsageError) -> NumberStyle {
    var style = try base(options)
    if style.isRuleBased {
      let name = options.last("--style") ?? ""
      for option in ["--notation", "--sign", "--grouping", "--integer-digits"] {
        try options.refuse(option, with: name)
      }
    }
    if let notation = try options.choice(
      "--notation",
      among: [
        ("standard", NumberStyle.Notation.standard), ("scientific", .scientific),
        ("compact-short", .compactShort), ("compact-long", .compactLong),
      ])
    {
      style = style.notation(notation)
    }
    if let counts = try options.counts("--fraction", from: 0) {
      style = style.fractionDigits(counts)
    }
    if let counts = try options.counts("--significant", from: 1) {
      guard options.last("--fraction") == nil else {
        throw UsageError("--fraction and --significant exclude one another")
      }
      style = style.significantDigits(counts)
    }
    if let sign = try options.choice(
      "--sign",
      among: [
        ("auto", NumberStyle.SignDisplay.automatic), ("always", .always), ("never", .never),
        ("except-zero", .exceptZero), ("negative", .negative),
      ])
    {
      style = style.sign(sign)
    }
    if let grouping = try options.choice(
      "--grouping",
      among: [
        ("auto", NumberStyle.Grouping.automatic), ("off", .off), ("min2", .min2),
        ("always", .always),
      ])
    {
      style = style.grouping(grouping)
    }
    if let mode = try options.choice(
      "--rounding",
      among: [
        ("half-even", RoundingMode.halfEven), ("half-up", .halfUp), ("half-down", .halfDown),
        ("up", .up), ("down", .down), ("ceiling", .ceiling), ("floor", .floor),
      ])
    {
      style = style.rounding(mode)
    }
    if let counts = try options.counts("--integer-digits", from: 1) {
      guard counts.count == 1 else { throw UsageError("--integer-digits takes one count, as 3") }
      style = style.minimumIntegerDigits(counts.lowerBound)
    }
    if let system = options.last("--numbering") {
      guard !system.isEmpty else { throw UsageError("--numbering is empty") }
      style = style.numberingSystem(system)
    }
    return style
  }

  private static func base(_ options: ParsedOptions) throws(UsageError) -> NumberStyle {
    let text = options.last("--style") ?? "decimal"
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let detail = parts.count == 2 ? String(parts[1]) : nil
    switch (name, detail) {
    case ("currency", let code?):
      let presentation = try options.choice(
        "--width",
        among: [
          ("symbol", NumberStyle.CurrencyPresentation.symbol), ("narrow", .narrowSymbol),
          ("code", .code), ("name", .name),
        ])
      return .currency(
        code, presentation ?? .symbol, accounting: options.last("--accounting") != nil)
    case ("unit", let identifier?):
      try options.refuse("--accounting", with: name)
      let width = try options.choice(
        "--width",
        among: [("short", NumberStyle.UnitWidth.short), ("narrow", .narrow), ("long", .long)])
      return .unit(identifier, width: width ?? .short)
    case ("currency", nil): throw UsageError("--style currency needs a code: currency:EUR")
    case ("unit", nil): throw UsageError("--style unit needs a name: unit:kilometer")
    default: break
    }
    try options.refuse("--accounting", with: name)
    try options.refuse("--width", with: name)
    guard detail == nil, let style = plain[name] else {
      let hint = Suggestions.hint(to: name, among: plain.keys.sorted() + ["currency", "unit"])
      throw UsageError("there is no style \"\(Escaping.line(text))\"\(hint)")
    }
    return style
  }

  private static let plain: [String: NumberStyle] = [
    "integer": .integer, "decimal": .decimal, "percent": .percent, "compact-short": .compactShort,
    "compact-long": .compactLong, "scientific": .scientific, "ordinal": .ordinal,
    "spellout": .spelledOut, "spellout-ordinal": .spelledOutOrdinal,
  ]
}

extension ParsedOptions {
  /// The value that an option's word stands for; nil where it was not given.
  func choice<Value>(
    _ name: String, among choices: [(word: String, value: Value)]
  ) throws(UsageError) -> Value? {
    guard let word = last(name) else { return nil }
    guard let choice = choices.first(where: { $0.word == word }) else {
      let words = choices.map(\.word).joined(separator: ", ")
      throw UsageError("\(name): \"\(Escaping.line(word))\" is none of \(words)")
    }
    return choice.value
  }

  /// The counts of digits that an option names: `2` or `0..2`.
  fileprivate func counts(
    _ name: String, from least: Int
  ) throws(UsageError) -> ClosedRange<Int>? {
    guard let text = last(name) else { return nil }
    let allowed = least...NumberStyle.largestDigitCount
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 1, let count = parts[0], allowed.contains(count) { return count...count }
    if parts.count == 3, text.contains(".."), let lower = parts[0], let upper = parts[2],
      allowed.contains(lower), allowed.contains(upper), lower <= upper
    {
      return lower...upper
    }
    throw UsageError(
      "\(name): \"\(Escaping.line(text))\" is no count from \(allowed.lowerBound) to "
        + "\(allowed.upperBound), and no range of them, as 1..3")
  }

  fileprivate func refuse(_ name: String, with style: String) throws(UsageError) {
    if last(name) != nil { throw UsageError("\(name) does not go with the style \(style)") }
  }
}
