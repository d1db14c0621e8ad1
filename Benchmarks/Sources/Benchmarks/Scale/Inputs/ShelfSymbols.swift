internal import Numerus

/// ``ShelfCatalog`` as generated symbols know it.
enum ShelfSymbols: CatalogSymbols {
  static var table: String { "Shelves" }
  static var bundlePath: String? { nil }
  static var fingerprint: UInt64 { unsafe current }

  /// That of the catalog at hand: generated symbols have a constant, and are for one catalog. Set before
  /// anything is timed, on the only thread that there is.
  nonisolated(unsafe) static var current: UInt64 = 0
}

extension LocalizedMessage {
  /// The message at any place, for which no symbol is generated.
  @inline(__always)
  static func shelf(_ place: Int, _ count: Int) -> Self {
    var message = Self(ShelfSymbols.self, number: place, key: "")
    message.append(count)
    return message
  }
}
