/// Turns UTF-16 with a byte order mark into UTF-8.
enum UTF16Text {
  enum Conversion {
    case utf8([UInt8])
    /// A surrogate without its other half, or half a unit, stands after these bytes.
    case fault(after: [UInt8])
    /// The bytes have no mark of UTF-16.
    case other
  }

  /// - Complexity: O(*n*) in the count of bytes.
  static func converted(_ bytes: [UInt8]) -> Conversion {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return .other }
    func unit(_ index: Int) -> UInt32 {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 2
    while index < bytes.count {
      guard index + 1 < bytes.count else { return .fault(after: text) }
      var code = unit(index)
      index += 2
      if 0xD800..<0xDC00 ~= code, index + 1 < bytes.count, 0xDC00..<0xE000 ~= unit(index) {
        code = 0x10000 + (code - 0xD800) << 10 + (unit(index) - 0xDC00)
        index += 2
      }
      guard let scalar = Unicode.Scalar(code) else { return .fault(after: text) }
      if let encoded = UTF8.encode(scalar) { text += encoded }
    }
    return .utf8(text)
  }
}
