/// All that is timed, set up.
enum AllGroups {
  static func make(_ setUp: BenchmarkSetUp) throws(BenchmarkFailure) -> [BenchmarkGroup] {
    try IntegerMessages(setUp: setUp).groups() + BufferMessages(setUp: setUp).groups()
      + TextMessages(setUp: setUp).groups() + TwoNumberMessages(setUp: setUp).groups()
      + PluralSelections.groups() + NumberTexts.groups() + LanguageChoices.groups(setUp.catalog)
  }
}
