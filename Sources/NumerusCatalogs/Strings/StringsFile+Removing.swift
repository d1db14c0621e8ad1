internal import NumerusMessages

extension StringsFile {
  /// Removes all entries of a key, with their comments.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``CatalogError`` if the file is an XML property list.
  /// - Complexity: O(*n*) in the count of entries; for many keys use ``removeAll(where:)``.
  @discardableResult
  package mutating func remove(key: String) throws(CatalogError) -> Bool {
    guard indices[ExactText(key)] != nil else { return false }
    try removeAll { $0.key.utf8.elementsEqual(key.utf8) }
    return true
  }

  /// Removes the entries that a condition holds for, with their comments and the rest of their line.
  ///
  /// Comments before them that an empty line parts from theirs stay.
  ///
  /// - Throws: ``CatalogError`` if the file is an XML property list.
  /// - Complexity: O(*n*) in the count of entries.
  package mutating func removeAll(where isRemoved: (Entry) -> Bool) throws(CatalogError) {
    try checkEditable()
    let old = entries
    entries.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    var remains = Remains()
    for var entry in old {
      if isRemoved(entry) {
        remains.add(entry.source.before, isFirst: isAtStart)
        continue
      }
      let start = remains.start(of: entry.source.before, isFirst: isAtStart)
      if start.dropped > 0 || !start.bytes.isEmpty {
        entry.source.replaceStart(start.dropped, with: start.bytes)
      }
      remains = Remains()
      indices[ExactText(entry.key)] = entries.count
      entries.append(entry)
    }
    if entries.count < old.count { noteEdit() }
    if case .text(var frame) = content {
      let start = remains.start(of: frame.tail, isFirst: isAtStart)
      frame.tail = start.bytes + frame.tail.dropFirst(start.dropped)
      content = .text(frame)
    }
  }

  /// Whether nothing stands before the next entry.
  private var isAtStart: Bool {
    guard entries.isEmpty, case .text(let frame) = content else { return false }
    return frame.opening.isEmpty
  }

  /// What removed statements leave before the one that follows.
  private struct Remains {
    private var bytes: [UInt8]?
    private var hasComments = false

    /// Which bytes go before a statement, in place of how many at its start.
    func start(of next: ArraySlice<UInt8>, isFirst: Bool) -> (dropped: Int, bytes: [UInt8]) {
      guard let bytes, let dropped = dropped(from: next, isFirst: isFirst) else { return (0, []) }
      return (dropped, bytes)
    }

    /// Takes in what a removed statement leaves.
    mutating func add(_ before: ArraySlice<UInt8>, isFirst: Bool) {
      if bytes != nil, let dropped = dropped(from: before, isFirst: isFirst) {
        bytes?.append(contentsOf: before.dropFirst(dropped))
      } else {
        bytes = Array(before)
      }
      if StringsSyntax.leadingSpace(of: before).count < before.count { hasComments = true }
    }

    /// How much white space of what follows goes; nil if it stays and these bytes go.
    private func dropped(from next: ArraySlice<UInt8>, isFirst: Bool) -> Int? {
      let space = StringsSyntax.leadingSpace(of: next)
      // A line end must stay: what is before may be a comment that ends with its line.
      return isFirst || hasComments || space.throughLineEnd == 0 ? space.count : nil
    }
  }
}
