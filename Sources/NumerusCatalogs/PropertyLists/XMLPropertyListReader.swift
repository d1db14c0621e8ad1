internal import Foundation

/// Reads XML property lists, the closed grammar that Apple's document type describes.
///
/// Foundation's reader keeps neither the order of keys nor the place of a value. As there, text is
/// taken as it is: line ends are not changed, and control characters may stand in it.
struct XMLPropertyListReader {
  private var scanner: XMLScanner
  private var bounds = PropertyListBounds()

  /// The value that a file of valid UTF-8 holds.
  ///
  /// - Complexity: O(*n*) in the count of bytes.
  ///
  /// - Parameter encoding: What the file was in before, as its declaration may say.
  static func value(
    of bytes: [UInt8], encoding: TextEncoding
  ) throws(PropertyListFailure) -> PropertyListValue {
    var reader = Self(scanner: XMLScanner(bytes))
    return try reader.document(encoding)
  }

  private mutating func document(_ encoding: TextEncoding) throws(PropertyListFailure)
    -> PropertyListValue
  {
    try scanner.takeProlog(encoding)
    let tag = try scanner.tag("<plist>")
    let root: PropertyListValue
    if tag.name == "plist" {
      guard !tag.isEmpty else { throw expected("a value in <plist>", at: tag.offset) }
      try scanner.skipMisc()
      root = try value(try scanner.tag("a value"))
      try scanner.skipMisc()
      try scanner.takeEnd(of: "plist")
    } else {
      root = try value(tag)
    }
    try scanner.skipMisc()
    guard scanner.isAtEnd else { throw expected("the end", at: scanner.offset) }
    return root
  }

  private mutating func value(_ tag: XMLTag) throws(PropertyListFailure) -> PropertyListValue {
    try bounds.addValue(at: tag.offset)
    return PropertyListValue(try kind(tag), offset: tag.offset)
  }

  private mutating func kind(_ tag: XMLTag) throws(PropertyListFailure) -> PropertyListValue.Kind {
    switch tag.name {
    case "dict": return .dictionary(try members(tag))
    case "array": return .array(try elements(tag))
    case "string": return .string(try text(tag))
    case "true", "false":
      if !tag.isEmpty {
        scanner.skipSpace()
        try scanner.takeEnd(of: tag.name)
      }
      return .bool(tag.name == "true")
    case "integer":
      return .integer(
        try checked(tag, "a whole number of 128 bits in <integer>") {
          PropertyListNumber.integer($0) == nil ? nil : $0
        })
    case "real":
      return .real(
        try checked(tag, "a number in <real>") { PropertyListNumber.isReal($0) ? $0 : nil })
    case "date":
      return .date(
        try checked(tag, "a date in <date>, as 2024-05-31T12:00:00Z") { PropertyListDate($0) })
    case "data":
      let content = try text(tag)
      guard let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters) else {
        throw expected("Base64 in <data>", at: tag.offset)
      }
      return .data([UInt8](data))
    default:
      throw expected("dict, array, string or another element of a property list", at: tag.offset)
    }
  }

  private mutating func members(
    _ tag: XMLTag
  ) throws(PropertyListFailure) -> [PropertyListValue.Member] {
    guard !tag.isEmpty else { return [] }
    try bounds.open(at: tag.offset)
    var members: [PropertyListValue.Member] = []
    while true {
      try scanner.skipMisc()
      if scanner.isAtEndTag { break }
      let keyTag = try scanner.tag("<key> or </dict>")
      guard keyTag.name == "key" else { throw expected("<key> or </dict>", at: keyTag.offset) }
      let key = try text(keyTag)
      try scanner.skipMisc()
      let value = try value(try scanner.tag("a value for the key \"\(key)\""))
      members.append(
        PropertyListValue.Member(key: key, keyOffset: keyTag.offset, value: value))
    }
    try scanner.takeEnd(of: "dict")
    bounds.close()
    return members
  }

  private mutating func elements(
    _ tag: XMLTag
  ) throws(PropertyListFailure) -> [PropertyListValue] {
    guard !tag.isEmpty else { return [] }
    try bounds.open(at: tag.offset)
    var elements: [PropertyListValue] = []
    while true {
      try scanner.skipMisc()
      if scanner.isAtEndTag { break }
      elements.append(try value(try scanner.tag("a value or </array>")))
    }
    try scanner.takeEnd(of: "array")
    bounds.close()
    return elements
  }

  private mutating func text(_ tag: XMLTag) throws(PropertyListFailure) -> String {
    tag.isEmpty ? "" : try scanner.text(until: tag.name)
  }

  /// What the text of an element stands for, without the space around it.
  private mutating func checked<Value>(
    _ tag: XMLTag, _ name: String, _ value: (String) -> Value?
  ) throws(PropertyListFailure) -> Value {
    let bytes = Array(try text(tag).utf8)
    let trimmed = bytes.drop(while: XMLScanner.isSpace)
      .reversed().drop(while: XMLScanner.isSpace).reversed()
    guard let found = value(String(decoding: Array(trimmed), as: UTF8.self)) else {
      throw expected(name, at: tag.offset)
    }
    return found
  }

  private func expected(_ what: String, at offset: Int) -> PropertyListFailure {
    .expected(what, at: offset)
  }
}
