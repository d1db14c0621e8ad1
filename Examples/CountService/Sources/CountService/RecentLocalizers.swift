internal import Numerus
internal import Synchronization

/// Localizers by what they were made for, so that a reader like an earlier one costs a look-up.
///
/// There are two tables. When the younger one is full it becomes the older one, and what was in that and
/// not asked for meanwhile goes. So readers who come often are served at once, however many others come
/// once.
final class RecentLocalizers: Sendable {
  private struct Tables {
    var younger: [LanguageMatcher.Match?: Localizer] = [:]
    var older: [LanguageMatcher.Match?: Localizer] = [:]
  }

  /// How many localizers a table holds. One for a numbering system with rules, as `he-u-nu-hebr` asks
  /// for it, takes nearly a megabyte.
  static let capacity = 64

  private let catalog: CompiledCatalog
  private let matcher: LanguageMatcher
  private let tables = Mutex(Tables())

  init(_ catalog: CompiledCatalog) {
    self.catalog = catalog
    matcher = LanguageMatcher(available: catalog.languages, source: catalog.sourceLanguage)
  }

  /// The localizer for an Accept-Language header. Headers that differ in what does not count here, as in
  /// languages that are not offered, share one.
  func localizer(acceptLanguage header: String) -> Localizer {
    let match = matcher.match(acceptLanguage: header)
    if let known = tables.withLock({ $0.younger[match] }) { return known }
    let localizer =
      tables.withLock { $0.older[match] } ?? Localizer(catalog, acceptLanguage: header)
    tables.withLock { tables in
      if tables.younger.count >= Self.capacity {
        tables.older = tables.younger
        tables.younger = [:]
      }
      tables.younger[match] = localizer
    }
    return localizer
  }
}
