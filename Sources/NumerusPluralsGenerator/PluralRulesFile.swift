internal import NumerusPlurals

/// `rules.txt`: which locales have which rules. The grammar stands at the head of the file.
struct PluralRulesFile {
  struct Block {
    var type: PluralRules.RuleType
    var version: String
    var locales: [String]
    var rules: [(category: PluralCategory, condition: PluralCondition)]
  }

  var blocks: [Block] = []

  init(_ text: String, name: String) throws {
    var header: (type: PluralRules.RuleType, version: String)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") {
        header = nil
        continue
      }
      func fault(_ message: String, column: Int = 1) -> GeneratorError {
        GeneratorError(file: name, line: number + 1, column: column, message: message)
      }
      if header == nil {
        let words = line.split(separator: " ")
        guard words.count == 2, words[0] == "cardinal" || words[0] == "ordinal" else {
          throw fault("expected \"cardinal\" or \"ordinal\" and a version")
        }
        header = (words[0] == "cardinal" ? .cardinal : .ordinal, String(words[1]))
      } else if line.hasPrefix("locales: "), let header {
        let locales = line.dropFirst("locales: ".count).split(separator: " ").map(String.init)
        blocks.append(
          Block(type: header.type, version: header.version, locales: locales, rules: []))
      } else {
        guard let colon = line.firstIndex(of: ":"), !blocks.isEmpty,
          let category = PluralCategory(keyword: line[..<colon]), category != .other
        else { throw fault("expected a category other than \"other\", a colon and a condition") }
        let condition = line[line.index(after: colon)...]
        do {
          blocks[blocks.count - 1].rules.append(
            (category, try PluralRuleParser.condition(String(condition))))
        } catch {
          let column = line.utf8.count - condition.utf8.count + error.offset + 1
          throw fault("expected \(error.expected)", column: column)
        }
      }
    }
  }
}
