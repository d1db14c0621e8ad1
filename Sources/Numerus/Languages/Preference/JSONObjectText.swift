package import NumerusCatalogs

/// The text of a JSON object, of which one member can be exchanged and all else stays as it is.
package struct JSONObjectText {
  /// Why a text is no JSON object.
  package struct Fault: Error {
    package var message: String
    package var location: CatalogLocation
  }

  /// An object without members, as editors write it.
  static var empty: Self { Self(bytes: Array("{\n}\n".utf8), start: 0, members: []) }

  private let bytes: [UInt8]
  /// Where the opening brace stands.
  private let start: Int
  private let members: [JSONValue.Member]

  private init(bytes: [UInt8], start: Int, members: [JSONValue.Member]) {
    self.bytes = bytes
    self.start = start
    self.members = members
  }

  package init(_ bytes: [UInt8]) throws(Fault) {
    func fault(_ message: String, at offset: Int) -> Fault {
      let before = bytes[..<min(offset, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return Fault(
        message: message,
        location: CatalogLocation(line: line, column: before.count - lineStart + 1))
    }
    if let offset = FileBytes.firstInvalidByte(of: bytes) {
      throw fault("the file is no UTF-8 at this byte", at: offset)
    }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes)
    } catch {
      let reason =
        switch error.kind {
        case .expected(let what): "expected \(what)"
        case .duplicateKey(let key, _): "the key \"\(key)\" stands twice"
        default: "too many objects and arrays stand in one another"
        }
      throw fault("invalid JSON: \(reason)", at: error.offset)
    }
    guard case .object(let members) = value.kind else {
      throw fault("expected an object, not \(value.kindName)", at: value.offset)
    }
    self.init(bytes: bytes, start: value.offset, members: members)
  }

  /// The texts of a member that is a string or an array of strings; nil for any other.
  package func texts(of key: String) -> [String]? {
    switch place(of: key).map({ members[$0].value.kind }) {
    case .string(let text)?: return [text]
    case .array(let values)?:
      var texts: [String] = []
      for value in values {
        guard case .string(let text) = value.kind else { return nil }
        texts.append(text)
      }
      return texts
    default: return nil
    }
  }

  /// The text with a member's value exchanged, or with the member at the end.
  package func setting(_ key: String, to texts: [String]) -> [UInt8] {
    let array = "[" + texts.map(Self.quoted).joined(separator: ", ") + "]"
    if let place = place(of: key) {
      return replacing(members[place].value.offset..<end(of: place), by: array)
    }
    guard let last = members.indices.last else {
      return replacing(start + 1..<contentEnd, by: "\n  \(Self.quoted(key)) : \(array)\n")
    }
    // The new member stands apart from the last one as that does from what is before it.
    let before = last == 0 ? start + 1 : end(of: last - 1)
    let between = bytes[before..<members[last].keyOffset]
    let space = between.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).last
    let end = end(of: last)
    return replacing(
      end..<end,
      by: "," + String(decoding: space ?? [], as: UTF8.self) + "\(Self.quoted(key)) : \(array)")
  }

  /// The text without a member; nil where there is no such.
  package func removing(_ key: String) -> [UInt8]? {
    guard let place = place(of: key) else { return nil }
    if place + 1 < members.count {
      return replacing(members[place].keyOffset..<members[place + 1].keyOffset, by: "")
    }
    let from = place == 0 ? members[place].keyOffset : end(of: place - 1)
    return replacing(from..<end(of: place), by: "")
  }

  private func place(of key: String) -> Int? {
    members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Where a member's value ends: what stands between it and the next key, or the closing brace, is
  /// white space and a comma.
  private func end(of place: Int) -> Int {
    var end = place + 1 < members.count ? members[place + 1].keyOffset : contentEnd
    while end > start, Self.isBetween(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Where the closing brace stands, which is the last one of the text.
  private var contentEnd: Int { bytes.lastIndex(of: UInt8(ascii: "}")) ?? bytes.count }

  private static func isBetween(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private func replacing(_ range: Range<Int>, by text: String) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
  }

  /// A JSON string.
  private static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
