internal import NumerusPlurals

/// `ranges.txt`: the category of a range from those of its ends. The grammar stands at the head of
/// the file.
struct RangesFile {
  struct Block {
    var locales: [String]
    var results: [(start: PluralCategory, end: PluralCategory, result: PluralCategory)]
  }

  var blocks: [Block] = []

  init(_ text: String, name: String) throws {
    var isInBlock = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      func fault(_ message: String) -> GeneratorError {
        GeneratorError(file: name, line: number + 1, column: 1, message: message)
      }
      if line.isEmpty || line.hasPrefix("#") {
        isInBlock = false
      } else if !isInBlock {
        let words = line.split(separator: " ")
        guard words.count == 2, words[0] == "ranges", Int(words[1]) != nil else {
          throw fault("expected \"ranges\" and a version")
        }
        isInBlock = true
      } else if line.hasPrefix("locales: ") {
        let locales = line.dropFirst("locales: ".count).split(separator: " ").map(String.init)
        blocks.append(Block(locales: locales, results: []))
      } else {
        let words = line.split(whereSeparator: { $0 == " " || $0 == ":" })
          .map { PluralCategory(keyword: $0) }
        guard words.count == 3, let start = words[0], let end = words[1], let result = words[2],
          !blocks.isEmpty
        else { throw fault("expected \"start end: result\"") }
        blocks[blocks.count - 1].results.append((start, end, result))
      }
    }
  }
}
