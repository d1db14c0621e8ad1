package import NumerusCatalogs

/// A key as programs name it.
package struct MessageSymbol: Sendable {
  package var message: CatalogMessage
  /// The place of the key in the catalog, from 0.
  package var number: Int
  /// The name after the dot.
  package var name: String
  package var parameters: [SymbolParameter]

  package var key: String { message.entry.key }

  /// The name with labels, as `itemsInBasket(_:name:)`, which no two symbols of a table share.
  package var fullName: String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
