package import NumerusFormat
internal import NumerusPlurals

extension CompiledCatalog {
  /// What kinds of arguments a key's text asks for, by their number from 0; nil for a number that
  /// no placeholder has. A placeholder of any type counts as a number.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  package func argumentKinds(
    forKey key: String, language: String
  ) -> [FormatSpecifier.Conversion.ArgumentKind?] {
    guard let keyNumber = program.keyNumbers[ExactText(key)],
      let languageNumber = languageNumbers[language],
      var next = program.start(key: keyNumber, language: languageNumber)
    else { return [] }
    var kinds: [FormatSpecifier.Conversion.ArgumentKind?] = []
    func note(_ number: Int, _ kind: FormatSpecifier.Conversion.ArgumentKind) {
      while kinds.count <= number { kinds.append(nil) }
      // A number is needed where any placeholder needs one.
      if kinds[number] == nil || kinds[number] == .text { kinds[number] = kind }
    }
    func note(_ number: Int, _ specifier: FormatSpecifier?) {
      note(number, specifier?.conversion.argumentKind ?? .integer)
      for size in [specifier?.width, specifier?.precision] {
        if case .argument(let position?)? = size { note(position - 1, .integer) }
      }
    }
    while true {
      let word = program.words[next]
      let operand = Int(word >> MessageProgram.operandShift)
      switch MessageProgram.Code(rawValue: word & MessageProgram.codeMask) {
      case .text, .jump: next += 2
      case .percent: next += 1
      case .argument:
        note(operand, program.specifiers[Int(program.words[next + 1])].specifier)
        next += 2
      case .plural:
        note(operand, program.specifiers[Int(program.words[next + 1])].specifier)
        next += 4 + PluralCategory.allCases.count
      case .device: next += 1 + CatalogDevice.allCases.count
      case .width: next += 1 + 2 * operand
      case .end, nil: return kinds
      }
    }
  }
}
