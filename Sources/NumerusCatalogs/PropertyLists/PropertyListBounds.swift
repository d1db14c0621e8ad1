/// Counts what a property list holds, against what it may hold: a small binary file can stand for an
/// endless list, by objects that hold one another or are used many times.
struct PropertyListBounds {
  /// How many dictionaries and arrays may stand in one another.
  static let deepestNesting = 128
  /// How many values there may be.
  static let mostValues = 1 << 20
  /// How much text and data there may be, in bytes, each counted wherever it is used.
  static let mostText = StringCatalog.largestFileSize

  /// What a value holds, itself included, wherever it is used.
  struct Extent {
    var values = 0
    var text = 0
    /// How many dictionaries and arrays stand in one another.
    var depth = 0
  }

  private var depth = 0
  private var total = Extent()

  /// Counts a value.
  mutating func addValue(at offset: Int) throws(PropertyListFailure) {
    try add(Extent(values: 1), at: offset)
  }

  /// Counts a value that is used again.
  mutating func add(_ extent: Extent, at offset: Int) throws(PropertyListFailure) {
    total.values += extent.values
    guard total.values <= Self.mostValues else {
      throw exceeded("more than \(Self.mostValues) values", offset)
    }
    try addText(extent.text, at: offset)
    try check(depth + extent.depth, at: offset)
    total.depth = max(total.depth, depth + extent.depth)
  }

  /// Begins to measure a value, and gives what to end with.
  mutating func beginExtent() -> Extent {
    defer { total.depth = depth }
    return total
  }

  /// What was counted since the measuring began.
  mutating func endExtent(_ start: Extent) -> Extent {
    let extent = Extent(
      values: total.values - start.values, text: total.text - start.text,
      depth: total.depth - depth)
    total.depth = max(total.depth, start.depth)
    return extent
  }

  /// Counts text or data.
  mutating func addText(_ byteCount: Int, at offset: Int) throws(PropertyListFailure) {
    total.text += byteCount
    guard total.text <= Self.mostText else {
      throw exceeded("more than \(Self.mostText >> 20) MiB of text", offset)
    }
  }

  /// Counts a dictionary or an array that begins.
  mutating func open(at offset: Int) throws(PropertyListFailure) {
    depth += 1
    try check(depth, at: offset)
    total.depth = max(total.depth, depth)
  }

  /// Counts one that ends.
  mutating func close() { depth -= 1 }

  private func check(_ depth: Int, at offset: Int) throws(PropertyListFailure) {
    guard depth <= Self.deepestNesting else {
      throw exceeded(
        "more than \(Self.deepestNesting) dictionaries and arrays in one another", offset)
    }
  }

  private func exceeded(_ bound: String, _ offset: Int) -> PropertyListFailure {
    PropertyListFailure(offset: offset, kind: .boundExceeded(bound))
  }
}
