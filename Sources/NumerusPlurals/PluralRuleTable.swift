/// The rules of all languages, as the generator wrote them into `Generated/`.
///
/// The data are string literals of ASCII, which the compiler places in the program's constants:
/// nothing is built when a process starts.
enum PluralRuleTable {
  static let programs = StaticBytes(GeneratedPluralRules.programs)
  static let integerTables = StaticBytes(GeneratedPluralRules.integerTables)

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

  static func ruleSet(at number: Int) -> PluralRuleSet {
    let start = number * 4
    return PluralRuleSet(
      programOffset: Int(ruleSets[start]) << 7 | Int(ruleSets[start + 1]),
      tableOffset: Int(ruleSets[start + 2]) * 100,
      integerPath: PluralRuleSet.IntegerPath(rawValue: ruleSets[start + 3]) ?? .evaluator)
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
