/// How much text substitutions may make. A text that stands in another is compiled once for each
/// marker, and substitutions in one another multiply: a file of a kilobyte could fill the memory.
struct ExpansionBudget {
  /// The cost that the substitutions of one message may have, in bytes.
  static let perMessage = 256 << 10

  /// The cost that those of a whole catalog may have.
  private var rest = 256 << 20

  static let message =
    "its substitutions make more than \(perMessage >> 10) KiB of text, or those of the catalog "
    + "more than 256 MiB"

  /// Takes a cost off; false where there is no more.
  mutating func spend(_ cost: Int) -> Bool {
    guard cost <= rest else { return false }
    rest -= cost
    return true
  }
}

extension StringCatalog.Content {
  /// Whether there is nothing in it.
  var isEmpty: Bool { stringUnit == nil && variations.isEmpty && stringSet.isEmpty }

  /// What it costs to compile all texts in it once: their bytes, and something for each.
  var cost: Int {
    let units = stringSet + [stringUnit].compactMap(\.self)
    let nested = variations.flatMap(\.cases).map(\.content.cost)
    return nested.reduce(64) { $0 + $1 } + units.reduce(0) { $0 + $1.value.utf8.count + 64 }
  }
}
