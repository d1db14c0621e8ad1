/// The usual Base64 of RFC 4648, section 4, with padding.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  package static func encoded(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let count = min(3, bytes.count - place)
      var group = UInt32(bytes[place]) << 16
      if count > 1 { group |= UInt32(bytes[place + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[place + 2]) }
      for digit in 0..<4 {
        let value = Int(group >> UInt32(18 - 6 * digit) & 63)
        text.append(digit <= count ? digits[value] : padding)
      }
      place += 3
    }
    return text
  }

  /// The bytes of a text.
  ///
  /// - Throws: `CompiledCatalogError` with the place of what does not belong there. A text that could be
  ///   written another way is refused too.
  static func decoded(_ text: Span<UInt8>) throws(CompiledCatalogError) -> BlockMemory {
    guard text.count % 4 == 0 else { throw failure(text.count) }
    var paddingCount = 0
    while paddingCount < min(2, text.count), text[text.count - 1 - paddingCount] == padding {
      paddingCount += 1
    }
    let digitCount = text.count - paddingCount
    return try unsafe BlockMemory(count: text.count / 4 * 3 - paddingCount) {
      memory throws(CompiledCatalogError) in
      var group: UInt32 = 0
      var written = 0
      for place in 0..<digitCount {
        guard let value = value(of: text[place]) else { throw failure(place) }
        group = group << 6 | UInt32(value)
        guard place % 4 == 3 else { continue }
        unsafe memory[written] = UInt8(truncatingIfNeeded: group >> 16)
        unsafe memory[written + 1] = UInt8(truncatingIfNeeded: group >> 8)
        unsafe memory[written + 2] = UInt8(truncatingIfNeeded: group)
        written += 3
      }
      guard paddingCount > 0 else { return }
      group <<= UInt32(6 * paddingCount)
      let rest = 3 - paddingCount
      for index in 0..<rest {
        unsafe memory[written + index] = UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * index))
      }
      // Bits that no byte has.
      guard group & (1 << UInt32(8 * paddingCount) - 1) == 0 else { throw failure(digitCount - 1) }
    }
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static func failure(_ place: Int) -> CompiledCatalogError {
    CompiledCatalogError(.damaged("its text is no Base64"), offset: place)
  }
}
