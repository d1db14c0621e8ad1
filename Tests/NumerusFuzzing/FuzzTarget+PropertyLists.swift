import Numerus

extension FuzzTarget {
  /// Inputs to begin with that are no text.
  package var binarySeeds: [[UInt8]] {
    if self == .compiled { return Self.compiledSeeds }
    guard self == .plist else { return [] }
    // {"a": ["b", 1, true], "b": 2.5, "é": data}
    let objects: [[UInt8]] = [
      [0xD3, 1, 2, 3, 4, 5, 6], [0x51, 0x61], [0x51, 0x62], [0x61, 0, 0xE9], [0xA3, 2, 7, 8],
      [0x23, 0x40, 4, 0, 0, 0, 0, 0, 0], [0x42, 0, 255], [0x10, 1], [0x09],
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] {
      bytes += [UInt8](repeating: 0, count: 7) + [number]
    }
    return [bytes]
  }

  static func plist(_ bytes: [UInt8]) {
    guard let file = try? PropertyListFile(bytes) else { return }
    let written = XMLPropertyListWriter.bytes(of: file.root)
    guard let again = try? PropertyListFile(written) else {
      preconditionFailure("what was written is no property list")
    }
    precondition(XMLPropertyListWriter.bytes(of: again.root) == written)
    let binary = BinaryPropertyListWriter.bytes(of: file.root)
    guard let read = try? PropertyListFile(binary) else {
      preconditionFailure("what was written is no binary property list")
    }
    precondition(BinaryPropertyListWriter.bytes(of: read.root) == binary)
  }

  static func stringsdict(_ bytes: [UInt8]) {
    guard let file = try? StringsDictFile(bytes) else { return }
    for diagnostic in file.diagnostics + file.referenceDiagnostics {
      precondition((diagnostic.location?.line ?? 1) > 0)
    }
    check(file)
    guard let again = try? StringsDictFile(file.bytes) else {
      preconditionFailure("what was written is no stringsdict")
    }
    precondition(again.bytes == file.bytes)
    guard let exported = try? LocalizedFiles(StringCatalog(file, language: "en"), .both) else {
      return
    }
    for file in exported.files where file.ending == "stringsdict" {
      guard let again = try? StringsDictFile(file.bytes) else {
        preconditionFailure("what was exported is no stringsdict")
      }
      check(again)
    }
  }

  /// All that a file may be asked for.
  private static func check(_ file: StringsDictFile) {
    let catalog = StringCatalog(file, language: "en").compiled().catalog
    for width in [nil, 10] {
      let localizer = Localizer(
        catalog, language: "en", options: .init(device: .mac, width: width) { _ in })
      for key in catalog.keys {
        for arguments in [[], [1, 2], ["a", 0.5]] as [[MessageArgument]] {
          _ = localizer.string(forKey: key, arguments: arguments)
        }
      }
    }
  }
}
