internal import NumerusNumbers
internal import NumerusPlurals

/// Runs a message's program with its arguments.
struct MessageWriter {
  let program: CatalogProgram
  let arguments: [MessageArgument]
  let language: LanguageCandidate
  let device: CatalogDevice
  let width: Int?
  let collectsIssues: Bool

  var output: [UInt8] = []
  var issues: [MessageIssue.Kind] = []

  init(
    program: CatalogProgram, arguments: [MessageArgument], language: LanguageCandidate,
    device: CatalogDevice, width: Int?, collectsIssues: Bool
  ) {
    self.program = program
    self.arguments = arguments
    self.language = language
    self.device = device
    self.width = width
    self.collectsIssues = collectsIssues
    output.reserveCapacity(64)
  }

  /// Writes the message whose program begins at a word.
  mutating func run(from start: Int) {
    let words = program.words
    var next = start
    while true {
      let word = words[next]
      let operand = Int(word >> MessageProgram.operandShift)
      switch MessageProgram.Code(rawValue: word & MessageProgram.codeMask) {
      case .text:
        let offset = Int(words[next + 1])
        output += program.texts[offset..<offset + operand]
        next += 2
      case .percent:
        output.append(UInt8(ascii: "%"))
        if arguments.isEmpty { output.append(UInt8(ascii: "%")) }
        next += 1
      case .argument:
        write(argument: operand, by: program.specifiers[Int(words[next + 1])])
        next += 2
      case .plural:
        next = Int(words[pluralTarget(in: words, at: next, argument: operand)])
      case .device:
        next = Int(words[next + 1 + Int(device.rawValue)])
      case .width:
        next = Int(words[widthTarget(in: words, at: next, count: operand)])
      case .jump:
        next = Int(words[next + 1])
      case .end, nil:
        return
      }
    }
  }

  /// The place of the word that says where the fitting form begins.
  private mutating func pluralTarget(
    in words: [UInt32], at start: Int, argument number: Int
  ) -> Int {
    let targets = start + 3
    let (category, isZero) = category(
      ofArgument: number, by: program.specifiers[Int(words[start + 1])])
    if isZero, words[targets] != 0 { return targets }
    if words[start + 2] & 1 << UInt32(category.rawValue) != 0 { report(.missingForm(category)) }
    return targets + 1 + Int(category.rawValue)
  }

  /// The place of the word that says where the widest text begins that fits the asked width: the
  /// narrowest where none fits, the widest where none is asked for.
  private func widthTarget(in words: [UInt32], at start: Int, count: Int) -> Int {
    var place = start + 2 * count
    if let width {
      while place > start + 2, Int(words[place - 1]) > width { place -= 2 }
    }
    return place
  }

  private mutating func category(
    ofArgument number: Int, by specifier: CompiledSpecifier
  ) -> (PluralCategory, isZero: Bool) {
    guard arguments.indices.contains(number) else {
      // Without any arguments the text is asked for as it is.
      if !arguments.isEmpty { report(.uncountableArgument(number + 1)) }
      return (.other, false)
    }
    let argument = arguments[number]
    switch argument.storage {
    case .signed(let value) where specifier.showsIntegersWhole:
      return (language.rules.category(for: value), value == 0)
    case .unsigned(let value) where specifier.showsIntegersWhole:
      return (language.rules.category(for: value), value == 0)
    case .text:
      report(.uncountableArgument(number + 1))
      return (.other, false)
    default:
      // NaN and the infinities have no operands and no form of their own.
      let shown = SizedSpecifier(specifier.specifier) { position in
        arguments.indices.contains(position - 1) ? arguments[position - 1].size : nil
      }
      guard let operands = argument.operands(by: shown) else { return (.other, false) }
      return (
        language.rules.category(for: operands),
        operands.integer == 0 && operands.trimmedFraction == 0
      )
    }
  }

  private mutating func write(argument number: Int, by specifier: CompiledSpecifier) {
    guard arguments.indices.contains(number) else {
      output += specifier.source.text.utf8
      if !arguments.isEmpty { report(.missingArgument(number + 1)) }
      return
    }
    let argument = arguments[number]
    let sized = sized(specifier)
    if !argument.fits(sized.conversion) {
      report(.mismatchedArgument(number + 1, placeholder: specifier.source.text))
    }
    argument.write(by: sized, language.numbers, to: &output)
  }

  /// The specifier with the sizes that arguments give looked up. An argument that is no integer
  /// gives none.
  private mutating func sized(_ specifier: CompiledSpecifier) -> SizedSpecifier {
    guard specifier.takesSizes else { return specifier.sized }
    return SizedSpecifier(specifier.specifier) { position in
      guard arguments.indices.contains(position - 1) else {
        report(.missingArgument(position))
        return nil
      }
      if let size = arguments[position - 1].size { return size }
      report(.mismatchedArgument(position, placeholder: specifier.source.text))
      return nil
    }
  }

  mutating func report(_ issue: MessageIssue.Kind) {
    if collectsIssues { issues.append(issue) }
  }
}
