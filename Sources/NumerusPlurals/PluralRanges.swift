/// The plural forms of ranges: "0–1 elements" goes by both of its ends.
///
/// ```swift
/// let ranges = PluralRanges(locale: "sl")
/// ranges.category(for: 0...1)                 // few
/// ranges.category(from: .other, to: .two)     // two
/// ```
///
/// Where CLDR has no data for a language, or none for a pair of categories, the form is that of the
/// end. The data is that of an older CLDR than the rules, named in `Data/PluralRules/ranges.txt`.
///
/// Source: UTS #35 part 3, "Plural Ranges".
public struct PluralRanges: Hashable, Sendable {
  /// The rules that give the ends their categories.
  public let rules: PluralRules

  /// The identifier whose data this is: `fr` for `fr-CA`, `und` where CLDR has none.
  public let locale: String

  /// Where the table begins; nil where CLDR has none.
  private let tableOffset: Int?

  /// Opens the ranges that serve a locale.
  ///
  /// - Parameter locale: A BCP 47 or ICU identifier, as for `PluralRules`.
  public init(locale: String) {
    rules = PluralRules(locale: locale)
    let found = PluralRuleTable.inherited(by: locale) { PluralRuleTable.rangeTable(of: $0) }
    self.locale = found?.name ?? "und"
    tableOffset = found?.value
  }

  /// The category of a range from those of its ends.
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    guard let tableOffset else { return end }
    let place = Int(start.rawValue) * PluralCategory.allCases.count + Int(end.rawValue)
    return PluralCategory(rawValue: PluralRuleTable.rangeTables[tableOffset + place]) ?? end
  }

  /// The category of a range of numbers by their operands.
  public func category(
    from start: PluralOperands, to end: PluralOperands
  ) -> PluralCategory {
    category(from: rules.category(for: start), to: rules.category(for: end))
  }

  /// The category of a range of integers.
  public func category(for range: ClosedRange<some BinaryInteger>) -> PluralCategory {
    category(
      from: rules.category(for: range.lowerBound), to: rules.category(for: range.upperBound))
  }
}
