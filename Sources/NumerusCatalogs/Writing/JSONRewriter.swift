/// Writes JSON again with some of it changed. All that is not changed is copied byte for byte, and what
/// is new is spaced as its surroundings are.
struct JSONRewriter {
  private let bytes: [UInt8]
  private let style: JSONStyle
  private let order = KeyOrder()
  private(set) var output: [UInt8] = []

  /// - Parameters:
  ///   - bytes: The JSON as it is; empty where there is none.
  ///   - style: How new parts are spaced.
  init(_ bytes: [UInt8], _ style: JSONStyle) {
    self.bytes = bytes
    self.style = style
    output.reserveCapacity(bytes.count + bytes.count / 16)
  }

  /// Copies bytes as they are.
  mutating func copy(_ range: Range<Int>) { output += bytes[range] }

  /// Writes what a value becomes.
  ///
  /// - Parameters:
  ///   - edit: What becomes of it.
  ///   - range: Where the value stands; nil where there is none.
  ///   - indent: The indentation of the line that it begins on; nil on a line with others.
  /// - Returns: False where it goes, and nothing was written.
  mutating func write(_ edit: JSONEdit, over range: Range<Int>?, indent: [UInt8]?) -> Bool {
    switch edit {
    case .remove: return false
    case .text(let text): output.appendJSON(text)
    case .number(let number): output += "\(number)".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .texts(let texts): write(texts, over: range, indent)
    case .fresh(let edits): writeObject(edits, indent)
    case .members(let edits, let dropsEmpty):
      guard let range, let layout = JSONLayout(of: bytes, at: range.lowerBound) else {
        writeObject(edits, indent)
        return true
      }
      return rewrite(layout, edits, dropsEmpty: dropsEmpty, indent)
    case .object(let layout, let edits, let additions):
      return rewrite(layout, edits, additions, dropsEmpty: false, indent)
    }
    return true
  }

  private mutating func rewrite(
    _ layout: JSONLayout, _ edits: [MemberEdit], dropsEmpty: Bool, _ indent: [UInt8]?
  ) -> Bool {
    let (known, additions) = layout.sorting(edits)
    return rewrite(layout, known, additions, dropsEmpty: dropsEmpty, indent)
  }

  private mutating func rewrite(
    _ layout: JSONLayout, _ edits: [Int: JSONEdit], _ additions: [MemberEdit], dropsEmpty: Bool,
    _ indent: [UInt8]?
  ) -> Bool {
    guard !layout.members.isEmpty else {
      if additions.isEmpty {
        copy(layout.range)
      } else {
        writeObject(additions, indent)
      }
      return true
    }
    let start = output.count
    var isFirst = true
    let spacing = Spacing(layout, bytes, style)
    var places = places(of: additions, among: layout, edits)[...]
    output.append(UInt8(ascii: "{"))
    for index in 0...layout.members.count {
      while let addition = places.first, addition.index == index {
        places.removeFirst()
        let lead = isFirst ? spacing.first : spacing.other
        begin(lead, &isFirst)
        output.appendJSON(addition.edit.key)
        output += style.colon
        _ = write(addition.edit.edit, over: nil, indent: Self.indentation(lead))
      }
      guard index < layout.members.count else { break }
      let place = layout.members[index].place
      let rollback = (output.count, isFirst)
      let lead =
        isFirst ? spacing.first : index == 0 ? spacing.other : layout.lead(index, in: bytes)
      begin(lead, &isFirst)
      copy(place.keyStart..<place.value.lowerBound)
      if let edit = edits[index] {
        guard write(edit, over: place.value, indent: Self.indentation(lead)) else {
          output.removeLast(output.count - rollback.0)
          isFirst = rollback.1
          continue
        }
      } else {
        copy(place.value)
      }
      if index + 1 < layout.members.count { output += layout.trail(index, in: bytes) }
    }
    guard !isFirst else {
      output.removeLast(output.count - start)
      if dropsEmpty { return false }
      writeObject([], indent)
      return true
    }
    output += layout.trail(layout.members.count - 1, in: bytes)
    output.append(UInt8(ascii: "}"))
    return true
  }

  /// Where new members go: each before the first member that it stands before in Xcode's order.
  private func places(
    of additions: [MemberEdit], among layout: JSONLayout, _ edits: [Int: JSONEdit]
  ) -> [(index: Int, edit: MemberEdit)] {
    var rest = inOrder(additions)[...]
    var places: [(index: Int, edit: MemberEdit)] = []
    for (index, member) in layout.members.enumerated() {
      guard !rest.isEmpty else { break }
      if case .remove? = edits[index] { continue }
      while let next = rest.first, order.areInOrder(next.key, member.key) {
        places.append((index, next))
        rest.removeFirst()
      }
    }
    return places + rest.map { (layout.members.count, $0) }
  }

  private func inOrder(_ edits: [MemberEdit]) -> [MemberEdit] {
    edits.filter { if case .remove = $0.edit { false } else { true } }
      .sorted { order.areInOrder($0.key, $1.key) }
  }

  private mutating func writeObject(_ edits: [MemberEdit], _ indent: [UInt8]?) {
    let members = inOrder(edits)
    let end = indent.map { style.newline + $0 }
    let inner = indent.map { $0 + style.unit }
    output.append(UInt8(ascii: "{"))
    if members.isEmpty {
      if style.opensEmptyObjects, let end { output += style.newline + end }
      output.append(UInt8(ascii: "}"))
      return
    }
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if let inner {
        output += style.newline + inner
      } else if index > 0 {
        output += style.separator
      }
      output.appendJSON(member.key)
      output += style.colon
      _ = write(member.edit, over: nil, indent: inner)
    }
    if let end { output += end }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ texts: [String], over range: Range<Int>?, _ indent: [UInt8]?) {
    if let range, let elements = elements(at: range.lowerBound), elements.count == texts.count {
      // Only the texts that changed are written anew.
      var end = range.lowerBound
      for (text, element) in zip(texts, elements) {
        copy(end..<element.range.lowerBound)
        if let old = element.text, old.isSame(as: text) {
          copy(element.range)
        } else {
          output.appendJSON(text)
        }
        end = element.range.upperBound
      }
      copy(end..<range.upperBound)
      return
    }
    output.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if let indent {
        output += style.newline + indent + style.unit
      } else if index > 0 {
        output += style.separator
      }
      output.appendJSON(text)
    }
    if let indent { output += style.newline + indent }
    output.append(UInt8(ascii: "]"))
  }

  /// The elements of an array, with their text where they are one; nil where there is no array.
  private func elements(at offset: Int) -> [(range: Range<Int>, text: String?)]? {
    var cursor = JSONCursor(bytes, from: offset)
    var elements: [(range: Range<Int>, text: String?)] = []
    do throws(JSONFailure) {
      guard try cursor.kind() == .array else { return nil }
      try cursor.openArray()
      while try cursor.nextElement() {
        let kind = try cursor.kind()
        let start = cursor.offset
        var text: String?
        if kind == .string { text = try cursor.takeText() } else { try cursor.skip() }
        elements.append((start..<cursor.offset, text))
      }
    } catch {
      return nil
    }
    return elements
  }

  private mutating func begin(_ lead: ArraySlice<UInt8>, _ isFirst: inout Bool) {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    output += lead
    isFirst = false
  }

  /// The space at the start of the line that a lead ends on; nil where it breaks no line.
  private static func indentation(_ lead: ArraySlice<UInt8>) -> [UInt8]? {
    lead.lastIndex(of: UInt8(ascii: "\n")).map { Array(lead[($0 + 1)...]) }
  }

  /// What stands before the members of an object that has some.
  private struct Spacing {
    /// Before the first member.
    var first: ArraySlice<UInt8>
    /// Before another one that was not there.
    var other: ArraySlice<UInt8>

    init(_ layout: JSONLayout, _ bytes: [UInt8], _ style: JSONStyle) {
      first = layout.lead(0, in: bytes)
      if layout.members.count > 1 {
        other = layout.lead(1, in: bytes)
      } else if let indentation = JSONRewriter.indentation(first) {
        other = (style.newline + indentation)[...]
      } else {
        other = style.separator[...]
      }
    }
  }
}
