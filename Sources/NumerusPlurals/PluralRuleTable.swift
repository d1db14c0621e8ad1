/// The rules of all languages, as the generator wrote them into `Generated/`.
///
/// The data are string literals of ASCII, which the compiler places in the program's constants:
/// nothing is built when a process starts.
enum PluralRuleTable {
  static let programs = StaticBytes(GeneratedPluralRules.programs)
  static let integerTables = StaticBytes(GeneratedPluralRules.integerTables)

  static let rangeTables = StaticBytes(GeneratedPluralRules.rangeTables)

  private static let rangeLocales = StaticCells(
    GeneratedPluralRules.rangeLocales, nameLength: GeneratedPluralRules.nameLength, valueLength: 1)
  private static let ruleSets = StaticBytes(GeneratedPluralRules.ruleSets)
  private static let locales = StaticCells(
    GeneratedPluralRules.locales, nameLength: GeneratedPluralRules.nameLength, valueLength: 2)
  private static let aliases = StaticCells(
    GeneratedPluralRules.aliases, nameLength: GeneratedPluralRules.nameLength,
    valueLength: GeneratedPluralRules.nameLength)
  private static let parents = StaticCells(
    GeneratedPluralRules.parents, nameLength: GeneratedPluralRules.nameLength,
    valueLength: GeneratedPluralRules.nameLength)

  static var localeNames: [String] { (0..<locales.count).map { locales.name(at: $0) } }

  /// The set of the locale with exactly this name; nil where it has none of this type.
  static func ruleSet(of name: String, _ type: PluralRules.RuleType) -> PluralRuleSet? {
    guard let index = locales.index(of: name) else { return nil }
    let number = locales.valueByte(type == .cardinal ? 0 : 1, at: index)
    return number == GeneratedPluralRules.noRuleSet ? nil : ruleSet(at: Int(number))
  }

  /// What an identifier, or the first of its parents that has it, has in a table, and whose it is.
  static func inherited<Value>(
    by locale: String, _ value: (_ name: String) -> Value?
  ) -> (name: String, value: Value)? {
    // No language has rules by script, and the script would hide the region's parent.
    var candidate: LocaleIdentifier? = LocaleIdentifier(locale).canonical
    candidate?.script = nil
    while let identifier = candidate {
      let name = identifier.description
      if let value = value(name) { return (name, value) }
      candidate = identifier.parent
    }
    return nil
  }

  static func ruleSet(at number: Int) -> PluralRuleSet {
    let start = number * 4
    return PluralRuleSet(
      programOffset: Int(ruleSets[start]) << 7 | Int(ruleSets[start + 1]),
      tableOffset: Int(ruleSets[start + 2]) * 100,
      integerPath: PluralIntegerPath(rawValue: ruleSets[start + 3]) ?? .evaluator)
  }

  /// Where the range table of the locale with exactly this name begins; nil where it has none.
  static func rangeTable(of name: String) -> Int? {
    let tableLength = PluralCategory.allCases.count * PluralCategory.allCases.count
    return rangeLocales.index(of: name)
      .map { Int(rangeLocales.valueByte(0, at: $0)) * tableLength }
  }

  /// Today's identifier for a replaced language code.
  static func alias(of language: String) -> String? {
    aliases.index(of: language).map { aliases.valueText(at: $0) }
  }

  /// The identifier that CLDR names as the parent of another, `und` for the root; nil where the
  /// parent is found by cutting the last subtag.
  static func parent(of name: String) -> String? {
    parents.index(of: name).map { parents.valueText(at: $0) }
  }
}
