internal import Numerus

/// `uplrules_select` for a number with a fraction.
struct ICUDecimalSelection: Work {
  let selection: ICUPluralSelection

  func run(_ number: ShownDecimal) -> PluralCategory { selection.category(of: number.value) }
}
