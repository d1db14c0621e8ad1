import Foundation
import NumerusMessages
import Testing

/// Catalogs in the text of a program.
@Suite struct EmbeddingTests {
  /// RFC 4648, section 10.
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func encoding(text: String, expected: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8).span), as: UTF8.self) == expected)
  }

  /// Keys of growing length give blocks with each remainder of three bytes.
  @Test func roundTrip() throws {
    var remainders: Set<Int> = []
    for count in 1...30 {
      var builder = CompiledCatalogBuilder(sourceLanguage: "en")
      let key = String(repeating: "k", count: count * 4)
      builder.add([.text("ü\(count)")], key: key, language: "en")
      let catalog = builder.build()
      let text = catalog.embeddedText()
      let bytes = catalog.serialized()
      #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
      #expect(try CompiledCatalog(embeddedText: text.span).serialized() == bytes)
      remainders.insert(bytes.count % 3)
    }
    #expect(remainders == [0, 1, 2])
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var text: StaticString
    var offset: Int?
    var testDescription: String { "\(text)" }
  }

  /// The place of the first character that does not belong there; none where the bytes are no catalog.
  @Test(
    arguments: [
      Bad(text: "", offset: nil), Bad(text: "Zm9v", offset: nil), Bad(text: "Z", offset: 1),
      Bad(text: "Zm9vZg", offset: 6), Bad(text: "Zm9 ", offset: 3), Bad(text: "Zm-v", offset: 2),
      Bad(text: "Zg==Zm9v", offset: 2), Bad(text: "Z===", offset: 1), Bad(text: "====", offset: 0),
      Bad(text: "Zh==", offset: 1), Bad(text: "Zm9=", offset: 2), Bad(text: "Zm\u{FF}", offset: 2),
      Bad(text: "Zm9v\nZm9", offset: 4),
    ])
  func badText(bad: Bad) {
    let error = #expect(throws: CompiledCatalogError.self) {
      try CompiledCatalog(embedded: bad.text)
    }
    if let offset = bad.offset {
      #expect(error?.kind == .damaged("its text is no Base64"))
      #expect(error?.offset == offset)
    } else {
      #expect(error?.kind == .notACompiledCatalog)
    }
  }
}
