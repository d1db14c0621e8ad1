internal import NumerusICU
internal import NumerusMessages

/// A catalog, and the localizers that were made from it last. It goes as a whole; the localizers that
/// readers hold keep the catalog alone.
final class CatalogEdition: Sendable {
  /// How many localizers are kept. One for a numbering system with rules, as `he-u-nu-hebr` asks for it,
  /// takes nearly a megabyte.
  static let capacity = 128

  let catalog: CompiledCatalog
  private let matcher: LanguageMatcher
  private let options: Localizer.Options
  private let localizers = BoundedCache<LanguageMatcher.Match, Localizer>(capacity: capacity)

  init(_ catalog: CompiledCatalog, allowsRelatedLanguages: Bool, options: Localizer.Options) {
    self.catalog = catalog
    self.options = options
    matcher = LanguageMatcher(catalog, allowsRelated: allowsRelatedLanguages)
  }

  func localizer(acceptLanguage header: String) -> Localizer {
    localizer(for: matcher.match(acceptLanguage: header))
  }

  func localizer(preferring languages: [String]) -> Localizer {
    localizer(for: matcher.match(languages))
  }

  /// The localizer for readers who are served alike: their headers may differ in all that does not count
  /// here, as in languages that are not offered.
  private func localizer(for match: LanguageMatcher.Match?) -> Localizer {
    let match = match ?? .source(catalog.sourceLanguage)
    return localizers.value(for: match) { Localizer(catalog, match, options) }
  }
}
