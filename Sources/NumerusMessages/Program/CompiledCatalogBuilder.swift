/// Puts messages together into a ``CompiledCatalog``.
package struct CompiledCatalogBuilder {
  private let sourceLanguage: String
  private var languages: [String]
  private var languageNumbers: [String: Int]
  /// The number of the language that was added last: keys have their languages in one order.
  private var lastLanguage = 0
  private var keys: [String] = []
  private var keyNumbers: [ExactText: Int] = [:]
  /// Where the programs begin, in the order in which they were added.
  private var placements: [MessagePlacement] = []
  private var programs = ProgramEmitter()

  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
    languages = [sourceLanguage]
    languageNumbers = [sourceLanguage: 0]
  }

  /// Makes room for messages: growing step by step takes half as much memory again.
  ///
  /// - Parameters:
  ///   - keyCount: How many keys there will be.
  ///   - messageCount: How many messages there will be.
  ///   - textByteCount: How many bytes of text they will have together, at most.
  package mutating func reserveCapacity(
    keyCount: Int, messageCount: Int, textByteCount: Int
  ) {
    keys.reserveCapacity(keyCount)
    keyNumbers.reserveCapacity(keyCount)
    placements.reserveCapacity(messageCount)
    programs.reserveCapacity(messageCount: messageCount, textByteCount: textByteCount)
  }

  /// Adds a key that may have no message at all.
  ///
  /// - Returns: Its number, by which its messages are added.
  @discardableResult
  package mutating func addKey(_ key: String) -> Int {
    if let number = keyNumbers[ExactText(key)] { return number }
    keys.append(key)
    keyNumbers[ExactText(key)] = keys.count - 1
    return keys.count - 1
  }

  /// Adds the message of a key in a language, in place of an earlier one.
  package mutating func add(_ parts: [MessagePart], key: String, language: String) {
    add(parts, key: addKey(key), language: language)
  }

  /// Adds the message of a key, by its number, in a language, in place of an earlier one.
  package mutating func add(_ parts: [MessagePart], key: Int, language: String) {
    place(programs.emit(parts), key, language)
  }

  /// Adds a message that is nothing but a text: most messages are, and need no list of parts.
  package mutating func add(text: String, key: Int, language: String) {
    place(programs.emit(text: text), key, language)
  }

  private mutating func place(_ start: Int, _ key: Int, _ language: String) {
    // What is beyond the reach of an offset is as good as not there: its key stands for it.
    guard start < BlockLayout.mostBytes else { return }
    placements.append(
      MessagePlacement(
        key: UInt32(key), language: UInt32(number(ofLanguage: language)), start: UInt32(start)))
  }

  package func build() -> CompiledCatalog {
    let writer = BlockWriter(
      languages: languages, keys: keys, messages: placementsInOrder(), programs: programs)
    return CompiledCatalog(trusting: writer.memory())
  }

  /// The placements by their keys, those of a key by their languages, and of several for one language
  /// the last.
  private func placementsInOrder() -> [MessagePlacement] {
    var sorted = placements
    // Keys are nearly always added one after another: then each row is sorted by itself. Sorting keeps
    // the order of what is the same.
    if zip(sorted, sorted.dropFirst()).allSatisfy({ $0.key <= $1.key }) {
      var start = 0
      while start < sorted.count {
        var end = start + 1
        while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
        sorted[start..<end].sort { $0.language < $1.language }
        start = end
      }
    } else {
      sorted.sort { ($0.key, $0.language) < ($1.key, $1.language) }
    }
    var kept = 0
    for index in sorted.indices {
      let isLast =
        index + 1 == sorted.count || sorted[index + 1].key != sorted[index].key
        || sorted[index + 1].language != sorted[index].language
      guard isLast else { continue }
      sorted[kept] = sorted[index]
      kept += 1
    }
    sorted.removeSubrange(kept...)
    return sorted
  }

  private mutating func number(ofLanguage language: String) -> Int {
    let next = lastLanguage + 1
    if next < languages.count, languages[next] == language {
      lastLanguage = next
      return next
    }
    if let number = languageNumbers[language] {
      lastLanguage = number
      return number
    }
    languages.append(language)
    lastLanguage = languages.count - 1
    languageNumbers[language] = lastLanguage
    return lastLanguage
  }
}

/// Where the program of a key in a language begins.
struct MessagePlacement {
  var key: UInt32
  var language: UInt32
  var start: UInt32
}
