/// Reads binary property lists, as Foundation writes them: `bplist00`, objects, a table of where they
/// begin, and a trailer that says where the table is.
///
/// Foundation's own reader keeps no order of keys, and objects that are used many times in one
/// another keep it busy for ages: a file of a few hundred bytes is enough. This one reads each object
/// once, and counts it wherever it is used.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  /// Where the table of offsets begins; objects lie before it.
  private let tableStart: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private var bounds = PropertyListBounds()
  /// The arrays and dictionaries around the object at hand.
  private var open: Set<Int> = []
  /// What has been read, by the number of the object, so that one that is used many times is read and
  /// kept once.
  private var known: [Int: (value: PropertyListValue, extent: PropertyListBounds.Extent)] = [:]
  /// How many bytes are left for objects: were they to overlap, few bytes could hold many long ones.
  private var unread: Int

  private static let signature = Array("bplist0".utf8)
  private static let trailerSize = 32

  /// Whether bytes begin as a binary property list does.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// The value that a file holds. All values have the offset zero.
  ///
  /// - Complexity: O(*n*) in the count of bytes, on average.
  static func value(of bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue {
    let trailer = bytes.count - trailerSize
    guard trailer > signature.count else {
      throw .expected("a trailer of \(trailerSize) bytes", at: bytes.count)
    }
    var reader = try Self(bytes, trailer: trailer)
    let top = try reader.integer(at: trailer + 16, size: 8)
    return try reader.value(ofObject: top, usedAt: trailer + 16)
  }

  private init(_ bytes: [UInt8], trailer: Int) throws(PropertyListFailure) {
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize else {
      throw .expected("sizes of offsets and references from 1 to 8", at: trailer + 6)
    }
    func word(_ offset: Int) -> Int? {
      Int(exactly: bytes[offset..<offset + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    // Every object takes a byte at least, so the product is far from overflow.
    guard let count = word(trailer + 8), let start = word(trailer + 24),
      Self.signature.count < start, start <= trailer,
      1...bytes.count ~= count, count * offsetSize <= trailer - start
    else { throw .expected("a table of offsets inside the file", at: trailer + 8) }
    objectCount = count
    tableStart = start
    unread = start
  }

  private mutating func value(
    ofObject number: Int, usedAt place: Int
  ) throws(PropertyListFailure) -> PropertyListValue {
    guard number < objectCount else { throw .expected("the number of an object", at: place) }
    let entry = tableStart + number * offsetSize
    if let (value, extent) = known[number] {
      try bounds.add(extent, at: entry)
      return value
    }
    let offset = try integer(at: entry, size: offsetSize)
    guard Self.signature.count..<tableStart ~= offset else {
      throw .expected("an offset inside the objects", at: entry)
    }
    let start = bounds.beginExtent()
    try bounds.addValue(at: offset)
    let value = PropertyListValue(try kind(ofObject: number, at: offset))
    known[number] = (value, bounds.endExtent(start))
    return value
  }

  private mutating func kind(
    ofObject number: Int, at offset: Int
  ) throws(PropertyListFailure) -> PropertyListValue.Kind {
    let low = Int(bytes[offset] & 15)
    switch bytes[offset] >> 4 {
    case 0 where low == 8 || low == 9:
      try take(1, at: offset)
      return .bool(low == 9)
    case 1 where low <= 4:
      try take(1 + 1 << low, at: offset)
      return .integer(try digits(at: offset + 1, size: 1 << low))
    case 2 where low == 2:
      try take(5, at: offset)
      let bits = UInt32(truncatingIfNeeded: try word(at: offset + 1, size: 4))
      return .real(PropertyListNumber.word(for: Double(Float(bitPattern: bits))))
    case 2 where low == 3:
      try take(9, at: offset)
      return .real(PropertyListNumber.word(for: try double(at: offset + 1)))
    case 3 where low == 3:
      try take(9, at: offset)
      guard let date = PropertyListDate(secondsSince2001: try double(at: offset + 1)) else {
        throw .expected("a date in the years 1 to 9999", at: offset)
      }
      return .date(date)
    case 4:
      let (start, count) = try extent(at: offset, elementSize: 1)
      try bounds.addText(count, at: offset)
      return .data(Array(bytes[start..<start + count]))
    case 5, 6: return .string(try text(at: offset))
    case 10, 13:
      guard open.insert(number).inserted else {
        throw .expected("an object that does not contain itself", at: offset)
      }
      defer { open.remove(number) }
      try bounds.open(at: offset)
      defer { bounds.close() }
      return bytes[offset] >> 4 == 10
        ? .array(try elements(at: offset)) : .dictionary(try members(at: offset))
    default: throw .expected("an object of a property list", at: offset)
    }
  }

  private mutating func elements(
    at offset: Int
  ) throws(PropertyListFailure) -> [PropertyListValue] {
    let (start, count) = try extent(at: offset, elementSize: referenceSize)
    var elements: [PropertyListValue] = []
    for index in 0..<count {
      elements.append(try element(at: start + index * referenceSize))
    }
    return elements
  }

  private mutating func members(
    at offset: Int
  ) throws(PropertyListFailure) -> [PropertyListValue.Member] {
    let (start, count) = try extent(at: offset, elementSize: 2 * referenceSize)
    var members: [PropertyListValue.Member] = []
    for index in 0..<count {
      let place = start + index * referenceSize
      guard case .string(let key) = try element(at: place).kind else {
        throw .expected("a string as key", at: place)
      }
      let value = try element(at: place + count * referenceSize)
      members.append(PropertyListValue.Member(key: key, value: value))
    }
    return members
  }

  private mutating func element(at place: Int) throws(PropertyListFailure) -> PropertyListValue {
    try value(ofObject: try integer(at: place, size: referenceSize), usedAt: place)
  }

  private mutating func text(at offset: Int) throws(PropertyListFailure) -> String {
    let isUTF16 = bytes[offset] >> 4 == 6
    let (start, count) = try extent(at: offset, elementSize: isUTF16 ? 2 : 1)
    try bounds.addText(isUTF16 ? 2 * count : count, at: offset)
    guard isUTF16 else {
      let ascii = bytes[start..<start + count]
      if let fault = ascii.firstIndex(where: { $0 >= 0x80 }) { throw .expected("ASCII", at: fault) }
      return String(decoding: ascii, as: UTF8.self)
    }
    let units = (0..<count).map { index in
      UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
    }
    // Half a surrogate pair comes out as U+FFFD.
    return String(decoding: units, as: UTF16.self)
  }

  /// Takes the bytes of an object off what is left for objects.
  private mutating func take(_ count: Int, at offset: Int) throws(PropertyListFailure) {
    unread -= count
    guard unread >= 0 else { throw .expected("values that do not overlap", at: offset) }
  }

  /// Where the elements of an object begin and how many there are; all of them lie before the table.
  private mutating func extent(
    at offset: Int, elementSize: Int
  ) throws(PropertyListFailure) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = Int(bytes[offset] & 15)
    if count == 15 {
      guard start < tableStart, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else {
        throw .expected("a count", at: start)
      }
      let size = 1 << Int(bytes[start] & 15)
      count = try integer(at: start + 1, size: size)
      start += 1 + size
    }
    guard start <= tableStart, count <= (tableStart - start) / elementSize else {
      throw .expected("fewer elements than \(count)", at: offset)
    }
    try take(start - offset + count * elementSize, at: offset)
    return (start, count)
  }

  /// The digits of a whole number. Those of eight bytes and more have a sign.
  private func digits(at offset: Int, size: Int) throws(PropertyListFailure) -> String {
    guard size == 16 else {
      let word = try word(at: offset, size: size)
      return size == 8 ? String(Int64(bitPattern: word)) : String(word)
    }
    let high = try word(at: offset, size: 8)
    let low = try word(at: offset + 8, size: 8)
    return String(Int128(Int64(bitPattern: high)) << 64 | Int128(low))
  }

  private func double(at offset: Int) throws(PropertyListFailure) -> Double {
    Double(bitPattern: try word(at: offset, size: 8))
  }

  /// A number that is an offset or a count.
  private func integer(at offset: Int, size: Int) throws(PropertyListFailure) -> Int {
    guard let number = Int(exactly: try word(at: offset, size: size)) else {
      throw .expected("a number below 2^63", at: offset)
    }
    return number
  }

  private func word(at offset: Int, size: Int) throws(PropertyListFailure) -> UInt64 {
    guard offset <= bytes.count - size else { throw .expected("\(size) bytes", at: offset) }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
