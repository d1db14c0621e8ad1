import Numerus
import NumerusTestSupport

extension FuzzTarget {
  /// What came of bytes that somebody takes for a compiled catalog.
  package enum Opening: String, CaseIterable, Sendable {
    case refused
    /// The header holds, and each message is looked at when it is written.
    case openedUnchecked = "opened unchecked"
    case openedWhole = "opened whole"
  }

  /// Opens bytes in both ways, as they are and with a checksum that says they are right, and writes all
  /// that there is in them.
  static func compiled(_ bytes: [UInt8]) {
    _ = opening(bytes)
    var signed = CompiledBytes(bytes)
    signed.setSize()
    signed.setChecksum()
    _ = opening(signed.bytes)
  }

  /// Opens bytes in both ways, and writes all that there is in them.
  package static func opening(_ bytes: [UInt8]) -> Opening {
    let unchecked = try? CompiledCatalog(checkingEachMessageOf: BlockMemory(copying: bytes))
    let whole = try? CompiledCatalog(serialized: bytes)
    if let unchecked { precondition(!texts(of: unchecked).isEmpty) }
    if let whole { precondition(!texts(of: whole).isEmpty) }
    guard let whole else { return unchecked == nil ? .refused : .openedUnchecked }
    precondition(unchecked != nil)
    precondition(whole.serialized() == bytes)
    return .openedWhole
  }

  /// Bytes of catalogs to begin with: all that catalogs may have in them.
  static var compiledSeeds: [[UInt8]] {
    var catalogs: [CompiledCatalog] = []
    for text in FuzzTarget.catalog.seeds {
      guard let catalog = try? StringCatalog(xcstrings: Array(text.utf8)) else { continue }
      catalogs.append(catalog.compiled().catalog)
    }
    for text in FuzzTarget.stringsdict.seeds {
      guard let file = try? StringsDictFile(Array(text.utf8)) else { continue }
      catalogs.append(StringCatalog(file, language: "en").compiled().catalog)
    }
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    var text = MessageText()
    guard case .argument(let count)? = text.parts(of: "%lld").first else { return [] }
    for language in ["en", "ru", "kw"] {
      builder.add(
        [
          .plural(
            count,
            forms: [
              .one: [.argument(count), .text(" item é")], .zero: [.text("none")],
              .other: [.text("все "), .argument(count)],
            ])
        ], key: "%lld items", language: language)
    }
    builder.add(
      text: String(repeating: "long ", count: 60), key: builder.addKey("title"), language: "ru")
    builder.add(
      [.width([4: [.text("w")], 9: [.argument(count), .percent]]), .text("!")], key: "%lld wide",
      language: "en")
    builder.addKey("50% \u{E9}")
    catalogs.append(builder.build())
    return catalogs.map { $0.serialized() }
  }

  /// The texts of a catalog in some languages, by all ways into them.
  private static func texts(of catalog: CompiledCatalog) -> [String] {
    var texts: [String] = []
    let languages = catalog.languages.prefix(4)
    let keys = catalog.keys.prefix(64)
    for language in languages {
      for options in [Localizer.Options(), .init(device: .mac, width: 5, escaping: .all) { _ in }] {
        let localizer = Localizer(catalog, language: language, options: options)
        for key in keys {
          for values in [[], [1, 2, 3], ["a", 0, "b"], [1.5, 1_000_000]] as [[MessageArgument]] {
            texts.append(localizer.string(forKey: key, arguments: values))
          }
          _ = catalog.argumentKinds(forKey: key, language: language)
        }
        FuzzSymbols.$current.withValue(catalog.fingerprint) {
          for number in -1...keys.count {
            var symbol = LocalizedMessage(FuzzSymbols.self, number: number, key: "title")
            texts.append(localizer.string(symbol))
            symbol.append(1000 + number)
            append(symbol, localizer, to: &texts)
          }
        }
        for value: String.LocalizationValue in [
          "\(1) items", "\(0) wide", "title", "a \(2)", "50% \u{E9}", "",
        ] {
          texts.append(localizer.string(value))
        }
      }
    }
    return texts
  }

  /// Writes a message to memory that has as much room as it needs, and no more.
  private static func append(
    _ symbol: LocalizedMessage, _ localizer: Localizer, to texts: inout [String]
  ) {
    let text = localizer.string(symbol)
    let count = text.utf8.count
    for room in [count, count + 16] where room > 0 {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
      let written = unsafe localizer.write(symbol, to: memory)
      precondition(written == count)
      precondition(unsafe text.utf8.elementsEqual(memory[..<count]))
      unsafe memory.deallocate()
    }
    texts.append(text)
  }
}

/// Symbols that say they are of whatever catalog there is.
private enum FuzzSymbols: CatalogSymbols {
  static let table = "Fuzz"
  static let bundlePath: String? = nil
  static var fingerprint: UInt64 { current }

  @TaskLocal static var current: UInt64 = 0
}
