/// Reads a list of texts in the form that property lists had before XML: `(zh-Hant, "en")`.
struct OldStyleListReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  /// The texts of a list, or the one that stands alone; nil for anything else.
  mutating func list() -> [String]? {
    skipSpace()
    var texts: [String] = []
    if take(UInt8(ascii: "(")) {
      skipSpace()
      // A comma may stand after the last text.
      while !take(UInt8(ascii: ")")) {
        guard let text = text() else { return nil }
        texts.append(text)
        skipSpace()
        if take(UInt8(ascii: ",")) {
          skipSpace()
        } else if rest.first != UInt8(ascii: ")") {
          return nil
        }
      }
    } else {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    skipSpace()
    return rest.isEmpty ? texts : nil
  }

  private mutating func text() -> String? {
    for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] where take(quote) {
      return quoted(until: quote)
    }
    let plain = rest.prefix { $0.isASCIIAlphanumeric || "_$/:.-@=".utf8.contains($0) }
    rest = rest.dropFirst(plain.count)
    return plain.isEmpty ? nil : String(decoding: plain, as: UTF8.self)
  }

  private mutating func quoted(until quote: UInt8) -> String? {
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }
}
