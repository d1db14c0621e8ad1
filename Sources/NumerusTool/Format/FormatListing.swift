internal import Numerus

/// What `numerus format` prints.
enum FormatListing {
  static func printNumbers(
    _ numbers: [WrittenNumber], _ locales: [String], _ style: NumberStyle,
    _ type: PluralRules.RuleType, _ format: OutputFormat, _ console: Console
  ) -> Int32 {
    var records: [[String?]] = []
    var isRefused = false
    for locale in locales {
      let numberFormat: NumberFormat
      do throws(ICUError) {
        numberFormat = try NumberFormat(style, locale: locale)
      } catch {
        isRefused = true
        report(error, console)
        continue
      }
      report(numberFormat.unknownNumberingSystem, locale, console)
      let rules = PluralRules(locale: locale, type: type)
      for number in numbers {
        let shown = number.formatted(by: numberFormat)
        records.append([
          locale, number.text, shown.text,
          rules.category(ofShown: shown.operands).keyword,
          shown.operands.map(Self.text),
        ])
      }
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "LOCALE", key: "locale"), .init(title: "NUMBER", key: "number"),
        .init(title: "TEXT", key: "text"), .init(title: "CATEGORY", key: "category"),
        .init(title: "OPERANDS", key: "operands", isInTable: false),
      ], console)
    return isRefused ? 2 : 0
  }

  static func printRange(
    _ lower: WrittenNumber, _ upper: WrittenNumber, _ locales: [String], _ style: NumberStyle,
    _ identity: NumberRangeIdentity, _ format: OutputFormat, _ console: Console
  ) throws(UsageError) -> Int32 {
    guard case .decimal(let first) = lower.value, case .decimal(let last) = upper.value else {
      throw UsageError("--range takes two finite numbers")
    }
    var records: [[String?]] = []
    var isRefused = false
    for locale in locales {
      let rangeFormat: NumberRangeFormat
      do throws(ICUError) {
        rangeFormat = try NumberRangeFormat(style, locale: locale, identity: identity)
      } catch {
        isRefused = true
        report(error, console)
        continue
      }
      report(rangeFormat.unknownNumberingSystem, locale, console)
      let shown = rangeFormat.formatted(from: first, to: last)
      let ranges = PluralRanges(locale: locale)
      func category(_ operands: PluralOperands?) -> PluralCategory {
        ranges.rules.category(ofShown: operands)
      }
      let result = ranges.category(from: category(shown.lower), to: category(shown.upper))
      records.append([locale, lower.text, upper.text, shown.text, result.keyword])
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "LOCALE", key: "locale"), .init(title: "FROM", key: "from"),
        .init(title: "TO", key: "to"), .init(title: "TEXT", key: "text"),
        .init(title: "CATEGORY", key: "category"),
      ], console)
    return isRefused ? 2 : 0
  }

  /// What plural rules see, by the names of UTS #35.
  private static func text(_ operands: PluralOperands) -> String {
    "i=\(operands.integer) v=\(operands.fractionDigitCount) f=\(operands.fraction) "
      + "c=\(operands.compactExponent)"
  }

  private static func report(_ error: ICUError, _ console: Console) {
    console.report(Diagnostic(.error, Escaping.line(error.description), place: "numerus"))
  }

  private static func report(_ system: String?, _ locale: String, _ console: Console) {
    guard let system else { return }
    console.report(Diagnostic(.warning, warning(system, locale), place: "numerus"))
  }

  static func warning(_ system: String, _ locale: String) -> String {
    "the numbering system \"\(Escaping.line(system))\" is not known; "
      + "\"\(Escaping.line(locale))\" is written in its own digits"
  }
}

extension UsageError {
  /// What ICU does not have.
  init(_ error: ICUError) { self.init("\(Escaping.line(error.description))") }
}
