import Foundation
import NumerusMessages
import NumerusTestSupport
import Testing

/// Compiled catalogs as bytes: what is written is opened again, and what is something else is refused.
@Suite struct SerializingTests {
  private static let bytes = OddCatalog.build().serialized()

  private static func open(_ bytes: [UInt8]) -> Result<CompiledCatalog, CompiledCatalogError> {
    Result { () throws(CompiledCatalogError) in try CompiledCatalog(serialized: bytes) }
  }

  private static func kind(_ bytes: [UInt8]) -> CompiledCatalogError.Kind? {
    if case .failure(let error) = open(bytes) { error.kind } else { nil }
  }

  @Test func sameTextsGiveTheSameBytes() throws {
    #expect(OddCatalog.build().serialized() == Self.bytes)
    let catalog = try CompiledCatalog(serialized: Self.bytes)
    #expect(catalog.serialized() == Self.bytes)
    #expect(catalog.withSerializedBytes { span in span.count } == Self.bytes.count)
    #expect(CompiledBytes(Self.bytes).checksum == CompiledBytes(Self.bytes)[24, 8])
  }

  @Test func openedCatalogIsTheSame() throws {
    let built = OddCatalog.build()
    let catalog = try CompiledCatalog(serialized: Self.bytes)
    #expect(catalog.keys.map(ExactText.init) == OddCatalog.keys.map { ExactText($0.key) })
    #expect(catalog.languages == OddCatalog.languages && catalog.sourceLanguage == "en")
    #expect(catalog.fingerprint == built.fingerprint && catalog.keyCount == built.keyCount)
    #expect(OddCatalog.texts(of: catalog) == OddCatalog.texts(of: built))
    let unchecked = try CompiledCatalog(checkingEachMessageOf: BlockMemory(copying: Self.bytes))
    #expect(OddCatalog.texts(of: unchecked) == OddCatalog.texts(of: built))
    for (key, _) in OddCatalog.keys {
      for language in OddCatalog.languages {
        #expect(
          catalog.contains(key: key, language: language)
            == built.contains(key: key, language: language))
        #expect(
          catalog.argumentKinds(forKey: key, language: language)
            == built.argumentKinds(forKey: key, language: language))
      }
    }
  }

  /// FNV-1a of "a\0bc\0", worked out by hand with another program.
  @Test func fingerprintIsThatOfThePage() throws {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    for key in ["a", "bc"] { builder.addKey(key) }
    #expect(builder.build().fingerprint == 0x4018_01FC_84F3_CA79)
  }

  @Test func bytesMayBeAnywhere() throws {
    for offset in 0..<9 {
      let shifted = [UInt8](repeating: 0xFF, count: offset) + Self.bytes + [0xFF]
      let catalog = try CompiledCatalog(
        serialized: shifted[offset..<offset + Self.bytes.count])
      #expect(catalog.serialized() == Self.bytes)
    }
    let lazy = try CompiledCatalog(serialized: Self.bytes.lazy.map { $0 })
    #expect(lazy.serialized() == Self.bytes)
  }

  @Test func emptyCatalogs() throws {
    let empty = CompiledCatalogBuilder(sourceLanguage: "").build()
    let catalog = try CompiledCatalog(serialized: empty.serialized())
    #expect(catalog.keys == [] && catalog.languages == [""])
    #expect(Localizer(catalog, language: "").string("\(1) x") == "1 x")
    #expect(!catalog.contains(key: ""))
  }

  /// A choice of nothing chooses nothing.
  @Test func choicesWithoutTexts() throws {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    let count = try #require(MessageText.reference("%lld"))
    for (key, part) in [
      ("plural", MessagePart.plural(count, forms: [:])), ("device", .device([:])),
      ("width", .width([:])),
    ] {
      builder.add([.text("<"), part, .text(">")], key: key, language: "en")
    }
    let catalog = try CompiledCatalog(serialized: builder.build().serialized())
    for key in catalog.keys {
      let localizer = Localizer(catalog, language: "en")
      #expect(localizer.string(forKey: key, arguments: [1]) == "<>")
    }
  }

  @Test func cutsAreRefused() {
    for length in 0..<Self.bytes.count {
      let expected: CompiledCatalogError.Kind =
        length < 96 ? .notACompiledCatalog : .wrongSize(expected: UInt64(Self.bytes.count))
      #expect(Self.kind(Array(Self.bytes[..<length])) == expected)
    }
    #expect(Self.kind(Self.bytes + [0]) == .wrongSize(expected: UInt64(Self.bytes.count)))
  }

  /// A cut that hides itself.
  @Test func cutsWithTheirSizeAreRefused() {
    for length in 96..<Self.bytes.count {
      var cut = CompiledBytes(Array(Self.bytes[..<length]))
      cut.setSize()
      #expect(Self.kind(cut.bytes) != nil)
      cut.setChecksum()
      // Of the zeros at the end more may be there than it takes.
      if length < Self.bytes.count - 8 { #expect(Self.kind(cut.bytes) != nil, "\(length)") }
      _ = try? OddCatalog.texts(
        of: CompiledCatalog(checkingEachMessageOf: BlockMemory(copying: cut.bytes)))
    }
  }

  @Test func otherThingsAreRefusedByName() {
    #expect(Self.kind([]) == .notACompiledCatalog)
    #expect(Self.kind(Array(repeating: 0, count: 500)) == .notACompiledCatalog)
    #expect(Self.kind(Array(String(repeating: "{}", count: 500).utf8)) == .notACompiledCatalog)
    var changed = CompiledBytes(Self.bytes)
    changed[8, 4] = 2
    #expect(Self.kind(changed.bytes) == .unknownVersion(2))
    changed = CompiledBytes(Self.bytes)
    changed[16, 8] = .max
    #expect(Self.kind(changed.bytes) == .wrongSize(expected: .max))
  }

  /// Each bit of the block.
  @Test func flipsAreRefused() {
    for place in Self.bytes.indices {
      var changed = Self.bytes
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(Self.kind(changed) != nil, "\(place)")
    }
  }

  /// Numbers of the header that are others, with a checksum that says they are right: refused, but for those
  /// that say nothing about places.
  @Test func headerIsChecked() {
    for (name, place, size) in CompiledBytes.header where name != "checksum" {
      let most: UInt64 = size == 8 ? .max : UInt64(UInt32.max)
      let value = CompiledBytes(Self.bytes)[place, size]
      for other in [0, 1, value &+ 1, value &- 1, value &+ 8, value &- 8, most, most / 2, most - 7]
      where other & most != value {
        var changed = CompiledBytes(Self.bytes)
        changed[place, size] = other
        changed.setChecksum()
        let isRefused = Self.kind(changed.bytes) != nil
        if ["fingerprint", "reserved"].contains(name) {
          #expect(!isRefused)
        } else if !isRefused {
          // Other numbers may be as good: less homes find keys no more, a smaller place may be a gap.
          _ = try? OddCatalog.texts(of: CompiledCatalog(serialized: changed.bytes))
        }
        _ = try? OddCatalog.texts(
          of: CompiledCatalog(checkingEachMessageOf: BlockMemory(copying: changed.bytes)))
      }
    }
  }

  @Test func errorsTellThePlace() throws {
    let folder = try TemporaryFolder(["a.numerus": "{}"])
    let path = folder["a.numerus"]
    for checking in [nil, CompiledCatalog.MappedChecking.eachMessage, .everything] {
      func open(_ path: String) throws(CompiledCatalogError) {
        if let checking {
          _ = try CompiledCatalog(mappingCompiledFile: path, checking: checking)
        } else {
          _ = try CompiledCatalog(contentsOfCompiledFile: path)
        }
      }
      #expect(throws: CompiledCatalogError(.notACompiledCatalog, path: path)) { try open(path) }
      for name in ["none", "."] {
        let error = #expect(throws: CompiledCatalogError.self) { try open(folder[name]) }
        guard case .unreadable? = error?.kind else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(error?.path == folder[name])
      }
      try folder.write("", to: "empty")
      #expect(throws: CompiledCatalogError(.notACompiledCatalog, path: folder["empty"])) {
        try open(folder["empty"])
      }
    }
    var changed = CompiledBytes(Self.bytes)
    changed[56, 4] = 0
    changed.setChecksum()
    guard case .failure(let error) = Self.open(changed.bytes) else {
      Issue.record("it was opened")
      return
    }
    #expect(error.offset == 56)
    #expect(
      error.description
        == "<catalog>: error: the compiled catalog is damaged: its sections are not "
        + "in their order at byte 56")
  }
}
