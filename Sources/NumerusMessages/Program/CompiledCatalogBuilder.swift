internal import NumerusPlurals

/// Puts messages together into a ``CompiledCatalog``.
package struct CompiledCatalogBuilder {
  private let sourceLanguage: String
  private var languages: [String]
  private var languageNumbers: [String: Int]
  private var keys: [String] = []
  private var keyNumbers: [ExactText: Int] = [:]
  /// Where the programs begin, in the order in which they were added.
  private var placements: [(key: Int, language: Int, start: UInt32)] = []
  private var words: [UInt32] = []
  private var texts: [UInt8] = []
  private var textOffsets: [ExactText: Int] = [:]
  private var specifiers: [CompiledSpecifier] = []
  private var specifierNumbers: [CompiledSpecifier: Int] = [:]

  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
    languages = [sourceLanguage]
    languageNumbers = [sourceLanguage: 0]
  }

  /// Adds a key that may have no message at all.
  package mutating func addKey(_ key: String) { _ = number(ofKey: key) }

  /// Adds the message of a key in a language, in place of an earlier one.
  package mutating func add(_ parts: [MessagePart], key: String, language: String) {
    let languageNumber = number(ofLanguage: language)
    let keyNumber = number(ofKey: key)
    placements.append((keyNumber, languageNumber, UInt32(words.count)))
    emit(parts)
    words.append(MessageProgram.Code.end.rawValue)
  }

  package func build() -> CompiledCatalog {
    // Rows of what there is, and no table of keys by languages: most catalogs have every text in
    // every language, but one with thousands of languages must not cost their product.
    let sorted = placements.enumerated().sorted { left, right in
      (left.element.key, left.element.language, left.offset)
        < (right.element.key, right.element.language, right.offset)
    }.map(\.element)
    var rowEnds = [UInt32](repeating: 0, count: keys.count)
    var cells: [CatalogProgram.Cell] = []
    for placement in sorted {
      let cell = CatalogProgram.Cell(
        language: UInt32(placement.language), start: placement.start)
      if rowEnds[placement.key] > 0, cells.last?.language == cell.language {
        // Added again: the later one counts.
        cells[cells.count - 1] = cell
      } else {
        cells.append(cell)
      }
      rowEnds[placement.key] = UInt32(cells.count)
    }
    for key in keys.indices where rowEnds[key] == 0 {
      rowEnds[key] = key == 0 ? 0 : rowEnds[key - 1]
    }
    return CompiledCatalog(
      sourceLanguage: sourceLanguage, languages: languages, keys: keys,
      program: CatalogProgram(
        keyNumbers: keyNumbers, rowEnds: rowEnds, cells: cells, words: words, texts: texts,
        specifiers: specifiers))
  }

  private mutating func number(ofLanguage language: String) -> Int {
    if let number = languageNumbers[language] { return number }
    languages.append(language)
    languageNumbers[language] = languages.count - 1
    return languages.count - 1
  }

  private mutating func number(ofKey key: String) -> Int {
    if let number = keyNumbers[ExactText(key)] { return number }
    keys.append(key)
    keyNumbers[ExactText(key)] = keys.count - 1
    return keys.count - 1
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
    var offset = textOffset(text)
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

  private mutating func textOffset(_ text: String) -> Int {
    if let offset = textOffsets[ExactText(text)] { return offset }
    let offset = texts.count
    texts += text.utf8
    textOffsets[ExactText(text)] = offset
    return offset
  }

  private mutating func number(of reference: MessageArgumentReference) -> Int {
    let specifier = CompiledSpecifier(
      specifier: reference.specifier, source: reference.source)
    if let number = specifierNumbers[specifier] { return number }
    specifiers.append(specifier)
    specifierNumbers[specifier] = specifiers.count - 1
    return specifiers.count - 1
  }
}
