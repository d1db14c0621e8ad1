/// The characters that mean something in HTML, as text and in quoted attributes.
enum HTMLEscaping {
  /// Replaces what was written from `start` on by what shows it in HTML.
  static func escape(_ output: inout [UInt8], from start: Int) {
    guard output[start...].contains(where: { reference($0) != nil }) else { return }
    let written = Array(output[start...])
    output.removeSubrange(start...)
    for byte in written {
      if let reference = reference(byte) { output += reference.utf8 } else { output.append(byte) }
    }
  }

  private static func reference(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
