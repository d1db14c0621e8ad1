internal import Numerus

/// What `numerus plural` prints.
enum PluralListing {
  static func printCategories(
    of numbers: [PluralNumber], _ locales: [String], _ type: PluralRules.RuleType,
    _ format: OutputFormat, _ console: Console
  ) {
    var records: [[String?]] = []
    for locale in locales {
      let rules = PluralRules(locale: locale, type: type)
      for number in numbers {
        let category = rules.category(ofShown: number.operands)
        records.append([locale, "\(type)", number.text, category.keyword])
      }
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "LOCALE", key: "locale"),
        .init(title: "TYPE", key: "type", isInTable: false),
        .init(title: "NUMBER", key: "number"), .init(title: "CATEGORY", key: "category"),
      ], console)
  }

  static func printRanges(
    of locales: [String], _ start: PluralNumber, _ end: PluralNumber, _ format: OutputFormat,
    _ console: Console
  ) {
    let records: [[String?]] = locales.map { locale in
      let ranges = PluralRanges(locale: locale)
      func category(_ number: PluralNumber) -> PluralCategory {
        ranges.rules.category(ofShown: number.operands)
      }
      let result = ranges.category(from: category(start), to: category(end))
      return [locale, start.text, end.text, result.keyword]
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "LOCALE", key: "locale"), .init(title: "FROM", key: "from"),
        .init(title: "TO", key: "to"), .init(title: "CATEGORY", key: "category"),
      ], console)
  }

  static func printRules(
    of locales: [String], _ type: PluralRules.RuleType, _ format: OutputFormat, _ console: Console
  ) {
    var records: [[String?]] = []
    for locale in locales {
      let rules = PluralRules(locale: locale, type: type)
      let texts = Dictionary(uniqueKeysWithValues: rules.rules.map { ($0.category, $0.rule) })
      for category in rules.categories {
        records.append([
          locale, "\(type)", category.keyword, texts[category]?.description ?? "",
          PluralSampleNumbers(of: category, rules).description,
        ])
      }
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "LOCALE", key: "locale"),
        .init(title: "TYPE", key: "type", isInTable: false),
        .init(title: "CATEGORY", key: "category"), .init(title: "RULE", key: "rule"),
        .init(title: "NUMBERS", key: "numbers"),
      ], console)
  }

  static func printLocales(_ format: OutputFormat, _ console: Console) {
    let records: [[String?]] = PluralRules.locales.map { locale in
      [locale]
        + PluralRules.RuleType.allCases.map { type in
          PluralRules(locale: locale, type: type).categories.map(\.keyword)
            .joined(separator: " ")
        }
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "LOCALE", key: "locale"), .init(title: "CARDINAL", key: "cardinal"),
        .init(title: "ORDINAL", key: "ordinal"),
      ], console)
  }
}
