import Foundation
import Numerus
import Testing

/// `Localization.write` gives what `String(localized:)` and localizers do, in the languages of the task.
@Suite struct SymbolWritingTests {
  enum Symbols: CatalogSymbols {
    static var table: String { "Localizable" }
    static var bundlePath: String? { Bundle.module.bundlePath }
    // Of no catalog: the key is looked for in the table.
    static var fingerprint: UInt64 { 1 }
  }

  private static func message(_ count: Int) -> LocalizedMessage {
    var message = LocalizedMessage(Symbols.self, number: 0, key: "%lld items")
    message.append(count)
    return message
  }

  @Test(arguments: [("en", "5 items"), ("pl", "5 elementów")])
  func symbolsAndLiterals(language: String, expected: String) {
    Localization.withLanguages([language]) {
      var bytes: [UInt8] = []
      Localization.write(Self.message(5), to: &bytes)
      Localization.write("\(5) items", bundle: .module, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == expected + expected)
      var text = ""
      Localization.write(Self.message(5), to: &text)
      Localization.write("\(5) items", bundle: .module, to: &text)
      #expect(text == expected + expected)
      let room = expected.utf8.count
      for capacity in [room - 1, room, room + 40] {
        let span = [UInt8](capacity: capacity) { span in
          #expect(Localization.write(Self.message(5), to: &span) == (capacity >= room))
        }
        let literal = [UInt8](capacity: capacity) { span in
          #expect(
            Localization.write("\(5) items", bundle: .module, to: &span) == (capacity >= room))
        }
        #expect(span == literal && span == (capacity >= room ? Array(expected.utf8) : []))
      }
    }
  }
}
