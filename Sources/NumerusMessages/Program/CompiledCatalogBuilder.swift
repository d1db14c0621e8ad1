internal import NumerusPlurals

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
  private var placements: [Placement] = []
  private var words: [UInt32] = []
  private var texts = TextPool()
  private var specifiers: [CompiledSpecifier] = []
  private var specifierNumbers: [CompiledSpecifier: Int] = [:]
  /// What the list of specifiers was asked for last, and its place in the list.
  private var lastReference: MessageArgumentReference?
  private var lastSpecifierNumber = 0

  /// Where the program of a key in a language begins. A later one begins further on.
  private struct Placement {
    var key: UInt32
    var language: UInt32
    var start: UInt32
  }

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
    words.reserveCapacity(messageCount * 3)
    texts.reserveCapacity(textCount: messageCount, byteCount: textByteCount)
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
    place(key, language)
    emit(parts)
    words.append(MessageProgram.Code.end.rawValue)
  }

  /// Adds a message that is nothing but a text: most messages are, and need no list of parts.
  package mutating func add(text: String, key: Int, language: String) {
    place(key, language)
    emitText(text)
    words.append(MessageProgram.Code.end.rawValue)
  }

  private mutating func place(_ key: Int, _ language: String) {
    let languageNumber = number(ofLanguage: language)
    placements.append(
      Placement(
        key: UInt32(key), language: UInt32(languageNumber), start: UInt32(words.count)))
  }

  package func build() -> CompiledCatalog {
    // Rows of what there is, and no table of keys by languages: most catalogs have every text in
    // every language, but one with thousands of languages must not cost their product.
    var rowEnds = [UInt32](repeating: 0, count: keys.count)
    var cells: [CatalogProgram.Cell] = []
    cells.reserveCapacity(placements.count)
    var last: Placement?
    for placement in placementsInOrder() {
      let cell = CatalogProgram.Cell(language: placement.language, start: placement.start)
      if let last, last.key == placement.key, last.language == placement.language {
        // Added again: the later one counts.
        cells[cells.count - 1] = cell
      } else {
        cells.append(cell)
      }
      last = placement
      rowEnds[Int(placement.key)] = UInt32(cells.count)
    }
    for key in keys.indices where rowEnds[key] == 0 {
      rowEnds[key] = key == 0 ? 0 : rowEnds[key - 1]
    }
    return CompiledCatalog(
      sourceLanguage: sourceLanguage, languages: languages, keys: keys,
      program: CatalogProgram(
        keyNumbers: keyNumbers, rowEnds: rowEnds, cells: cells, words: words, texts: texts.bytes,
        specifiers: specifiers))
  }

  /// The placements by their keys, those of a key by their languages, and those of one language in the
  /// order in which they were added.
  private func placementsInOrder() -> [Placement] {
    var sorted = placements
    // Keys are nearly always added one after another: then each row is sorted by itself.
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.key <= $1.key }) else {
      sorted.sort { ($0.key, $0.language, $0.start) < ($1.key, $1.language, $1.start) }
      return sorted
    }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      sorted[start..<end].sort { ($0.language, $0.start) < ($1.language, $1.start) }
      start = end
    }
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

  private mutating func emit(_ parts: [MessagePart]) {
    for part in parts {
      switch part {
      case .text(let text):
        emitText(text)
      case .percent:
        emit(.percent)
      case .argument(let reference):
        emit(.argument, operand: reference.number)
        words.append(UInt32(number(of: reference)))
      case .plural(let reference, let forms):
        emitPlural(reference, forms)
      case .device(let texts):
        emitDevice(texts)
      case .width(let texts):
        emitWidth(texts)
      }
    }
  }

  private mutating func emitText(_ text: String) {
    var offset = texts.offset(of: text)
    var rest = text.utf8.count
    while rest > 0 {
      let length = min(rest, MessageProgram.longestText)
      emit(.text, operand: length)
      words.append(UInt32(offset))
      offset += length
      rest -= length
    }
  }

  private mutating func emitPlural(
    _ reference: MessageArgumentReference, _ forms: [PluralCategory: [MessagePart]]
  ) {
    emit(.plural, operand: reference.number)
    words.append(UInt32(number(of: reference)))
    // Without `other`, the most general form there is serves: the last in CLDR's order.
    let mostGeneral = forms.keys.max() ?? .other
    var unfit: UInt32 = 0
    if mostGeneral != .other {
      for category in PluralCategory.allCases where forms[category] == nil {
        unfit |= 1 << UInt32(category.rawValue)
      }
    }
    words.append(unfit)
    let targets = words.count
    words += [UInt32](repeating: 0, count: 1 + PluralCategory.allCases.count)
    let categories = forms.keys.sorted()
    emitBranches(categories.compactMap { forms[$0] }) { words, index, start in
      if categories[index] == .zero { words[targets] = start }
      words[targets + 1 + Int(categories[index].rawValue)] = start
    }
    for category in PluralCategory.allCases where forms[category] == nil {
      words[targets + 1 + Int(category.rawValue)] =
        words[targets + 1 + Int(mostGeneral.rawValue)]
    }
  }

  private mutating func emitDevice(_ texts: [CatalogDevice: [MessagePart]]) {
    emit(.device)
    let targets = words.count
    words += [UInt32](repeating: 0, count: CatalogDevice.allCases.count)
    let devices = texts.keys.sorted { $0.rawValue < $1.rawValue }
    emitBranches(devices.compactMap { texts[$0] }) { words, index, start in
      words[targets + Int(devices[index].rawValue)] = start
    }
    for device in CatalogDevice.allCases where texts[device] == nil {
      let serving = device.fallbacks.first { texts[$0] != nil } ?? device
      words[targets + Int(device.rawValue)] = words[targets + Int(serving.rawValue)]
    }
  }

  private mutating func emitWidth(_ texts: [UInt32: [MessagePart]]) {
    // A program without a text would have nowhere to go on.
    guard !texts.isEmpty else { return }
    let widths = texts.keys.sorted()
    emit(.width, operand: widths.count)
    let targets = words.count
    for width in widths { words += [width, 0] }
    emitBranches(widths.compactMap { texts[$0] }) { words, index, start in
      words[targets + 2 * index + 1] = start
    }
  }

  /// Emits texts of which one is run, and lets each end where the last one ends.
  private mutating func emitBranches(
    _ branches: [[MessagePart]], target: (inout [UInt32], _ index: Int, _ start: UInt32) -> Void
  ) {
    var jumps: [Int] = []
    for (index, parts) in branches.enumerated() {
      target(&words, index, UInt32(words.count))
      emit(parts)
      if index < branches.count - 1 {
        emit(.jump)
        jumps.append(words.count)
        words.append(0)
      }
    }
    for jump in jumps { words[jump] = UInt32(words.count) }
  }

  private mutating func emit(_ code: MessageProgram.Code, operand: Int = 0) {
    words.append(code.rawValue | UInt32(operand) << MessageProgram.operandShift)
  }

  private mutating func number(of reference: MessageArgumentReference) -> Int {
    // The forms of a plural, and most messages of a catalog, write their number in one way.
    if let last = lastReference, last.specifier == reference.specifier,
      ExactText(last.source) == ExactText(reference.source)
    {
      return lastSpecifierNumber
    }
    let specifier = CompiledSpecifier(
      specifier: reference.specifier, source: reference.source)
    let number = specifierNumbers[specifier] ?? specifiers.count
    if number == specifiers.count {
      specifiers.append(specifier)
      specifierNumbers[specifier] = number
    }
    lastReference = reference
    lastSpecifierNumber = number
    return number
  }
}
