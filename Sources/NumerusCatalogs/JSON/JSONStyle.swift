/// How a file spaces its JSON, for what is written into it anew.
struct JSONStyle {
  /// The end of a line; empty in a file of one line.
  var newline: [UInt8]
  /// What a level is indented by.
  var unit: [UInt8]
  /// What stands between key and value.
  var colon: [UInt8]
  /// What stands behind a comma in an object on one line.
  var separator: [UInt8]
  /// Whether an empty object has an empty line in it, as Xcode's has.
  var opensEmptyObjects: Bool

  static let xcode = JSONStyle(
    newline: Array("\n".utf8), unit: Array("  ".utf8), colon: Array(" : ".utf8),
    separator: Array(" ".utf8), opensEmptyObjects: true)
}

extension JSONStyle {
  /// The style of a file, as its outermost object shows it.
  init(of layout: JSONLayout, in bytes: [UInt8]) {
    self = .xcode
    guard let first = layout.members.first else { return }
    let lead = layout.lead(0, in: bytes)
    if let end = lead.lastIndex(of: UInt8(ascii: "\n")) {
      let isCRLF = end > lead.startIndex && lead[end - 1] == UInt8(ascii: "\r")
      newline = Array((isCRLF ? "\r\n" : "\n").utf8)
      unit = Array(lead[(end + 1)...])
    } else {
      newline = []
      unit = []
      if layout.members.count > 1 { separator = Array(layout.lead(1, in: bytes)) }
    }
    var cursor = JSONCursor(bytes, from: first.place.keyStart)
    if let key = try? cursor.string() {
      colon = Array(bytes[key.end + 1..<first.place.value.lowerBound])
    }
    opensEmptyObjects = !newline.isEmpty && colon == JSONStyle.xcode.colon
  }
}
