extension BinaryPropertyList {
  /// A file of these values.
  ///
  /// - Complexity: O(*n*) in the count of bytes.
  static func bytes(texts: [(key: String, value: String)], others: Others) -> [UInt8] {
    let memberCount = texts.count + others.values.count
    // The dictionary, its keys, the texts, the rest.
    let firstOther = 1 + memberCount + texts.count
    let objectCount = firstOther + others.objects.count
    let referenceSize = size(of: objectCount)
    let values =
      (0..<texts.count).map { 1 + memberCount + $0 } + others.values.map { firstOther + $0.object }

    var bytes = signature
    var offsets: [Int] = [bytes.count]
    offsets.reserveCapacity(objectCount)
    bytes += marker(0xD, count: memberCount)
    for object in Array(1..<1 + memberCount) + values { append(object, referenceSize, to: &bytes) }
    for text in texts.map(\.key) + others.values.map(\.key) + texts.map(\.value) {
      offsets.append(bytes.count)
      append(text, to: &bytes)
    }
    for object in others.objects {
      offsets.append(bytes.count)
      switch object {
      case .leaf(let leaf): bytes += leaf
      case .collection(let kind, let count, let members):
        bytes += marker(kind, count: count)
        for member in members { append(firstOther + member, referenceSize, to: &bytes) }
      }
    }
    let tableStart = bytes.count
    let offsetSize = size(of: tableStart)
    for offset in offsets { append(offset, offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objectCount, 0, tableStart] { append(number, 8, to: &bytes) }
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes += marker(0x5, count: text.utf8.count)
      bytes += text.utf8
    } else {
      bytes += marker(0x6, count: text.utf16.count)
      for unit in text.utf16 { append(Int(unit), 2, to: &bytes) }
    }
  }

  /// The first bytes of an object that has a count.
  private static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
    if count < 0xF { return [kind << 4 | UInt8(count)] }
    let width = size(of: count)
    var bytes: [UInt8] = [kind << 4 | 0xF, 0x10 | UInt8(width.trailingZeroBitCount)]
    append(count, width, to: &bytes)
    return bytes
  }

  /// How many bytes a number takes, of the widths that an integer object may have.
  private static func size(of number: Int) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }

  private static func append(_ number: Int, _ size: Int, to bytes: inout [UInt8]) {
    for index in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }
}
