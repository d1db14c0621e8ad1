import Numerus

/// Everything that reads what others wrote, each with what must hold for any bytes at all.
///
/// A target traps where something does not hold, which is how a fuzzer and the test beside it learn
/// of it. `Tests/fuzz` runs one under libFuzzer.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case catalog
  case format
  case locale
  case number
  case operands
  case rule
  case writing

  package func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .catalog: Self.catalog(bytes)
    case .format: Self.format(text)
    case .locale: Self.locale(text)
    case .number: Self.number(text)
    case .operands: Self.operands(text)
    case .rule: Self.rule(text)
    case .writing: Self.writing(bytes)
    }
  }

  /// Texts that the targets know what to do with, to begin with.
  package var seeds: [String] {
    switch self {
    case .catalog, .writing:
      [
        """
        {"sourceLanguage":"en","version":"1.2","strings":{"":{},"a %lld":{"comment":"\\u00e9\\n",
        "localizations":{"pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"new",
        "value":"%lld x"}},"other":{"stringUnit":{"value":"%arg 50% off"}}}}}}},"b":{
        "shouldTranslate":false,"localizations":{"en":{"stringUnit":{"value":"%#@n@ %2$@"},
        "substitutions":{"n":{"argNum":1,"formatSpecifier":".1f","variations":{"device":{"mac":{
        "stringUnit":{"value":"^[%arg](inflect: true)"}},"other":{"variations":{"plural":{"zero":{
        "stringUnit":{"value":"none"}}}}}}}}}}}}}}
        """
      ]
    case .format:
      [
        "%1$@ has %2$#@items@, 100%%", "%-+ #0'8.3lld|%*.*f|%3$*1$.*2$g",
        "50% off %arg %1$arg %n %",
      ]
    case .locale:
      ["zh-Hant-TW", "pt_AO", "ar-EG-u-nu-latn", "de_DE.UTF-8@euro", "iw", "sl-rozaj-biske-1994"]
    case .number: ["-1234.5600", "1e+20", "5e-324", "99999999999999999999.5", "0.000"]
    case .operands: ["1.50", "-2", "1.2c6", "123456789012345678901234567890.10e2"]
    case .rule:
      [
        "n % 10 = 2..4 and n % 100 != 12..14", "i = 0,1 or e != 0..5",
        "v = 0 and f = 1 @integer 1, 3~5, 1c6, … @decimal 0.0~1.5",
      ]
    }
  }

  private static func catalog(_ bytes: [UInt8]) {
    guard let read = try? StringCatalog(xcstrings: bytes) else { return }
    let (catalog, diagnostics) = read.compiled()
    for diagnostic in diagnostics { precondition(diagnostic.location.map { $0.line > 0 } ?? true) }
    for language in catalog.languages {
      let localizer = Localizer(catalog, language: language, options: .init { _ in })
      for key in catalog.keys {
        for arguments in [[], [1, 2, 3], ["a", 0, "b"], [1.5, 1_000_000]] as [[MessageArgument]] {
          _ = localizer.string(forKey: key, arguments: arguments)
        }
        precondition(localizer.language(forKey: key) != nil)
      }
    }
  }

  private static func format(_ text: String) {
    let segments = FormatString(text).segments
    precondition(segments.map(\.source).joined().utf8.elementsEqual(text.utf8))
    for case .specifier(let specifier, _) in segments {
      precondition(FormatSpecifier(specifier.description) == specifier)
    }
    _ = GrammarMarkup.removed(from: text)
    let localizer = Localizer(CompiledCatalogBuilder(sourceLanguage: "en").build(), language: "en")
    _ = localizer.string(forKey: text, arguments: [MessageArgument(Int.min), "x", 0.1, 300])
  }

  private static func locale(_ text: String) {
    let rules = PluralRules(locale: text)
    precondition(rules.categories.last == .other)
    precondition(rules.categories.contains(rules.category(for: 1)))
    _ = (try? NumberFormat(locale: text))?.string(1)
    let matcher = LanguageMatcher(available: [text, "en"])
    if let match = matcher.match([text]) {
      precondition(matcher.available.contains(match.language))
    }
    _ = matcher.match(text.split(separator: ",").map(String.init))
  }

  private static func number(_ text: String) {
    guard let number = DecimalNumber(text), number.integerDigits.count < 10_000 else { return }
    for digits in 0...3 {
      let rounded = number.rounded(fractionDigits: digits)
      precondition(rounded.fractionDigitCount <= digits)
      precondition(rounded.rounded(fractionDigits: digits) == rounded)
    }
    precondition(number.rounded(fractionDigits: number.fractionDigitCount) == number)
  }

  private static func operands(_ text: String) {
    guard let operands = PluralOperands(text) else { return }
    precondition(operands.trimmedFractionDigitCount <= operands.fractionDigitCount)
    for locale in ["ar", "fr", "pl", "lv", "kw"] {
      let rules = PluralRules(locale: locale)
      precondition(rules.categories.contains(rules.category(for: operands)))
    }
  }

  private static func rule(_ text: String) {
    if let rule = try? PluralRule(text) {
      precondition((try? PluralRule(rule.description)) == rule)
      for samples in [rule.integerSamples, rule.decimalSamples] {
        for number in samples?.numbers ?? [] { precondition(PluralOperands(number) != nil) }
      }
    }
    guard let condition = try? PluralRuleParser.condition(text) else { return }
    precondition((try? PluralRuleParser.condition(condition.description)) == condition)
    let program = PluralRuleProgram.compile([(.few, condition)])
    precondition(program.allSatisfy { $0 < 128 })
    for number in ["0", "1", "2.5", "1.50", "18446744073709551616", "1c6"] {
      guard let operands = PluralOperands(number) else { continue }
      _ = PluralRuleProgram.category(of: operands, by: program.span, at: 0)
    }
  }

  private static func writing(_ bytes: [UInt8]) {
    guard var catalog = try? StringCatalog(xcstrings: bytes) else { return }
    precondition(catalog.serialized() == bytes)
    // Entries that are set to what they are go through the writer, and change nothing.
    let entries = catalog.entries
    for entry in entries { catalog[entry.key] = entry }
    precondition(catalog.serialized() == bytes)

    let form = catalog.canonical()
    guard let formed = try? StringCatalog(xcstrings: form) else {
      preconditionFailure("the canonical form can't be read")
    }
    precondition(formed.canonical() == form)
    precondition(formed.count == catalog.count)
    for entry in entries { expectSame(formed[entry.key], entry) }

    // What is edited reads as it was meant, and the rest as it was.
    for (index, entry) in entries.enumerated() {
      switch index % 4 {
      case 0: catalog.setValue("a\"\u{1}é", forKey: entry.key, language: "pl", state: "x")
      case 1:
        catalog[entry.key]?.comment = entry.comment == nil ? "c" : nil
        catalog[entry.key]?.shouldTranslate.toggle()
        catalog[entry.key]?.localizations.reverse()
      case 2: catalog.removeEntry(forKey: entry.key)
      default: catalog[entry.key]?.localizations.removeAll()
      }
    }
    catalog.add(.init(key: "new \(entries.count)", extractionState: .manual))
    catalog.sourceLanguage += "-x"
    guard let edited = try? StringCatalog(xcstrings: catalog.serialized()) else {
      preconditionFailure("what was edited can't be read")
    }
    precondition(edited.sourceLanguage == catalog.sourceLanguage)
    precondition(edited.count == catalog.count)
    for entry in catalog.entries { expectSame(edited[entry.key], entry) }
  }

  /// Compares what entries say, as far as a new file shows it: languages in Xcode's order.
  private static func expectSame(
    _ read: StringCatalog.Entry?, _ written: StringCatalog.Entry
  ) {
    let files = [read, written].map { entry in
      StringCatalog(sourceLanguage: "en", entries: [entry].compactMap(\.self)).serialized()
    }
    precondition(files[0] == files[1])
  }
}
