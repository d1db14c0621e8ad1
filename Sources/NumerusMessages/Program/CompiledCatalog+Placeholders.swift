package import NumerusFormat

extension CompiledCatalog {
  /// What kinds of arguments a key's text asks for, by their number from 0; nil for a number that
  /// no placeholder has. A placeholder of any type counts as a number.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  package func argumentKinds(
    forKey key: String, language: String
  ) -> [FormatSpecifier.Conversion.ArgumentKind?] {
    guard let keyNumber = block.number(ofKey: key),
      let languageNumber = storage.languageNumbers[language],
      let start = block.start(key: keyNumber, language: languageNumber)
    else { return [] }
    var kinds: [FormatSpecifier.Conversion.ArgumentKind?] = []
    func note(_ number: Int, _ kind: FormatSpecifier.Conversion.ArgumentKind) {
      while kinds.count <= number { kinds.append(nil) }
      // A number is needed where any placeholder needs one.
      if kinds[number] == nil || kinds[number] == .text { kinds[number] = kind }
    }
    func note(_ number: Int, specifier: Int) {
      let specifier = storage.specifiers[specifier].specifier
      note(number, specifier?.conversion.argumentKind ?? .integer)
      for size in [specifier?.width, specifier?.precision] {
        if case .argument(let position?)? = size { note(position - 1, .integer) }
      }
    }
    var place = start
    let reader = block.reader
    while let code = MessageCode(rawValue: reader.byte(place)), code != .end {
      switch code {
      case .argument:
        note(
          Int(reader.quarter(place + MessageCode.Argument.number)),
          specifier: reader.number(place + MessageCode.Argument.specifier))
      case .counted:
        note(
          Int(reader.byte(place + MessageCode.Counted.number)),
          specifier: Int(reader.byte(place + MessageCode.Counted.specifier)))
      case .plural:
        note(
          Int(reader.quarter(place + MessageCode.Plural.number)),
          specifier: reader.number(place + MessageCode.Plural.specifier))
      case .end, .text, .longText, .percent, .device, .width, .jump: break
      }
      place = reader.place(behind: code, at: place)
    }
    return kinds
  }
}
