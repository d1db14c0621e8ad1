internal import NumerusMessages

/// The keys of the objects around the place at hand, to find one that stands twice.
///
/// Keys go by their bytes: Swift's strings are equal by canonical equivalence, keys are not.
struct JSONMemberNames {
  private struct Name {
    /// The length and the first bytes, which tell most names apart.
    var print: UInt64
    var string: JSONString
  }

  private struct Frame {
    var start: Int
    var count: Int
    var hasTable: Bool
  }

  /// The keys of all open objects that have few, one list for all so that an object costs nothing.
  private var names: [Name] = []
  /// How many of the names are in use: those behind are of objects that have ended.
  private var nameCount = 0
  private var frames: [Frame] = []
  /// The offsets of keys of the open objects that have many.
  private var tables: [[ExactText: Int]] = []

  /// How many keys are compared one with another. A table for each object would cost more than it
  /// saves.
  private static let few = 32

  /// Whether the innermost object has had no key yet.
  var isEmpty: Bool { frames.last?.count == 0 }

  mutating func open() {
    frames.append(Frame(start: nameCount, count: 0, hasTable: false))
  }

  mutating func close() {
    guard let frame = frames.popLast() else { return }
    nameCount = frame.start
    if frame.hasTable { tables.removeLast() }
  }

  /// Notes a key of the innermost object.
  ///
  /// - Returns: The offset at which it stands already; nil for a new one.
  /// - Complexity: O(1) on average.
  mutating func add(_ string: JSONString, _ bytes: [UInt8]) -> Int? {
    let last = frames.count - 1
    guard last >= 0 else { return nil }
    frames[last].count += 1
    if frames[last].hasTable {
      return tables[tables.count - 1].updateValue(
        string.offset, forKey: Self.text(string, bytes))
    }
    let name = Name(print: Self.print(of: string, bytes), string: string)
    for index in frames[last].start..<nameCount
    where names[index].print == name.print && Self.areEqual(names[index].string, string, bytes) {
      return names[index].string.offset
    }
    if nameCount < names.count { names[nameCount] = name } else { names.append(name) }
    nameCount += 1
    if frames[last].count > Self.few {
      let known = names[frames[last].start..<nameCount]
      tables.append(
        Dictionary(
          known.map { (Self.text($0.string, bytes), $0.string.offset) },
          uniquingKeysWith: { first, _ in first }))
      frames[last].hasTable = true
    }
    return nil
  }

  private static func print(of string: JSONString, _ bytes: [UInt8]) -> UInt64 {
    let count = string.end - string.start
    // An escaped key is told by its text. Behind a key stand a quote, a colon and a value, but a
    // broken file may end anywhere.
    guard !string.hasEscapes, string.start + 8 <= bytes.count else {
      let text = Array(text(string, bytes).text.utf8)
      var first: UInt64 = 0
      for byte in text.prefix(8).reversed() { first = first << 8 | UInt64(byte) }
      return first ^ UInt64(truncatingIfNeeded: text.count) << 56
    }
    let word = JSONCursor.word(of: bytes, at: string.start)
    let first = count >= 8 ? word : word & (1 << UInt64(8 * count) - 1)
    return first ^ UInt64(truncatingIfNeeded: count) << 56
  }

  private static func areEqual(
    _ left: JSONString, _ right: JSONString, _ bytes: [UInt8]
  ) -> Bool {
    if left.hasEscapes || right.hasEscapes { return text(left, bytes) == text(right, bytes) }
    return bytes[left.start..<left.end] == bytes[right.start..<right.end]
  }

  private static func text(_ string: JSONString, _ bytes: [UInt8]) -> ExactText {
    ExactText(JSONCursor(bytes, from: string.start).text(string))
  }
}
