import NumerusCatalogs
import NumerusMessages
import NumerusSymbols
import Testing

/// The Swift source of symbols. That it compiles and is in form is seen by `Tests/symbols-folder`.
@Suite struct SymbolsSourceTests {
  /// The lines of a member and its documentation, without their indentation.
  static func member(
    _ head: String, orElse other: String? = nil, _ entry: String
  ) throws -> [String] {
    let table = try SampleCatalog.table(entry)
    let lines = SymbolsSource([table]).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { String($0.drop { $0 == " " }) }
    let start = try #require(trimmed.firstIndex { $0.contains(head) || $0.contains(other ?? head) })
    let first = trimmed[..<start].lastIndex { !$0.hasPrefix("//") }.map { $0 + 1 } ?? 0
    let last = try #require(trimmed[start...].firstIndex(of: "}"))
    return Array(trimmed[first...last])
  }

  @Test func wholeFile() throws {
    let table = try SampleCatalog.table(
      """
      "basket.items": {"comment": "Below the basket.", "localizations": {
        "de": {"stringUnit": {"value": "%lld Artikel"}},
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}
        }}}
      }}
      """)
    let text = SymbolsSource([table]).text
    // FNV-1a of 64 bits of the key and a zero byte, by another program.
    #expect(
      text == """
        // Symbols of the table "Shop", made by numerus. Changes to this file are lost.

        import Foundation

        #if canImport(Numerus) || !canImport(Darwin)
          import Numerus
        #endif

        /// Where the table "Shop" is.
        nonisolated enum ShopSymbols {
          static var table: String { "Shop" }
          static var fingerprint: UInt64 { 0xDA72_1795_C98B_6C2B }
          static let bundlePath: String? = bundle.bundlePath

          @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
          static var description: LocalizedStringResource.BundleDescription {
            .atURL(bundle.bundleURL)
          }

          #if SWIFT_PACKAGE
            private static var bundle: Bundle { .module }
          #else
            private final class Anchor {}
            private static var bundle: Bundle { Bundle(for: Anchor.self) }
          #endif
        }

        #if canImport(Numerus) || !canImport(Darwin)
          extension ShopSymbols: CatalogSymbols {}
        #endif

        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        nonisolated extension LocalizedStringResource {
          /// Symbols of the table "Shop".
          enum Shop {
            /// `%lld items`
            ///
            /// - one: `%lld item`
            /// - other: `%lld items`
            ///
            /// Below the basket.
            ///
            /// Key `basket.items`, in de, en.
            static func basketItems(_ arg1: Int) -> LocalizedStringResource {
              LocalizedStringResource(
                "basket.items", defaultValue: "\\(arg1) items", table: "Shop",
                bundle: ShopSymbols.description)
            }
          }
        }

        #if canImport(Numerus) || !canImport(Darwin)
          nonisolated extension LocalizedMessage {
            /// Symbols of the table "Shop".
            enum Shop {
              /// `%lld items`
              @inline(__always)
              static func basketItems(_ arg1: Int) -> LocalizedMessage {
                var message = LocalizedMessage(ShopSymbols.self, number: 0, key: "basket.items")
                message.append(arg1)
                return message
              }
            }
          }
        #endif

        """)
  }

  struct Value: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: String
    var testDescription: String { text }
  }

  /// The default value has all arguments in their order, whatever the text does with them.
  @Test(
    arguments: [
      Value(text: "Hello", expected: #""Hello""#),
      Value(text: "50%% off", expected: #""50%% off""#),
      Value(text: "50%% off %@", expected: #""50% off \(arg1)""#),
      Value(text: "%@ has %(count)lld", expected: #""\(arg1) has \(count)""#),
      Value(text: "%2$@ has %1$lld", expected: #""\(arg1) \(arg2)""#),
      Value(text: "%1$@ or %1$@", expected: #""\(arg1)""#),
      Value(text: "%.2f km", expected: #""\(arg1, specifier: "%.2f") km""#),
      Value(text: "%1$05d", expected: #""\(arg1, specifier: "%05d")""#),
      Value(text: "%*d!", expected: #""\(arg1) \(arg2)""#),
      Value(text: "%(in)lld", expected: #""\(`in`)""#),
      Value(
        text: #"a \\ \" \\(b) \n\u0007 \u202E é 👨‍👩‍👧"#,
        expected: #""a \\ \" \\(b) \n\u{7} \u{202E} é 👨‍👩‍👧""#),
    ])
  func defaultValue(value: Value) throws {
    let lines = try Self.member(
      "-> LocalizedStringResource {", orElse: "var key: LocalizedStringResource {",
      SampleCatalog.entry(["en": value.text]))
    #expect(lines.joined(separator: " ").contains("defaultValue: \(value.expected), "))
  }

  /// Nothing in a text ends a comment, or makes markup of it.
  @Test func documentation() throws {
    let lines = try Self.member(
      "var key: LocalizedStringResource {",
      """
      "key": {"comment": "One */ paragraph.\\n\\n/* Another\\u0000 one.", "localizations": {"en": {
        "stringUnit": {"value": "A `tick` and\\na line*/"}
      }}}
      """)
    #expect(
      lines.prefix { $0.hasPrefix("///") } == [
        "/// ``A `tick` and\\na line*/``", "///", "/// One */ paragraph.", "///",
        "/// /* Another  one.", "///", "/// Key `key`, in en.",
      ])
  }

  /// Lines of documentation end between words, before the hundredth column.
  @Test func longLines() throws {
    let sentence = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = try Self.member(
      "static var key: LocalizedStringResource", SampleCatalog.entry(["en": sentence]))
    // Four columns of indentation are left out.
    #expect(lines.allSatisfy { $0.count <= 96 || $0.hasPrefix("\"word") })
    #expect(lines[0].count > 90)
  }

  @Test(
    arguments: [
      (.internal, "static var key: ", "import Numerus"),
      (.package, "package static var key: ", "package import Numerus"),
      (.public, "public static var key: ", "public import Numerus"),
    ] as [(SymbolOptions.Access, String, String)])
  func access(access: SymbolOptions.Access, member: String, imported: String) throws {
    var options = SymbolOptions()
    options.access = access
    let table = try SampleCatalog.table(SampleCatalog.entry(["en": "Text"]), options: options)
    let lines = SymbolsSource([table]).text.split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    #expect(lines.contains { $0.hasPrefix(member) })
    #expect(lines.contains { $0 == imported })
  }

  /// Tables of one file may have options of their own; the imports serve all of them.
  @Test func severalTables() throws {
    var options = SymbolOptions()
    options.access = .public
    options.makesAppleSymbols = false
    let tables = [
      try SampleCatalog.table(SampleCatalog.entry(["en": "Text"])),
      try SampleCatalog.table(SampleCatalog.entry(["en": "Text"]), options: options),
    ]
    let text = SymbolsSource(tables).text
    #expect(text.contains("\nimport Foundation\n"))
    #expect(text.contains("  public import Numerus\n"))
    #expect(text.contains("  enum Shop {\n"))
    #expect(text.contains("  public enum Shop {\n"))
  }

  /// An import that no symbol needs would be warned of.
  @Test func noSymbols() throws {
    var options = SymbolOptions()
    options.access = .public
    let table = try SampleCatalog.table(#""key": {"generatesSymbol": false}"#, options: options)
    let text = SymbolsSource([table]).text
    #expect(!text.contains("public"))
    #expect(!text.contains("extension LocalizedStringResource"))
  }

  /// Other modules inline public symbols, which needs what they use to be public.
  @Test func inlining() throws {
    var options = SymbolOptions()
    options.access = .public
    let table = try SampleCatalog.table(SampleCatalog.entry(["en": "%lld"]), options: options)
    let text = SymbolsSource([table]).text
    let parts = [
      "public nonisolated enum ShopSymbols {\n",
      "  @inlinable\n  public static var table: String { \"Shop\" }\n",
      "  @inlinable\n  public static var fingerprint: UInt64 { 0x",
      "  public static let bundlePath: String? = bundle.bundlePath\n",
      "      @inlinable\n      @inline(__always)\n      public static func key(_ arg1: Int) -> ",
    ]
    for part in parts { #expect(text.contains(part), "\(part)") }
    options.access = .package
    let own = try SampleCatalog.table(SampleCatalog.entry(["en": "%lld"]), options: options)
    #expect(!SymbolsSource([own]).text.contains("@inlinable"))
  }

  /// The texts are in a literal, whose lines are joined, and nothing asks for a bundle.
  @Test func embedding() throws {
    var options = SymbolOptions()
    options.embeds = true
    let entry = SampleCatalog.entry(["en": "Text", "pl": "Tekst"])
    let text = SymbolsSource([try SampleCatalog.table(entry, options: options)]).text
    #expect(!text.contains(".module"))
    #expect(!text.contains("Bundle("))
    #expect(text.contains("  nonisolated enum ShopSymbols: CatalogSymbols {\n"))
    // Foundation finds no such table on Apple's platforms.
    #expect(text.contains("#if !canImport(Darwin)\n  @available"))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex(of: "\"\"\""))
    let end = try #require(lines.lastIndex(of: "\"\"\""))
    let literal = lines[start + 1..<end]
    #expect(literal.dropLast().allSatisfy { $0.hasSuffix("\\") && $0.count <= 94 })
    let joined = literal.map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined()
    let catalog = try CompiledCatalog(embeddedText: Array(joined.utf8).span)
    #expect(catalog.languages == ["en", "pl"])
    #expect(Localizer(catalog, language: "pl").string(forKey: "key") == "Tekst")
  }

  @Test func elsewhereOnly() throws {
    var options = SymbolOptions()
    options.makesAppleSymbols = false
    let table = try SampleCatalog.table(SampleCatalog.entry(["en": "Text"]), options: options)
    let text = SymbolsSource([table]).text
    #expect(
      text.contains(
        """
        #if !canImport(Darwin)
          @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
          nonisolated extension LocalizedStringResource {
        """))
  }
}
