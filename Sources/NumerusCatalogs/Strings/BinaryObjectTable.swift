/// Where the objects of a binary property list are.
///
/// The format is that of Core Foundation's `CFBinaryPList.c`: a signature, the objects, a table of
/// their offsets, and 32 bytes that tell how wide the numbers in it are, how many objects there are,
/// which is the root, and where the table begins. All numbers are big-endian.
struct BinaryObjectTable {
  /// What an object's first bytes tell.
  struct Header {
    /// The upper half of the marker.
    var kind: UInt8
    /// How many bytes, code units, members or pairs it has.
    var count: Int
    var start: Int
    /// Where its contents begin.
    var content: Int
    var end: Int

    var isText: Bool { 0x5...0x7 ~= kind }
    var isCollection: Bool { kind == 0xA || kind == 0xC || kind == 0xD }

    /// The words for the kind in messages.
    var kindName: String {
      switch kind {
      case 0x0: "a truth value"
      case 0x1, 0x2: "a number"
      case 0x3: "a date"
      case 0x4: "data"
      case 0xA, 0xC: "an array"
      case 0xD: "a dictionary"
      default: "of another kind"
      }
    }
  }

  let root: Int
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int

  init(_ bytes: [UInt8]) throws(BinaryPropertyList.Failure) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer > BinaryPropertyList.signature.count else { throw Self.damaged }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let objectCount = Self.number(bytes, trailer + 8, 8),
      let root = Self.number(bytes, trailer + 16, 8),
      let tableStart = Self.number(bytes, trailer + 24, 8),
      root < objectCount, BinaryPropertyList.signature.count < tableStart, tableStart < trailer,
      objectCount <= (trailer - tableStart) / offsetSize
    else { throw Self.damaged }
    self.objectCount = objectCount
    self.root = root
    self.tableStart = tableStart
  }

  private static let damaged = BinaryPropertyList.Failure(reason: "it is damaged or cut short")

  func header(of object: Int) throws(BinaryPropertyList.Failure) -> Header {
    guard
      let start = Self.number(bytes, tableStart + object * offsetSize, offsetSize),
      BinaryPropertyList.signature.count <= start, start < tableStart
    else { throw Self.damaged }
    let kind = bytes[start] >> 4
    let low = Int(bytes[start] & 0xF)
    var header = Header(kind: kind, count: low, start: start, content: start + 1, end: start + 1)
    let width: Int
    switch kind {
    case 0x0: (header.count, width) = (0, 1)
    case 0x1, 0x2: (header.count, width) = (1 << min(low, 5), 1)
    case 0x3: (header.count, width) = (8, 1)
    case 0x8: (header.count, width) = (low + 1, 1)
    case 0x4, 0x5, 0x7: width = 1
    case 0x6: width = 2
    case 0xA, 0xC: width = referenceSize
    case 0xD: width = 2 * referenceSize
    default: throw Self.damaged
    }
    if low == 0xF, kind >= 0x4, kind != 0x8 {
      // The count is an integer object of its own, which follows.
      guard start + 1 < tableStart, bytes[start + 1] >> 4 == 0x1 else { throw Self.damaged }
      let size = 1 << min(Int(bytes[start + 1] & 0xF), 5)
      guard size <= 8, let count = Self.number(bytes, start + 2, size) else { throw Self.damaged }
      header.count = count
      header.content = start + 2 + size
    }
    guard header.content <= tableStart, header.count <= (tableStart - header.content) / width else {
      throw Self.damaged
    }
    header.end = header.content + header.count * width
    return header
  }

  /// The objects in a collection; of a dictionary the keys, then the values.
  func references(_ header: Header) throws(BinaryPropertyList.Failure) -> [Int] {
    var references: [Int] = []
    references.reserveCapacity((header.end - header.content) / referenceSize)
    for offset in stride(from: header.content, to: header.end, by: referenceSize) {
      guard let object = Self.number(bytes, offset, referenceSize), object < objectCount else {
        throw Self.damaged
      }
      references.append(object)
    }
    return references
  }

  /// What an object of text says.
  func text(_ header: Header) -> String {
    guard header.kind == 0x6 else {
      return String(decoding: bytes[header.content..<header.end], as: UTF8.self)
    }
    let units = stride(from: header.content, to: header.end, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A number of up to eight bytes; nil if it is beyond the bytes or what an Int holds.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    return Int(exactly: bytes[start..<start + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
}
