/// What the symbols of a table have in common: where it is, and which keys it has. Generated code has a
/// type for each table.
public protocol CatalogSymbols: Sendable {
  /// The table's name, as `Localizable`.
  static var table: String { get }

  /// The path of the bundle that has the table; nil for the main one.
  static var bundlePath: String? { get }

  /// ``CompiledCatalog/fingerprint`` of the catalog that the symbols were generated from.
  static var fingerprint: UInt64 { get }
}
