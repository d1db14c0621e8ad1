/// All that is timed, set up.
enum AllGroups {
  static func make() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    let catalog = try BenchmarkCatalog.compiled()
    return try IntegerMessages.groups(catalog) + TextMessages.groups(catalog)
      + TwoNumberMessages.groups(catalog) + PluralSelections.groups() + NumberTexts.groups()
      + LanguageChoices.groups(catalog)
  }
}
