extension TextEncoding {
  /// Bytes that are not in the encoding, and the text before them as UTF-8.
  struct Failure: Error {
    var textBefore: [UInt8]
  }

  /// A file's text as UTF-8, from a byte on.
  func utf8(of bytes: [UInt8], from start: Int) throws(Failure) -> [UInt8] {
    switch self {
    case .utf8:
      let text = start == 0 ? bytes : Array(bytes[start...])
      if let fault = FileBytes.firstInvalidByte(of: text) {
        throw Failure(textBefore: Array(text[..<fault]))
      }
      return text
    case .utf16LittleEndian: return try utf8(ofUTF16: bytes, from: start, high: 1)
    case .utf16BigEndian: return try utf8(ofUTF16: bytes, from: start, high: 0)
    case .utf32LittleEndian: return try utf8(ofUTF32: bytes, from: start, shifts: (0, 8, 16, 24))
    case .utf32BigEndian: return try utf8(ofUTF32: bytes, from: start, shifts: (24, 16, 8, 0))
    }
  }

  /// - Parameter high: Which byte of a unit is the higher one, 0 or 1.
  private func utf8(
    ofUTF16 bytes: [UInt8], from start: Int, high: Int
  ) throws(Failure) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count - start)
    var offset = start
    func unit() -> UInt32 { UInt32(bytes[offset + high]) << 8 | UInt32(bytes[offset + 1 - high]) }
    while offset + 1 < bytes.count {
      var code = unit()
      offset += 2
      if 0xD800..<0xDC00 ~= code, offset + 1 < bytes.count, 0xDC00..<0xE000 ~= unit() {
        code = 0x10000 + (code - 0xD800) << 10 + (unit() - 0xDC00)
        offset += 2
      }
      guard text.append(utf8Of: code) else { throw Failure(textBefore: text) }
    }
    guard offset == bytes.count else { throw Failure(textBefore: text) }
    return text
  }

  private func utf8(
    ofUTF32 bytes: [UInt8], from start: Int, shifts: (UInt32, UInt32, UInt32, UInt32)
  ) throws(Failure) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count - start) / 2)
    var offset = start
    while offset + 3 < bytes.count {
      let code =
        UInt32(bytes[offset]) << shifts.0 | UInt32(bytes[offset + 1]) << shifts.1
        | UInt32(bytes[offset + 2]) << shifts.2 | UInt32(bytes[offset + 3]) << shifts.3
      offset += 4
      guard text.append(utf8Of: code) else { throw Failure(textBefore: text) }
    }
    guard offset == bytes.count else { throw Failure(textBefore: text) }
    return text
  }

  /// Valid UTF-8 in this encoding, without a mark.
  func bytes(ofUTF8 text: [UInt8]) -> [UInt8] {
    if self == .utf8 { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch self {
      case .utf8: break
      case .utf16LittleEndian:
        for unit in scalar.utf16 {
          bytes.append(UInt8(truncatingIfNeeded: unit))
          bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
        }
      case .utf16BigEndian:
        for unit in scalar.utf16 {
          bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
          bytes.append(UInt8(truncatingIfNeeded: unit))
        }
      case .utf32LittleEndian:
        for shift in [0, 8, 16, 24] as [UInt32] {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift))
        }
      case .utf32BigEndian:
        for shift in [24, 16, 8, 0] as [UInt32] {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift))
        }
      }
    }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a character's UTF-8; false, and nothing, for what is no Unicode scalar.
  mutating func append(utf8Of code: UInt32) -> Bool {
    if code < 0x80 {
      append(UInt8(code))
      return true
    }
    guard let scalar = Unicode.Scalar(code) else { return false }
    append(contentsOf: scalar.utf8)
    return true
  }
}
