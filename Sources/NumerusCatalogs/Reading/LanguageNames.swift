internal import NumerusMessages

/// The languages that the entries of a file have together.
struct LanguageNames {
  private var names: [String] = []
  private var known: Set<ExactText> = []
  /// The place of the name that comes next if an entry has its languages in the order of the first.
  private var next = 0

  /// Begins with the names of another entry.
  mutating func restart() { next = 0 }

  /// Adds a name.
  ///
  /// - Returns: The count of different names so far.
  mutating func insert(_ name: String) -> Int {
    if next < names.count, names[next].isSame(as: name) {
      next += 1
    } else if known.insert(ExactText(name)).inserted {
      names.append(name)
      next = names.count
    } else {
      next += 1
    }
    return names.count
  }
}
