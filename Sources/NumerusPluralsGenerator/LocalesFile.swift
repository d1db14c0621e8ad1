/// `locales.txt`: which identifiers stand for others, and which inherit from an unusual parent.
struct LocalesFile {
  var aliases: [(old: String, new: String)] = []
  var parents: [(child: String, parent: String)] = []

  init(_ text: String, name: String) throws {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("alias", 3): aliases.append((words[1], words[2]))
      case ("parent", 3): parents.append((words[1], words[2]))
      default:
        throw GeneratorError(
          file: name, line: number + 1, column: 1,
          message: "expected \"alias\" or \"parent\" and two identifiers")
      }
    }
  }
}
