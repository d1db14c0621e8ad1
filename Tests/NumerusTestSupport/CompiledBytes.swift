/// The bytes of a compiled catalog as `Data/CompiledCatalog/FORMAT.md` has them, read and summed by
/// nothing but that page.
public struct CompiledBytes: Sendable {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The numbers of the header: where each stands, and its count of bytes.
  public static let header: [(name: String, place: Int, size: Int)] = [
    ("magic", 0, 8), ("version", 8, 4), ("header size", 12, 4), ("size", 16, 8),
    ("checksum", 24, 8), ("fingerprint", 32, 8), ("languages", 40, 4), ("keys", 44, 4),
    ("specifiers", 48, 4), ("homes", 52, 4), ("languages' place", 56, 4),
    ("specifiers' place", 60, 4), ("names' place", 64, 4), ("slots' place", 68, 4),
    ("keys' place", 72, 4), ("starts' place", 76, 4), ("programs' place", 80, 4),
    ("programs' end", 84, 4), ("reserved", 88, 8),
  ]

  /// The bytes that a text has in hexadecimal, with comments behind `#`.
  public init(hexadecimal text: some StringProtocol) {
    bytes = text.split(separator: "\n").flatMap { line in
      line.prefix { $0 != "#" }.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }
  }

  /// A number in little-endian order.
  public subscript(place: Int, size: Int) -> UInt64 {
    get { (0..<size).reduce(0) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) } }
    set {
      for index in 0..<size {
        bytes[place + index] = UInt8(truncatingIfNeeded: newValue >> UInt64(8 * index))
      }
    }
  }

  /// Tells the size that there is, where there is a header to tell it.
  public mutating func setSize() {
    if bytes.count >= 24 { self[16, 8] = UInt64(bytes.count) }
  }

  /// Makes the checksum the right one, where there is a header that has one.
  public mutating func setChecksum() {
    if bytes.count >= 32 { self[24, 8] = checksum }
  }

  /// The checksum that the bytes should have.
  public var checksum: UInt64 {
    let beginning: UInt64 = 0x243F_6A88_85A3_08D3
    var hashes = (1...4).map { beginning &* $0 }
    var place = 32
    while place + 32 <= bytes.count {
      for index in 0..<4 { hashes[index] = Self.mix(hashes[index], self[place + 8 * index, 8]) }
      place += 32
    }
    var sum = hashes.reduce(UInt64(bytes.count - 32), Self.mix)
    for byte in bytes[place...] { sum = Self.mix(sum, UInt64(byte)) }
    return sum
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = UInt128(hash ^ word) * 0x9E37_79B9_7F4A_7C15
    return UInt64(truncatingIfNeeded: product >> 64) ^ UInt64(truncatingIfNeeded: product)
  }
}
