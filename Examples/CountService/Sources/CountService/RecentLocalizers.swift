internal import Numerus
internal import Synchronization

/// Localizers by the headers that they were made for, so that a header that comes again costs a look-up.
///
/// There are two tables. When the younger one is full it becomes the older one, and what was in that and
/// not asked for meanwhile goes. So headers that come often stay, however many others come once.
final class RecentLocalizers: Sendable {
  private struct Tables {
    var younger: [String: Localizer] = [:]
    var older: [String: Localizer] = [:]
  }

  /// How many headers a table holds, and how long they may be; nothing that a browser sends is longer.
  static let capacity = 256
  static let longestHeader = 256

  private let catalog: CompiledCatalog
  private let tables = Mutex(Tables())

  init(_ catalog: CompiledCatalog) {
    self.catalog = catalog
  }

  func localizer(acceptLanguage header: String) -> Localizer {
    guard header.utf8.count <= Self.longestHeader else {
      return Localizer(catalog, acceptLanguage: header)
    }
    if let known = tables.withLock({ $0.younger[header] }) { return known }
    let localizer =
      tables.withLock { $0.older[header] } ?? Localizer(catalog, acceptLanguage: header)
    tables.withLock { tables in
      if tables.younger.count >= Self.capacity {
        tables.older = tables.younger
        tables.younger = [:]
      }
      tables.younger[header] = localizer
    }
    return localizer
  }
}
