import Numerus
import NumerusMessages
import Testing

/// All ways in which a text is written, which must give the same.
enum Ways {
  /// What is asked for.
  struct Message {
    let value: String.LocalizationValue
    let symbol: LocalizedMessage

    var key: String { value.key }
  }

  /// What the compiler sees of a table, which differs from test to test.
  enum Symbols: CatalogSymbols {
    static let table = "Localizable"
    static let bundlePath: String? = nil
    static var fingerprint: UInt64 { current }

    @TaskLocal static var current: UInt64 = 0
  }

  /// How much more room than a text needs is tried; with sixteen bytes more it is copied another way.
  static let rooms = [-1, 0, 1, 15, 16, 17, 64]

  /// Expects one text of all ways.
  static func expect(
    _ message: Message, _ localizer: Localizer, _ expected: String, _ comment: String = ""
  ) {
    let comment = Comment(rawValue: "\(comment) \(localizer.language) \(message.key.prefix(40))")
    func expectSame(_ text: String, _ way: String) {
      // A long text tells more by where it differs.
      guard ExactText(text) != ExactText(expected) else { return }
      Issue.record("\(way): \(text.prefix(300)) is not \(expected.prefix(300)); \(comment)")
    }
    let arguments = message.value.arguments
    expectSame(localizer.string(message.value), "literal")
    expectSame(localizer.string(message.symbol), "symbol")
    expectSame(localizer.string(forKey: message.key, arguments: arguments), "key")
    expectSame(localizer.text(forKey: message.key, orElse: message.value), "default value")
    expectSame(localizer.trace(message.value, forKey: message.key).text, "trace")
    var stream = "<"
    localizer.write(message.value, to: &stream)
    localizer.write(message.symbol, to: &stream)
    #expect(ExactText(stream) == ExactText("<\(expected)\(expected)"), comment)
    var bytes = Array("<".utf8)
    localizer.write(message.value, to: &bytes)
    localizer.write(message.symbol, to: &bytes)
    #expect(bytes == Array("<\(expected)\(expected)".utf8), comment)
    var roomy: [UInt8] = []
    roomy.reserveCapacity(4 * expected.utf8.count + 100)
    localizer.write(message.value, to: &roomy)
    #expect(roomy == Array(expected.utf8), comment)
    for room in rooms {
      expectInMemory(message, localizer, Array(expected.utf8), room, comment)
      expectInSpan(message, localizer, Array(expected.utf8), room, comment)
    }
  }

  private static func expectInMemory(
    _ message: Message, _ localizer: Localizer, _ expected: [UInt8], _ more: Int, _ comment: Comment
  ) {
    let room = expected.count + more
    guard room > 0 else { return }
    let behind = 48
    for way in ["literal", "symbol"] {
      var memory = [UInt8](repeating: 0xA5, count: room + behind)
      let count = unsafe memory.withUnsafeMutableBytes { bytes in
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[..<room])
        return way == "symbol"
          ? unsafe localizer.write(message.symbol, to: target)
          : unsafe localizer.write(message.value, to: target)
      }
      #expect(count == (more < 0 ? nil : expected.count), comment)
      if more >= 0 { #expect(Array(memory[..<expected.count]) == expected, comment) }
      #expect(memory[room...].allSatisfy { $0 == 0xA5 }, comment)
    }
  }

  /// A span that has some bytes already, and another behind it.
  private static func expectInSpan(
    _ message: Message, _ localizer: Localizer, _ expected: [UInt8], _ more: Int, _ comment: Comment
  ) {
    let room = expected.count + more
    guard room >= 0 else { return }
    for way in ["literal", "symbol"] {
      var isWritten = false
      var filled = 0
      let bytes = [UInt8](capacity: room + 3) { span in
        // The array may have more room than it was asked for: what is left is filled.
        while span.freeCapacity > room { span.append(0x3C) }
        filled = span.count
        isWritten =
          way == "symbol"
          ? localizer.write(message.symbol, to: &span) : localizer.write(message.value, to: &span)
      }
      #expect(isWritten == (more >= 0), comment)
      #expect(Array(bytes.dropFirst(filled)) == (more < 0 ? [] : expected), comment)
    }
  }

  /// A catalog as it was compiled, and as it is when its bytes were opened again in each way.
  static func openings(
    of catalog: CompiledCatalog, in folder: borrowing OpenedFolder
  ) throws -> [(String, CompiledCatalog)] {
    let path = try folder.write(catalog.serialized())
    return [
      ("compiled", catalog), ("serialized", try CompiledCatalog(serialized: catalog.serialized())),
      ("read", try CompiledCatalog(contentsOfCompiledFile: path)),
      ("mapped", try CompiledCatalog(mappingCompiledFile: path)),
      ("mapped and checked", try CompiledCatalog(mappingCompiledFile: path, checking: .everything)),
    ]
  }
}
