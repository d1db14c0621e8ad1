/// The Swift source of some tables' symbols.
///
/// ```swift
/// SymbolsSource([table]).text  // "// Symbols of the table \"Localizable\", …"
/// ```
///
/// The source has no warnings under the compiler's strictest settings, and `swift format` leaves it as
/// it is, in the style of two columns and a hundred.
package struct SymbolsSource {
  private let tables: [TableSymbols]

  package init(_ tables: [TableSymbols]) { self.tables = tables }

  /// Where Numerus is in use: everywhere but for teams that keep Foundation's own on Apple's platforms.
  static let hasNumerus = "canImport(Numerus) || !canImport(Darwin)"

  /// - Complexity: O(*n*) in the size of the tables.
  package var text: String {
    var writer = SourceWriter()
    let names = tables.map { SwiftLiteral.quoted($0.table) }.joined(separator: ", ")
    writer.comment(
      "//",
      "Symbols of the \(tables.count == 1 ? "table" : "tables") \(names), made by numerus. "
        + "Changes to this file are lost.")
    writer.line()
    imports(&writer)
    for table in tables {
      writer.line()
      TablePlaceSource(table).write(&writer)
      guard !table.symbols.isEmpty else { continue }
      writer.line()
      resources(of: table, &writer)
      writer.line()
      messages(of: table, &writer)
    }
    return writer.text
  }

  private func imports(_ writer: inout SourceWriter) {
    // An import that nobody needs to see is warned of.
    let used = tables.filter { !$0.symbols.isEmpty }
    let access = Self.widest(used)
    let appleAccess = Self.widest(used.filter(\.options.makesFoundationSymbols))
    if appleAccess.isEmpty {
      writer.line("import Foundation")
    } else {
      // Foundation has the type of the symbols on Apple's platforms, Numerus elsewhere.
      writer.line("#if canImport(Darwin)")
      writer.indented { $0.line("\(appleAccess)import Foundation") }
      writer.line("#else")
      writer.indented { $0.line("import Foundation") }
      writer.line("#endif")
    }
    writer.line()
    writer.condition(Self.hasNumerus) { $0.line("\(access)import Numerus") }
  }

  /// The widest access that symbols of some tables have.
  private static func widest(_ tables: [TableSymbols]) -> String {
    let all = Set(tables.map(\.options.access))
    return all.contains(.public)
      ? SymbolOptions.Access.public.modifier
      : all.contains(.package) ? SymbolOptions.Access.package.modifier : ""
  }

  /// The symbols that `String(localized:)` takes, in the shape of Xcode's.
  private func resources(of table: TableSymbols, _ writer: inout SourceWriter) {
    writer.condition(table.options.makesFoundationSymbols ? nil : "!canImport(Darwin)") { writer in
      writer.line(TablePlaceSource.availability)
      members(of: table, in: "LocalizedStringResource", isShort: false, &writer) {
        symbol, writer in
        writer.line("LocalizedStringResource(")
        var arguments = [("", SwiftLiteral.quoted(symbol.key))]
        if let value = symbol.defaultValue { arguments.append(("defaultValue:", value)) }
        arguments.append(("table:", SwiftLiteral.quoted(table.table)))
        arguments.append(("bundle:", "\(table.typeName).description"))
        writer.indented { $0.list(arguments, end: ")") }
      }
    }
  }

  /// The symbols that a localizer takes.
  private func messages(of table: TableSymbols, _ writer: inout SourceWriter) {
    writer.condition(Self.hasNumerus) { writer in
      members(of: table, in: "LocalizedMessage", isShort: true, &writer) { symbol, writer in
        let start = symbol.parameters.isEmpty ? "" : "var message = "
        let arguments = [
          ("", "\(table.typeName).self"), ("number:", "\(symbol.number)"),
          ("key:", SwiftLiteral.quoted(symbol.key)),
        ]
        let list = arguments.map { $0 + ($0.isEmpty ? "" : " ") + $1 }.joined(separator: ", ")
        let line = "\(start)LocalizedMessage(\(list))"
        if line.count <= writer.room {
          writer.line(line)
        } else {
          writer.line("\(start)LocalizedMessage(")
          writer.indented { $0.list(arguments, end: ")") }
        }
        guard !symbol.parameters.isEmpty else { return }
        for parameter in symbol.parameters {
          writer.line("message.append(\(SwiftIdentifier.written(parameter.name)))")
        }
        writer.line("return message")
      }
    }
  }

  /// An extension with a member for each symbol.
  private func members(
    of table: TableSymbols, in type: String, isShort: Bool, _ writer: inout SourceWriter,
    _ body: (MessageSymbol, inout SourceWriter) -> Void
  ) {
    writer.block("nonisolated extension \(type)") { writer in
      guard let namespace = table.namespace else {
        return members(of: table, type, isShort, &writer, body)
      }
      writer.comment("///", "Symbols of the table \(SwiftLiteral.quoted(table.table)).")
      writer.block("\(table.options.access.modifier)enum \(namespace)") {
        members(of: table, type, isShort, &$0, body)
      }
    }
  }

  private func members(
    of table: TableSymbols, _ type: String, _ isShort: Bool, _ writer: inout SourceWriter,
    _ body: (MessageSymbol, inout SourceWriter) -> Void
  ) {
    for (index, symbol) in table.symbols.enumerated() {
      if index > 0 { writer.line() }
      let documentation = SymbolDocumentation(symbol, sourceLanguage: table.sourceLanguage)
      writer.member(symbol, "\(table.options.access.modifier)static ", type: type) {
        $0.documentation(documentation, isShort: isShort)
        guard isShort else { return }
        // What the call costs, the message hardly does; nor do other modules need one.
        if table.options.access == .public { $0.line("@inlinable") }
        $0.line("@inline(__always)")
      } body: {
        body(symbol, &$0)
      }
    }
  }
}

extension SymbolOptions.Access {
  /// The word before declarations, with a space; empty for what needs none.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}
