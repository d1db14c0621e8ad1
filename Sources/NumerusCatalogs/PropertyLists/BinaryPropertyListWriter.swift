internal import NumerusMessages

/// Writes binary property lists in the form that Foundation writes and reads.
package struct BinaryPropertyListWriter {
  private enum Object {
    case leaf([UInt8])
    case collection(marker: UInt8, count: Int, members: [Int])
  }

  private var objects: [Object] = []
  /// The texts that are objects already: keys come again and again.
  private var texts: [ExactText: Int] = [:]

  /// The bytes of a file. Keys stand in the order of the value.
  ///
  /// - Complexity: O(*n*) in the size of the output, on average.
  package static func bytes(of value: PropertyListValue) -> [UInt8] {
    var writer = Self()
    _ = writer.add(value)
    return writer.file()
  }

  private mutating func add(_ value: PropertyListValue) -> Int {
    switch value.kind {
    case .string(let text): return add(text)
    case .dictionary(let members):
      return addCollection(0xD0, count: members.count) { writer in
        members.map { writer.add($0.key) } + members.map { writer.add($0.value) }
      }
    case .array(let elements):
      return addCollection(0xA0, count: elements.count) { writer in
        elements.map { writer.add($0) }
      }
    case .bool(let value): return addLeaf([value ? 0x09 : 0x08])
    case .integer(let digits): return addLeaf(Self.integer(PropertyListNumber.integer(digits) ?? 0))
    case .real(let digits):
      return addLeaf([0x23] + Self.word((Double(digits) ?? .nan).bitPattern, 8))
    case .date(let date): return addLeaf([0x33] + Self.word(date.secondsSince2001.bitPattern, 8))
    case .data(let data): return addLeaf(Self.head(0x40, count: data.count) + data)
    }
  }

  private mutating func addLeaf(_ bytes: [UInt8]) -> Int {
    objects.append(.leaf(bytes))
    return objects.count - 1
  }

  private mutating func addCollection(
    _ marker: UInt8, count: Int, _ members: (inout Self) -> [Int]
  ) -> Int {
    let number = objects.count
    objects.append(.leaf([]))
    objects[number] = .collection(marker: marker, count: count, members: members(&self))
    return number
  }

  private mutating func add(_ text: String) -> Int {
    if let number = texts[ExactText(text)] { return number }
    texts[ExactText(text)] = objects.count
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return addLeaf(Self.head(0x50, count: text.utf8.count) + Array(text.utf8))
    }
    var bytes = Self.head(0x60, count: text.utf16.count)
    for unit in text.utf16 { bytes += Self.word(UInt64(unit), 2) }
    return addLeaf(bytes)
  }

  private func file() -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    let referenceSize = Self.size(of: objects.count)
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .leaf(let leaf): bytes += leaf
      case .collection(let marker, let count, let members):
        bytes += Self.head(marker, count: count)
        for member in members { bytes += Self.word(UInt64(member), referenceSize) }
      }
    }
    let tableStart = bytes.count
    let offsetSize = Self.size(of: tableStart)
    for offset in offsets { bytes += Self.word(UInt64(offset), offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, tableStart] { bytes += Self.word(UInt64(number), 8) }
    return bytes
  }

  /// A marker and the count that belongs to it.
  private static func head(_ marker: UInt8, count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 0xF] + integer(Int128(count))
  }

  /// A whole number: without a sign in one, two or four bytes, with one in more.
  private static func integer(_ number: Int128) -> [UInt8] {
    switch number {
    case 0...0xFF: [0x10] + word(UInt64(number), 1)
    case 0...0xFFFF: [0x11] + word(UInt64(number), 2)
    case 0...0xFFFF_FFFF: [0x12] + word(UInt64(number), 4)
    case Int128(Int64.min)...Int128(Int64.max):
      [0x13] + word(UInt64(truncatingIfNeeded: number), 8)
    default:
      [0x14] + word(UInt64(truncatingIfNeeded: number >> 64), 8)
        + word(UInt64(truncatingIfNeeded: number), 8)
    }
  }

  /// How many bytes a number takes, of the widths that Foundation writes.
  private static func size(of number: Int) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }

  private static func word(_ number: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}
