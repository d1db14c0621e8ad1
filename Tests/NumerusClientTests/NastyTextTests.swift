import Foundation
import Numerus
import Testing

/// Values and texts that would break out of where they stand.
@Suite struct NastyTextTests {
  private static func text(
    _ value: String, _ options: Localizer.Options = Localizer.Options(isolatesText: true)
  ) -> String {
    Localizer(preferring: ["en"], bundle: .module, options: options)
      .string("Collection: \(value)")
  }

  /// 19: what a value opens ends with it, and it ends nothing else. By UAX #9: FSI is U+2068, PDI U+2069,
  /// RLI U+2067, RLO U+202E.
  @Test(
    arguments: [
      ("\u{2069}\u{202E}x", "\u{202E}x"), ("\u{2067}x", "\u{2067}x\u{2069}"),
      ("\u{2067}x\u{2069}", "\u{2067}x\u{2069}"),
      ("\u{2066}\u{2068}x\u{2069}", "\u{2066}\u{2068}x\u{2069}\u{2069}"),
      ("x\u{2069}\u{2069}y\u{2067}", "xy\u{2067}\u{2069}"), ("\u{202E}x", "\u{202E}x"),
      ("א\u{2069}", "א"),
    ])
  func isolatesHold(value: String, inside: String) {
    let expected = "Collection: \u{2068}\(inside)\u{2069}"
    #expect(Self.text(value).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func preparedTextsAreSafeWhereAllIs() {
    let all = Localizer.Options(escaping: .all)
    let arguments = Localizer.Options(escaping: .arguments)
    func localizer(_ options: Localizer.Options) -> Localizer {
      Localizer(preferring: ["en"], bundle: .module, options: options)
    }
    let text = LocalizedText(text: "<t>&")
    #expect(localizer(all).string(text) == "&lt;t&gt;&amp;")
    #expect(localizer(all).string("Collection: \(text)") == "Collection: &lt;t&gt;&amp;")
    #expect(localizer(arguments).string(text) == "<t>&")
    #expect(localizer(arguments).string("Collection: \(text)") == "Collection: <t>&")
  }

  /// Texts in one another are bounded, on the small stack of a thread too.
  @Test func deepTextsAreBounded() async {
    let result = await withCheckedContinuation {
      (continuation: CheckedContinuation<String, Never>) in
      let thread = Thread {
        var text = LocalizedText(localized: "leaf")
        for _ in 0..<100_000 { text = LocalizedText(localized: "a \(text)") }
        let localizer = Localizer(preferring: ["en"], bundle: .module)
        continuation.resume(returning: localizer.string(text))
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    #expect(result.hasPrefix("a "))
    #expect(result.utf8.count < 100)
  }

  @Test func formattersAndAttributedTexts() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.minimumFractionDigits = 2
    Localization.withLanguages([]) {
      #expect(
        String(
          localized: "Collection: \(NSNumber(value: 1.5), formatter: numbers)", bundle: .module)
          == "Collection: 1,50")
      #expect(
        String(localized: "Collection: \(AttributedString("att"))", bundle: .module)
          == "Collection: att")
    }
  }

  /// Who reads a pipe may wait for ever.
  @Test func pipesAreNoTables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(unsafe mkfifo(folder.appending(path: "Localizable.xcstrings").path, 0o600) == 0)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(String(localized: "hello", bundle: bundle) == "hello")
  }
}
