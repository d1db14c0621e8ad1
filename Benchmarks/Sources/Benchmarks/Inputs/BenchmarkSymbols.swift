internal import Numerus

/// ``BenchmarkCatalog`` as its generated symbols know it.
enum BenchmarkSymbols: CatalogSymbols {
  static var table: String { BenchmarkFiles.table }
  static var bundlePath: String? { nil }
  static var fingerprint: UInt64 { 5_500_938_049_613_934_645 }
}

extension LocalizedMessage {
  @inline(__always)
  static func items(_ count: Int) -> Self {
    var message = Self(
      BenchmarkSymbols.self, number: MeasuredKey.items.rawValue,
      key: "%lld items in your collection")
    message.append(count)
    return message
  }

  @inline(__always)
  static func shortItems(_ count: Int) -> Self {
    var message = Self(
      BenchmarkSymbols.self, number: MeasuredKey.shortItems.rawValue, key: "%lld items")
    message.append(count)
    return message
  }

  @inline(__always)
  static func collection(_ name: String) -> Self {
    var message = Self(
      BenchmarkSymbols.self, number: MeasuredKey.collection.rawValue, key: "Collection: %@")
    message.append(name)
    return message
  }

  @inline(__always)
  static func itemsNamed(_ count: Int, _ name: String) -> Self {
    var message = Self(
      BenchmarkSymbols.self, number: MeasuredKey.itemsNamed.rawValue, key: "%lld items in %@")
    message.append(count)
    message.append(name)
    return message
  }

  @inline(__always)
  static func photos(_ photos: Int, _ albums: Int) -> Self {
    var message = Self(
      BenchmarkSymbols.self, number: MeasuredKey.photos.rawValue,
      key: "%lld photos in %lld albums")
    message.append(photos)
    message.append(albums)
    return message
  }
}
