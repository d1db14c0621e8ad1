import Foundation
import Numerus
import NumerusMessages
import NumerusTestSupport
import Testing

/// What messages, localizers and catalogs hold on to, and that they let go of it.
@Suite(.serialized) struct MessageMemoryTests {
  /// The memory of the process that is in use, in bytes.
  private static func resident() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(text.split(separator: " ")[1])) * sysconf(Int32(_SC_PAGESIZE))
  }

  /// What other tests may take in the meantime.
  private static let noise = 64 << 20

  private static func catalog(textSize: Int = 1) -> CompiledCatalog {
    var builder = CompiledCatalogBuilder(sourceLanguage: "en")
    var text = MessageText()
    builder.add(text.parts(of: "%@ has %lld"), key: "%@ has %lld", language: "en")
    builder.add(
      text: String(repeating: "x", count: textSize), key: builder.addKey("x"), language: "en")
    return builder.build()
  }

  /// Where the bytes of a text are.
  private static func place(of text: inout String) -> UnsafePointer<UInt8>? {
    text.withUTF8 { $0.baseAddress }
  }

  /// A text that nobody else holds is appended to where it is.
  @Test func textsAreGivenBack() throws {
    let localizer = Localizer(Self.catalog(), language: "en")
    var name = String(repeating: "long name ", count: 4)
    name.reserveCapacity(4000)
    let place = unsafe Self.place(of: &name)
    var memory = [UInt8](repeating: 0, count: 300)
    for count in 0..<1000 {
      _ = localizer.string("\(name) has \(count)")
      _ = localizer.string("\(name) and \(name) are unknown")
      _ = localizer.string("\(name), \(name), \(name)")
      _ = localizer.string(forKey: "%@ has %lld", arguments: [MessageArgument(name), 2])
      var bytes: [UInt8] = []
      localizer.write("\(name) has \(count)", to: &bytes)
      let written = unsafe memory.withUnsafeMutableBytes { memory in
        unsafe localizer.write("\(name) has \(count)", to: memory)
      }
      #expect(written == bytes.count)
    }
    name += "!"
    #expect(unsafe Self.place(of: &name) == place)
    #expect(name == String(repeating: "long name ", count: 4) + "!")
    // A second holder would have made it move.
    let held = name
    name += "!"
    #expect(unsafe Self.place(of: &name) != place)
    #expect(held.utf8.count == 41)
  }

  @Test func messagesGoWithTheirLastHolder() {
    weak var overflow: OverflowingMessage?
    weak var core: LocalizerCore?
    weak var storage: CatalogStorage?
    do {
      let catalog = Self.catalog()
      storage = catalog.storage
      let localizer = Localizer(catalog, language: "en")
      core = localizer.core
      let value: String.LocalizationValue = "\(1)\(2)\(3)\(4)\(5)\(6)"
      overflow = value.packed.overflow
      #expect(overflow != nil && core != nil && storage != nil)
      #expect(localizer.string(value) == "123456")
      #expect(localizer.string("\("a") has \(1)") == "a has 1")
    }
    #expect(overflow == nil && core == nil && storage == nil)
  }

  /// A megabyte of text each time, by each way: what stays would be seen.
  @Test func longTextsDoNotStay() throws {
    let localizer = Localizer(Self.catalog(), language: "en")
    let before = try Self.resident()
    for count in 0..<100 {
      let name = String(repeating: "0123456789abcdef", count: 65_536) + "\(count)"
      #expect(
        localizer.string("\(name) has \(count)").utf8.count == name.utf8.count + 5
          + "\(count)".count)
      var bytes: [UInt8] = []
      localizer.write("\(name) has \(count)", to: &bytes)
      #expect(localizer.string("\(name)\(name)\(name)").utf8.count == 3 * name.utf8.count)
    }
    #expect(try Self.resident() - before < Self.noise)
  }

  /// Catalogs of two megabytes, opened in each way and closed with their last localizer.
  @Test func closedCatalogsDoNotStay() throws {
    let folder = try OpenedFolder()
    let bytes = Self.catalog(textSize: 2 << 20).serialized()
    let path = try folder.write(bytes)
    let broken = try folder.write(bytes.dropLast(1) + [1], "Broken.numerus")
    func open(_ number: Int) throws -> CompiledCatalog {
      switch number % 4 {
      case 0: try CompiledCatalog(contentsOfCompiledFile: path)
      case 1: try CompiledCatalog(mappingCompiledFile: path)
      case 2: try CompiledCatalog(mappingCompiledFile: path, checking: .everything)
      default: try CompiledCatalog(serialized: bytes)
      }
    }
    let before = try Self.resident()
    let mapsBefore = try Self.mapCount(path)
    for number in 0..<200 {
      let localizer = Localizer(try open(number), language: "en")
      #expect(localizer.string("x").utf8.count == 2 << 20)
      #expect(throws: CompiledCatalogError.self) {
        try CompiledCatalog(contentsOfCompiledFile: broken)
      }
    }
    #expect(try Self.resident() - before < Self.noise)
    #expect(try Self.mapCount(path) == mapsBefore)
    #expect(mapsBefore == 0)
    let catalog = try CompiledCatalog(mappingCompiledFile: path)
    #expect(try Self.mapCount(path) == 1)
    #expect(catalog.keyCount == 2)
  }

  private static func mapCount(_ path: String) throws -> Int {
    let name = URL(filePath: path).deletingLastPathComponent().lastPathComponent
    return try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      .split(separator: "\n").count { $0.contains(name) }
  }

  /// A file that is replaced by another of its name serves who opened it.
  @Test func mappedFilesMayBeReplaced() throws {
    let folder = try OpenedFolder()
    let path = try folder.write(Self.catalog(textSize: 100_000).serialized())
    let catalog = try CompiledCatalog(mappingCompiledFile: path)
    let other = try folder.write(Self.catalog(textSize: 5).serialized(), "new")
    #expect(unsafe rename(other, path) == 0)
    #expect(Localizer(catalog, language: "en").string("x").utf8.count == 100_000)
    let replaced = try CompiledCatalog(mappingCompiledFile: path)
    #expect(Localizer(replaced, language: "en").string("x") == "xxxxx")
  }
}
