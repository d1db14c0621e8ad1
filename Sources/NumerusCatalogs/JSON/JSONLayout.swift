/// Where an object and its members stand in a file. The keys, and what is between, are as they were
/// written.
struct JSONLayout: Sendable {
  struct Member: Sendable {
    var key: String
    var place: MemberPlace
  }

  /// The bytes of the object, brackets included.
  var range: Range<Int>
  var members: [Member]

  /// The space before a member's key, behind the bracket or the comma.
  func lead(_ index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let keyStart = members[index].place.keyStart
    guard index > 0 else { return bytes[range.lowerBound + 1..<keyStart] }
    return bytes[comma(after: index - 1, in: bytes) + 1..<keyStart]
  }

  /// The space behind a member's value, before the comma or the bracket.
  func trail(_ index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = members[index].place.value.upperBound
    guard index + 1 < members.count else { return bytes[start..<range.upperBound - 1] }
    return bytes[start..<comma(after: index, in: bytes)]
  }

  private func comma(after index: Int, in bytes: [UInt8]) -> Int {
    let start = members[index].place.value.upperBound
    return bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? start
  }
}

extension JSONLayout {
  /// The layout of the value at an offset of JSON that was read before; nil where it is no object.
  init?(of bytes: [UInt8], at offset: Int) {
    var cursor = JSONCursor(bytes, from: offset)
    do throws(JSONFailure) {
      guard try cursor.kind() == .object else { return nil }
      var members: [Member] = []
      try cursor.openObject()
      while let key = try cursor.nextMember() {
        _ = try cursor.kind()
        let start = cursor.offset
        try cursor.skip()
        members.append(
          Member(
            key: cursor.text(key),
            place: MemberPlace(keyStart: key.offset, value: start..<cursor.offset)))
      }
      self.init(range: offset..<cursor.offset, members: members)
    } catch {
      return nil
    }
  }
}
