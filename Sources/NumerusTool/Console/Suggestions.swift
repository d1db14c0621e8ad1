/// The names that someone who typed another one may have meant.
enum Suggestions {
  /// The names nearest to a text, at most three, nearest first. Those that begin with it are as near
  /// as can be.
  ///
  /// - Complexity: O(*n* · *m*²) in the count and the length of the names, of which the first 200
  ///   bytes count.
  static func nearest(to text: String, among names: [String]) -> [String] {
    let wanted = Array(text.lowercased().utf8.prefix(200))
    let limit = max(2, wanted.count / 4)
    let near =
      names.compactMap { name -> (distance: Int, name: String)? in
        let candidate = Array(name.lowercased().utf8.prefix(200))
        if !wanted.isEmpty, candidate.starts(with: wanted) { return (0, name) }
        guard abs(candidate.count - wanted.count) <= limit else { return nil }
        let distance = distance(wanted, candidate)
        return distance <= limit ? (distance, name) : nil
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
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

  /// How many insertions, deletions and replacements turn one text into the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
