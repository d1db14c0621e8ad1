internal import Numerus

/// ``ShelfCatalog`` as generated symbols know it.
enum ShelfSymbols: CatalogSymbols {
  static let table = "Shelves"
  static let bundlePath: String? = nil
  static let fingerprint: UInt64 = 0
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
