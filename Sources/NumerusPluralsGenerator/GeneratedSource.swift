internal import NumerusPlurals

/// The Swift source that holds the data as string literals.
struct GeneratedSource {
  let text: String

  init(rules file: PluralRulesFile, ranges: RangesFile, locales: LocalesFile) throws {
    var programs: [UInt8] = []
    var tables: [[UInt8]] = []
    var ruleSets: [UInt8] = []
    var numbers: [[UInt8]: UInt8] = [:]

    /// The number of a set of rules; sets with the same program are one.
    func ruleSetNumber(_ rules: [(category: PluralCategory, condition: PluralCondition)]) -> UInt8 {
      let program = PluralRuleProgram.compile(rules.map { ($0.category, $0.condition) })
      if let number = numbers[program] { return number }
      let table = IntegerTable(rules)
      let tableNumber = tables.firstIndex(of: table.bytes) ?? tables.count
      if tableNumber == tables.count { tables.append(table.bytes) }
      // Bytes stand in a string literal, in which those from 128 on would become two.
      precondition(numbers.count < Int(Self.noRuleSet) && tableNumber < 128, "too many rule sets")
      precondition(programs.count < 128 << 7, "the programs are too long to be found")
      ruleSets += [
        UInt8(programs.count >> 7), UInt8(programs.count & 127), UInt8(tableNumber),
        table.path.rawValue,
      ]
      programs += program
      let number = UInt8(numbers.count)
      numbers[program] = number
      return number
    }

    // The runtime takes the first set for that of languages without rules.
    _ = ruleSetNumber([])
    var cells: [String: (cardinal: UInt8, ordinal: UInt8)] = [:]
    for block in file.blocks {
      let number = ruleSetNumber(block.rules)
      for locale in block.locales {
        var cell = cells[locale] ?? (Self.noRuleSet, Self.noRuleSet)
        if block.type == .cardinal { cell.cardinal = number } else { cell.ordinal = number }
        cells[locale] = cell
      }
    }
    // The runtime looks up rules without the script, so a script must not change them.
    for (locale, cell) in cells {
      let identifier = LocaleIdentifier(locale)
      guard identifier.script != nil else { continue }
      let plain = LocaleIdentifier(language: identifier.language, region: identifier.region)
      let inherited = cells[plain.description] ?? (Self.noRuleSet, Self.noRuleSet)
      let isEqual =
        (cell.cardinal == Self.noRuleSet || cell.cardinal == inherited.cardinal)
        && (cell.ordinal == Self.noRuleSet || cell.ordinal == inherited.ordinal)
      guard isEqual else {
        throw GeneratorError(
          message: "\(locale) has other rules than \(plain), and is looked up without its script")
      }
      cells[locale] = nil
    }

    var rangeTables: [UInt8] = []
    var rangeCells: [String: [UInt8]] = [:]
    for (number, block) in ranges.blocks.enumerated() {
      // A pair that is not listed has the category of its end.
      let categories = PluralCategory.allCases
      var table = categories.flatMap { _ in categories.map(\.rawValue) }
      for (start, end, result) in block.results {
        table[Int(start.rawValue) * categories.count + Int(end.rawValue)] = result.rawValue
      }
      rangeTables += table
      for locale in block.locales { rangeCells[locale] = [UInt8(number)] }
    }

    let names =
      Array(cells.keys) + Array(rangeCells.keys) + locales.aliases.flatMap { [$0.old, $0.new] }
      + locales.parents.flatMap { [$0.child, $0.parent] }
    let nameLength = names.map(\.utf8.count).max() ?? 1
    func padded(_ name: String) -> [UInt8] {
      Array(name.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: nameLength - name.utf8.count)
    }
    func sorted<Value>(_ pairs: [(String, Value)]) -> [(String, Value)] {
      pairs.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }
    let localeCells = sorted(cells.map { ($0.key, [$0.value.cardinal, $0.value.ordinal]) })
    let sortedRangeCells = sorted(rangeCells.map { ($0.key, $0.value) })
    let aliasCells = sorted(locales.aliases.map { ($0.old, padded($0.new)) })
    let parentCells = sorted(locales.parents.map { ($0.child, padded($0.parent)) })
    func lines(_ cells: [(String, [UInt8])]) -> [[UInt8]] { cells.map { padded($0.0) + $0.1 } }

    let newest = file.blocks.compactMap { Int($0.version) }.max() ?? 0
    text = """
      // Written by NumerusPluralsGenerator from Data/PluralRules; not to be edited.
      // The data is Unicode CLDR's, under the Unicode License v3 (SPDX: Unicode-3.0).

      enum GeneratedPluralRules {
        static let cldrVersion = "\(newest)"

        /// The length of the names in the tables below, padded with spaces.
        static let nameLength = \(nameLength)

        /// The number that stands for "has no rules of this type".
        static let noRuleSet: UInt8 = \(Self.noRuleSet)

        /// Cells of a name, the number of its cardinal set and that of its ordinal set.
        static let locales: StaticString = \(Self.literal(lines(localeCells)))

        /// Cells of a name and the number of its range table.
        static let rangeLocales: StaticString = \(Self.literal(lines(sortedRangeCells)))

        /// The category of a range, by those of its start and of its end; 36 bytes a table.
        static let rangeTables: StaticString = \(Self.literal(Self.rows(rangeTables, 6)))

        /// Cells of a language code and what replaces it.
        static let aliases: StaticString = \(Self.literal(lines(aliasCells)))

        /// Cells of a name and its parent's.
        static let parents: StaticString = \(Self.literal(lines(parentCells)))

        /// A set of rules each: where its program begins (high, low seven bits), the number of its
        /// integer table, its integer path.
        static let ruleSets: StaticString = \(Self.literal(Self.rows(ruleSets, 16)))

        /// The programs of all sets, as PluralRuleProgram reads them.
        static let programs: StaticString = \(Self.literal(Self.rows(programs, 16)))

        /// A hundred bytes each, as PluralRuleSet reads them.
        static let integerTables: StaticString = \(Self.literal(Self.rows(Array(tables.joined()), 20)))
      }

      """
  }

  private static let noRuleSet: UInt8 = 127

  private static func rows(_ bytes: [UInt8], _ length: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
  }

  /// A literal of several lines without a line break in its value.
  private static func literal(_ lines: [[UInt8]]) -> String {
    let body = lines.map { line in "    " + line.map(escaped).joined() }
    // The last line has no line break to escape, and must not end in a bare space.
    let last = body.last.map { $0.hasSuffix(" ") ? $0.dropLast() + "\\u{20}" : $0 } ?? "    "
    let text = (body.dropLast() + [last]).joined(separator: "\\\n")
    return "\"\"\"\n\(text)\n    \"\"\""
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x20...0x7E: String(UnicodeScalar(byte))
    default: "\\u{\(String(byte, radix: 16))}"
    }
  }
}
