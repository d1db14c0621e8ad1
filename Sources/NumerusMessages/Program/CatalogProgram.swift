/// What the messages of a catalog are made of. A class, so that a message holds on to all of it by
/// one reference.
final class CatalogProgram: Sendable {
  let keyNumbers: [ExactText: Int]
  let words: [UInt32]
  let texts: [UInt8]
  let specifiers: [CompiledSpecifier]
  /// Where the row of a key ends in the cells; it begins where the one before ends.
  private let rowEnds: [UInt32]
  private let cells: [Cell]

  /// A language that a key has a text in, and where the program for it begins.
  struct Cell: Sendable {
    var language: UInt32
    var start: UInt32
  }

  /// - Parameters:
  ///   - rowEnds: A place in the cells for each key.
  ///   - cells: The rows of all keys, each in the order of its languages.
  init(
    keyNumbers: [ExactText: Int], rowEnds: [UInt32], cells: [Cell], words: [UInt32],
    texts: [UInt8], specifiers: [CompiledSpecifier]
  ) {
    self.keyNumbers = keyNumbers
    self.rowEnds = rowEnds
    self.cells = cells
    self.words = words
    self.texts = texts
    self.specifiers = specifiers
  }

  /// Where the program for a key and a language begins; nil where there is none.
  ///
  /// - Complexity: O(log *n*) in the count of the key's languages.
  func start(key: Int, language: Int) -> Int? {
    var low = key == 0 ? 0 : Int(rowEnds[key - 1])
    var high = Int(rowEnds[key])
    while low < high {
      let middle = (low + high) / 2
      let cell = cells[middle]
      if cell.language == UInt32(language) { return Int(cell.start) }
      if cell.language < UInt32(language) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
