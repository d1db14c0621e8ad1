/// The type that says where a table is, as `LocalizableSymbols`.
struct TablePlaceSource {
  private let table: TableSymbols
  /// The word before declarations, with a space; empty for what needs none.
  private let access: String

  /// What Foundation's resources need on Apple's platforms.
  static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  init(_ table: TableSymbols) {
    self.table = table
    // A type without symbols serves nobody, and would need the import of what it is.
    access = table.symbols.isEmpty ? "" : table.options.access.modifier
  }

  func write(_ writer: inout SourceWriter) {
    if table.options.embeds {
      writer.condition(SymbolsSource.hasNumerus) { embedded(&$0) }
    } else {
      bundled(&writer)
      writer.line()
      writer.condition(SymbolsSource.hasNumerus) {
        $0.line("extension \(table.typeName): CatalogSymbols {}")
      }
    }
  }

  private func bundled(_ writer: inout SourceWriter) {
    writer.comment("///", "Where the table \(SwiftLiteral.quoted(table.table)) is.")
    writer.block("\(access)nonisolated enum \(table.typeName)") { writer in
      constants(&writer)
      writer.line("\(access)static let bundlePath: String? = bundle.bundlePath")
      writer.line()
      writer.line(Self.availability)
      writer.line("static var description: LocalizedStringResource.BundleDescription {")
      writer.indented { $0.line(".atURL(bundle.bundleURL)") }
      writer.line("}")
      writer.line()
      writer.line("#if SWIFT_PACKAGE")
      writer.indented { $0.line("private static var bundle: Bundle { .module }") }
      writer.line("#else")
      writer.indented { writer in
        writer.line("private final class Anchor {}")
        writer.line("private static var bundle: Bundle { Bundle(for: Anchor.self) }")
      }
      writer.line("#endif")
    }
  }

  private func embedded(_ writer: inout SourceWriter) {
    writer.comment(
      "///", "The table \(SwiftLiteral.quoted(table.table)), which is part of the program.")
    writer.block("\(access)nonisolated enum \(table.typeName): CatalogSymbols") { writer in
      constants(&writer)
      writer.line("\(access)static var bundlePath: String? { embedded.bundlePath }")
      writer.line()
      writer.comment("///", "The texts.")
      writer.line("\(access)static var catalog: CompiledCatalog { embedded.catalog }")
      writer.line()
      writer.line("#if !canImport(Darwin)")
      writer.indented { writer in
        writer.line("static var description: LocalizedStringResource.BundleDescription {")
        writer.indented { $0.line(".atURL(embedded.bundleURL)") }
        writer.line("}")
      }
      writer.line("#endif")
      writer.line()
      writer.line("private static let embedded = EmbeddedTable(text, table: table)")
      writer.line()
      writer.comment("///", "The compiled catalog in Base64.")
      writer.block("private static var text: StaticString") { literal(&$0) }
    }
  }

  /// What is known when the code is compiled, so that it costs nothing when it runs.
  private func constants(_ writer: inout SourceWriter) {
    let values = [
      "table: String { \(SwiftLiteral.quoted(table.table)) }",
      "fingerprint: UInt64 { \(Self.hexadecimal(table.fingerprint)) }",
    ]
    for value in values {
      if table.options.access == .public, !access.isEmpty { writer.line("@inlinable") }
      writer.line("\(access)static var \(value)")
    }
  }

  /// A literal of one line, broken where the source has room: line ends that are escaped are none.
  private func literal(_ writer: inout SourceWriter) {
    let text = table.embeddedText
    let width = writer.room - 1
    writer.line("\"\"\"")
    for start in stride(from: 0, to: text.count, by: width) {
      let end = min(start + width, text.count)
      let part = String(decoding: text[start..<end], as: UTF8.self)
      writer.line(part + (end < text.count ? "\\" : ""))
    }
    writer.line("\"\"\"")
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return "0x"
      + stride(from: 0, to: 16, by: 4).map { padded.dropFirst($0).prefix(4) }
      .joined(separator: "_")
  }
}
