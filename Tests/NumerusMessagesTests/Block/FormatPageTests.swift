import Foundation
import NumerusMessages
import NumerusPlurals
import NumerusTestSupport
import Testing

/// The page about the form of compiled catalogs, whose example was put together by hand.
@Suite struct FormatPageTests {
  private static let page = Result {
    try String(contentsOfFile: DataFolder.path("CompiledCatalog/FORMAT.md"), encoding: .utf8)
  }

  static func example() throws -> CompiledBytes {
    let parts = try page.get().split(separator: "```")
    let block = try #require(parts.first { $0.hasPrefix("hex\n") })
    return CompiledBytes(hexadecimal: block.dropFirst(4))
  }

  @Test func exampleOpens() throws {
    let bytes = try Self.example()
    #expect(bytes.bytes.count == 288)
    #expect(bytes[24, 8] == bytes.checksum)
    let catalog = try CompiledCatalog(serialized: bytes.bytes)
    #expect(catalog.keys == ["%lld items"] && catalog.languages == ["en"])
    let localizer = Localizer(catalog, language: "en")
    #expect(
      [1, 0, 1234].map { localizer.string("\($0) items") } == ["1 item", "0 items", "1,234 items"])
  }

  /// What is written for the same texts is what was put together by hand.
  @Test func exampleIsWhatIsWritten() throws {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    let count = try #require(MessageText.reference("%lld"))
    builder.add(
      [
        .plural(
          count,
          forms: [
            .one: [.argument(count), .text(" item")], .other: [.argument(count), .text(" items")],
          ])
      ], key: "%lld items", language: "en")
    #expect(builder.build().serialized() == (try Self.example()).bytes)
  }

  /// The table of the header is the one that the tests go by.
  @Test func headerIsThatOfThePage() throws {
    var next = 0
    for (name, place, size) in CompiledBytes.header {
      #expect(place == next, "\(name)")
      next = place + size
    }
    #expect(next == 96)
    let rows = try Self.page.get().split(separator: "\n").filter { $0.hasPrefix("| ") }
    for (place, bits) in [(0, 64), (8, 32), (16, 64), (24, 64), (52, 32), (84, 32), (88, 64)] {
      #expect(rows.contains { $0.hasPrefix("| \(place) | \(bits) |") })
    }
  }
}

extension MessageText {
  /// The reference of a text that is one placeholder.
  static func reference(_ source: String) -> MessageArgumentReference? {
    var text = MessageText()
    guard case .argument(let reference)? = text.parts(of: source).first else { return nil }
    return reference
  }
}
