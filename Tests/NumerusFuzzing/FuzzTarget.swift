import Numerus

/// Everything that reads what others wrote, each with what must hold for any bytes at all.
///
/// A target traps where something does not hold, which is how a fuzzer and the test beside it learn
/// of it. `Tests/fuzz` runs one under libFuzzer.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case acceptlanguage
  case catalog
  case compiled
  case format
  case locale
  case number
  case operands
  case plist
  case rule
  case strings
  case stringsdict
  case symbols
  case writing

  package func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .acceptlanguage: Self.acceptLanguage(text)
    case .catalog: Self.catalog(bytes)
    case .compiled: Self.compiled(bytes)
    case .format: Self.format(text)
    case .locale: Self.locale(text)
    case .number: Self.number(text)
    case .operands: Self.operands(text)
    case .plist: Self.plist(bytes)
    case .rule: Self.rule(text)
    case .strings: Self.strings(bytes)
    case .stringsdict: Self.stringsdict(bytes)
    case .symbols: Self.symbols(bytes)
    case .writing: Self.writing(bytes)
    }
  }

  /// Texts that the targets know what to do with, to begin with.
  package var seeds: [String] {
    switch self {
    case .acceptlanguage:
      [
        "zh-HK, en;q=0.8, *;q=0.1, sr_Latn ; q = 0", "en-*-US;q=1.000,,*-CH, ar-u-nu-latn;Q=0.5",
        "i-klingon, zh-cmn-Hans-CN, ca-ES-valencia;q=0.001, de;q=2",
        "-AppleLanguages (\"zh-Hant\", 'en',)", "sr_RS.UTF-8@latin:C.UTF-8:de_DE@euro",
        "{\"a\": [1], \"AppleLanguages\" : [\"en\", \"p\\u006c\"] , \"b\":{}}",
      ]
    case .catalog, .symbols, .writing:
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
    // Its seeds are bytes.
    case .compiled: []
    case .format:
      [
        "%1$@ has %2$#@items@, 100%%", "%-+ #0'8.3lld|%*.*f|%3$*1$.*2$g",
        "50% off %arg %1$arg %n %",
      ]
    case .locale:
      ["zh-Hant-TW", "pt_AO", "ar-EG-u-nu-latn", "de_DE.UTF-8@euro", "iw", "sl-rozaj-biske-1994"]
    case .number: ["-1234.5600", "1e+20", "5e-324", "99999999999999999999.5", "0.000"]
    case .operands: ["1.50", "-2", "1.2c6", "123456789012345678901234567890.10e2"]
    case .plist:
      [
        """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//A" 'b'><!-- c -->
        <plist version="1.0"><dict><key>a&amp;</key><array><true/><false></false><integer>-12
        </integer><real>1.5</real><date>2024-02-29T23:59:59Z</date><data>AQID BA==</data><string/>
        <string>x<![CDATA[<&]]>&#x1F600;&#65;</string></array><key>a&amp;</key><dict/></dict></plist>
        """
      ]
    case .rule:
      [
        "n % 10 = 2..4 and n % 100 != 12..14", "i = 0,1 or e != 0..5",
        "v = 0 and f = 1 @integer 1, 3~5, 1c6, … @decimal 0.0~1.5",
      ]
    case .strings:
      [
        "/* head */\n\n/* a\n b */\n\"a\" = \"x\\n\\U00e9\\341\\\"\"; // c\n'b';\r\nc_1 /**/ = d;",
        "{ // x\n a = 'b'; a = \"c\\Ud83d\\Ude00\"; }\n", "\u{FEFF}\"\" = \"\";",
        "\"\0a\0\"\0;\0", "\0\"\0a\0\"\0;",
        "bplist00\u{2}\u{1}\u{2}Qa\u{9}\u{8}\u{b}\u{d}\0\0\0\0\0\0\u{1}\u{1}\0\0\0\0\0\0\0\u{3}"
          + "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}",
        "<plist><dict><key>a</key><string>b</string></dict></plist>",
      ]
    case .stringsdict:
      [
        """
        <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@n@ %1#@m@
        </string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>\
        NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d x %#@m@</string><key>other</key><string>%2$@</string></dict>
        <key>m</key><dict><key>NSStringFormatValueTypeKey</key><string>f</string><key>zero</key>
        <string>%.1f</string></dict></dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key>
        <dict><key>5</key><string>x</string><key>20</key><string>xy</string></dict></dict><key>d</key>
        <dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>few</key>
        <string>%d</string></dict></dict><key>other</key><string>t</string></dict></dict></dict></plist>
        """
      ]
    }
  }

  /// Headers, and the other places that languages are named in by who runs a program.
  private static func acceptLanguage(_ text: String) {
    let header = AcceptLanguage(text)
    precondition(header.ranges.count <= AcceptLanguage.mostRanges)
    precondition(AcceptLanguage(header.description) == header)
    for pair in zip(header.ranges, header.ranges.dropFirst()) {
      precondition(pair.0.thousandths >= pair.1.thousandths)
    }
    let offered = ["en", "zh-Hant", "zh-Hans", "sr", "pt-PT", "ca-valencia", "Base", text]
    for allowsRelated in [false, true] {
      let matcher = LanguageMatcher(
        available: offered, source: "en", allowsRelated: allowsRelated)
      let match = matcher.match(acceptLanguage: text)
      precondition(match == matcher.match(header))
      if let match {
        precondition(offered.contains(match.language))
        precondition(header.wanted.contains(match.wanted))
      }
    }
    let wanted = PreferredLanguages(
      arguments: ["-AppleLanguages", text], stored: nil,
      environment: ["LANG": text, "LANGUAGE": text])
    precondition(offered.contains(wanted.match(among: offered, source: "en").language))
    if let object = try? JSONObjectText(Array(text.utf8)) {
      let changed = try? JSONObjectText(object.setting("a\n", to: ["\"", text]))
      precondition(changed?.texts(of: "a\n") == ["\"", text])
      let removed = changed?.removing("a\n").flatMap { try? JSONObjectText($0) }
      precondition(removed != nil && removed?.texts(of: "a\n") == nil)
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
    // What is written can be opened, and all that a reader trusts holds.
    let compiled = catalog.serialized()
    precondition((try? CompiledCatalog(serialized: compiled))?.serialized() == compiled)
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

  private static func strings(_ bytes: [UInt8]) {
    guard let file = try? StringsFile(bytes) else { return }
    precondition(file.serialized() == bytes)
    for diagnostic in file.diagnostics { precondition((diagnostic.location?.line ?? 1) > 0) }
    // A comment that has to be written in lines loses the white space around them.
    let entries = file.entries.map {
      let isPlain = $0.comment?.contains("*/") != true
      return StringsFile.Entry(key: $0.key, value: $0.value, comment: isPlain ? $0.comment : "*/")
    }
    let new = try? StringsFile(entries: entries)
    precondition(new.map { same($0.entries, entries) } == true)

    // Edits that depend on the input, so that they meet statements of all shapes.
    var edited = file
    if case .xmlPropertyList = file.encoding { return }
    do {
      for (number, entry) in file.entries.prefix(8).enumerated() {
        switch (number + bytes.count) % 4 {
        case 0: try edited.setValue("new \"\0\n", forKey: entry.key)
        case 1: try edited.setComment(number > 3 ? "new" : "new */\nnew", forKey: entry.key)
        case 2: try edited.setComment(nil, forKey: entry.key)
        default: try edited.remove(key: entry.key)
        }
      }
      try edited.append(key: "new", value: "text", comment: bytes.count % 3 == 0 ? nil : "new")
      let read = try StringsFile(edited.serialized())
      // A property list has each key once, with the text that counts.
      let isText = file.encoding != .binaryPropertyList
      let written = edited.entries.filter { entry in
        isText || edited.entry(forKey: entry.key).map { same([$0], [entry]) } == true
      }
      precondition(isText ? same(read.entries, written) : read.entries.count <= written.count)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func same(_ entries: [StringsFile.Entry], _ others: [StringsFile.Entry]) -> Bool {
    entries.count == others.count
      && zip(entries, others).allSatisfy {
        ExactText($0.key) == ExactText($1.key) && ExactText($0.value) == ExactText($1.value)
          && $0.comment.map(ExactText.init) == $1.comment.map(ExactText.init)
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
