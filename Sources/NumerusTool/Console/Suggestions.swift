/// The names that someone who typed another one may have meant.
enum Suggestions {
  /// The names nearest to a text, at most three, nearest first. Those that contain it, or are in it,
  /// are as near as can be.
  ///
  /// - Complexity: O(*n* · *m*) in the count and the length of the names, of which the first 100
  ///   bytes count, and O(*n* · *m*²) for those that are near.
  static func nearest(to text: String, among names: [String]) -> [String] {
    let wanted = Array(text.lowercased().utf8.prefix(100))
    let limit = max(2, wanted.count / 4)
    let near =
      names.compactMap { name -> (distance: Int, name: String)? in
        let candidate = Array(name.lowercased().utf8.prefix(100))
        if min(wanted.count, candidate.count) >= 3,
          candidate.contains(wanted) || wanted.contains(candidate)
        {
          return (0, name)
        }
        guard abs(candidate.count - wanted.count) <= limit else { return nil }
        return distance(wanted, candidate, limit: limit).map { ($0, name) }
      }
      .sorted {
        ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name)
      }
    // One that is clearly nearer is the one that was meant.
    let best = near.first?.distance ?? 0
    return near.prefix { $0.distance <= best + 1 }.prefix(3).map(\.name)
  }

  /// The end of a message: `; did you mean "a" or "b"?`, empty where nothing is near.
  static func hint(to text: String, among names: [String]) -> String {
    let nearest = nearest(to: text, among: names).map { "\"\(Escaping.line($0))\"" }
    guard let last = nearest.last else { return "" }
    let others = nearest.dropLast().joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// How many insertions, deletions and replacements turn one text into the other; nil for more than
  /// a limit.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var least = row[0]
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
        least = min(least, row[column + 1])
      }
      if least > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
