package import NumerusCatalogs
internal import NumerusMessages

/// The symbols of a table, and what was found on the way to them.
///
/// ```swift
/// let table = TableSymbols(catalog, table: "Localizable", SymbolOptions())
/// table.symbols.map(\.fullName)  // ["summaryItemCount(_:)", "summaryTitle"]
/// ```
package struct TableSymbols: Sendable {
  /// The table's name, as `Localizable`.
  package let table: String
  /// The type around the symbols; nil where they stand in the resource's own.
  package let namespace: String?
  /// What says where the table is, as `LocalizableSymbols`.
  package let typeName: String
  package let options: SymbolOptions
  package let fingerprint: UInt64
  /// The compiled catalog in Base64 that the program is to have in it; empty where it is in a file.
  let embeddedText: [UInt8]
  package let sourceLanguage: String
  package let symbols: [MessageSymbol]
  /// Findings of the compiler, then those about symbols, by the severity that the options give them.
  package let diagnostics: [CatalogDiagnostic]

  /// - Complexity: O(*n* log *n*) in the size of the catalog.
  package init(_ catalog: StringCatalog, table: String, _ options: SymbolOptions) {
    self.table = table
    self.options = options
    namespace = options.namespace(ofTable: table)
    typeName = SymbolName.type(table) + "Symbols"
    let (compiled, compilerFindings) = catalog.compiled()
    fingerprint = compiled.fingerprint
    embeddedText = options.embeds ? compiled.embeddedText() : []
    sourceLanguage = catalog.sourceLanguage
    var found: [CatalogDiagnostic] = []
    var symbols: [MessageSymbol] = []
    for (number, message) in catalog.messages().enumerated()
    where options.wantsSymbol(message.entry) {
      var finder = ParameterFinder(message) { catalog.path(of: $0) }
      let parameters = finder.parameters()
      found += finder.diagnostics
      symbols.append(
        MessageSymbol(
          message: message, number: number,
          name: SwiftIdentifier.member(SymbolName.member(forKey: message.entry.key)),
          parameters: parameters))
    }
    var resolver = ClashResolver()
    self.symbols = resolver.resolved(symbols)
    found += resolver.diagnostics
    let all = compilerFindings + found
    diagnostics = options.applied(to: all) { catalog.path(of: $0.location) }
  }
}
