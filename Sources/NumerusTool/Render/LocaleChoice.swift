internal import Numerus

/// The localizer for a locale that someone named: the catalog's own names are taken as they are,
/// whatever they are, others are matched.
struct LocaleChoice {
  let localizer: Localizer
  /// What to say where no language of the catalog serves the locale; nil where one does.
  let warning: String?

  init(
    _ locale: String, _ catalog: CompiledCatalog, _ request: RenderRequest, _ issues: IssueList
  ) {
    let options = Localizer.Options(device: request.device, width: request.width) {
      issues.append($0)
    }
    if catalog.contains(language: locale) {
      localizer = Localizer(catalog, language: locale, options: options)
      warning = nil
      return
    }
    localizer = Localizer(catalog, preferring: [locale], options: options)
    let isServed = LanguageMatcher(available: catalog.languages).match([locale]) != nil
    warning =
      isServed
      ? nil
      : "no language of the catalog serves \"\(locale)\"; its texts are in \(catalog.sourceLanguage)"
  }
}
