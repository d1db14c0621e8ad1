public import Foundation
public import NumerusMessages

/// A table that is part of the program, so that no file is needed: generated code makes one of each
/// catalog that is to be embedded.
///
/// ```swift
/// static let embedded = EmbeddedTable(text, table: "Shop")
/// // … and elsewhere:
/// Localizer(embedded.catalog, preferring: ["pl"]).string(.Shop.inStock(12))
/// String(localized: .Shop.inStock(12))
/// ```
///
/// It is among the tables of the process from when it is made on, under the URL of a bundle that no
/// folder has. Another one of the same module and name takes its place.
public struct EmbeddedTable: Sendable {
  /// The catalog; an empty one where the text is damaged, which is reported as an issue.
  public let catalog: CompiledCatalog

  /// What stands for the bundle of the module's embedded tables: its name, under a scheme of its own.
  public let bundleURL: URL

  /// What stands for the path of the bundle.
  public var bundlePath: String { bundleURL.absoluteString }

  /// What explanations call the folder.
  static let folder = "the program"

  /// - Parameters:
  ///   - text: A compiled catalog in Base64, as `CompiledCatalog(embedded:)` takes it.
  ///   - table: The table's name.
  ///   - file: Where the module's name is taken from.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: StaticString, table: String, file: StaticString = #fileID) {
    let module = String("\(file)".prefix { $0 != "/" })
    do throws(CompiledCatalogError) {
      let catalog = try CompiledCatalog(embedded: text)
      self.init(.catalog(catalog, path: module, unreadable: []), table, module)
    } catch {
      let reason = "\(module): error: \(error.message)"
      self.init(.unreadable(path: module, reason: reason), table, module)
    }
  }

  package init(_ content: TableContent<CompiledCatalog>, _ name: String, _ module: String) {
    var parts = URLComponents()
    parts.scheme = "numerus"
    parts.path = "/" + module
    bundleURL = parts.url ?? URL(filePath: Self.folder)
    let table = MessageTable(name: name, folder: Self.folder, content: content)
    catalog = table.catalog
    BundleTables.shared.add(table, bundlePath: bundlePath)
    if !table.isFound { table.reportFault() }
  }
}
