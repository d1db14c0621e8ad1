internal import NumerusNumbers
internal import NumerusPlurals

/// Runs a message's program with its arguments.
struct MessageWriter {
  let program: CatalogProgram
  let arguments: [MessageArgument]
  let language: LanguageCandidate
  let collectsIssues: Bool

  var output: [UInt8] = []
  var issues: [MessageIssue.Kind] = []

  /// The forms that were taken, where somebody wants to know.
  var forms: [MessageForm]?

  /// Styled numbers by the place of their argument, as each serves its form and its text; nil where
  /// there are none.
  var styledNumbers: [Int: FormattedNumber]?

  init(
    program: CatalogProgram, arguments: [MessageArgument], language: LanguageCandidate,
    collectsIssues: Bool
  ) {
    self.program = program
    self.arguments = arguments
    self.language = language
    self.collectsIssues = collectsIssues
    output.reserveCapacity(64)
  }

  /// Writes the message whose program begins at a word, with the options of a localizer.
  mutating func run(from start: Int, for localizer: Localizer) {
    let words = program.words
    let escapesText = localizer.options.escaping == .all
    var next = start
    while true {
      let word = words[next]
      let operand = Int(word >> MessageProgram.operandShift)
      switch MessageProgram.Code(rawValue: word & MessageProgram.codeMask) {
      case .text:
        let offset = Int(words[next + 1])
        let textStart = output.count
        output += program.texts[offset..<offset + operand]
        if escapesText { HTMLEscaping.escape(&output, from: textStart) }
        next += 2
      case .percent:
        output.append(UInt8(ascii: "%"))
        if arguments.isEmpty { output.append(UInt8(ascii: "%")) }
        next += 1
      case .argument:
        write(argument: operand, by: program.specifiers[Int(words[next + 1])], for: localizer)
        next += 2
      case .plural:
        next = Int(words[pluralTarget(in: words, at: next, argument: operand)])
      case .device:
        next = Int(words[next + 1 + Int(localizer.options.device.rawValue)])
      case .width:
        next = Int(words[widthTarget(in: words, at: next, count: operand, localizer.options.width)])
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
    let takesZero = isZero && words[targets] != 0
    let isMissing = !takesZero && words[start + 2] & 1 << UInt32(category.rawValue) != 0
    forms?.append(
      MessageForm(
        argument: number + 1, category: takesZero ? .zero : category, isMissing: isMissing))
    if takesZero { return targets }
    if isMissing { report(.missingForm(category)) }
    return targets + 1 + Int(category.rawValue)
  }

  /// The place of the word that says where the widest text begins that fits the asked width: the
  /// narrowest where none fits, the widest where none is asked for.
  private func widthTarget(
    in words: [UInt32], at start: Int, count: Int, _ width: Int?
  ) -> Int {
    var place = start + 2 * count
    if let width {
      while place > start + 2, Int(words[place - 1]) > width { place -= 2 }
    }
    return place
  }

  /// The category of an argument, and whether it is the value that a form for zero is for.
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
    case .extended(let extended):
      return category(of: extended, at: number, by: specifier)
    default:
      // NaN and the infinities have no operands and no form of their own.
      guard let operands = operands(of: argument, by: specifier) else { return (.other, false) }
      return (language.rules.category(for: operands), operands.isZero)
    }
  }

  /// What plural rules see of a plain number as a specifier shows it.
  func operands(of argument: MessageArgument, by specifier: CompiledSpecifier) -> PluralOperands? {
    guard specifier.takesSizes else { return argument.operands(by: specifier.sized) }
    let shown = SizedSpecifier(specifier.specifier) { position in
      arguments.indices.contains(position - 1) ? arguments[position - 1].size : nil
    }
    return argument.operands(by: shown)
  }

  private mutating func write(
    argument number: Int, by specifier: CompiledSpecifier, for localizer: Localizer
  ) {
    let start = output.count
    guard arguments.indices.contains(number), !arguments[number].isPlaceholder else {
      output += specifier.source.text.utf8
      if localizer.options.escaping == .all { HTMLEscaping.escape(&output, from: start) }
      if !arguments.isEmpty { report(.missingArgument(number + 1)) }
      return
    }
    let argument = arguments[number]
    let sized = sized(specifier)
    if !argument.fits(sized.conversion) {
      report(.mismatchedArgument(number + 1, placeholder: specifier.source.text))
    }
    if case .extended(let extended) = argument.storage {
      write(extended, at: number, by: sized, for: localizer)
    } else {
      argument.write(by: sized, language.numbers, to: &output)
    }
    let isSafe =
      localizer.options.escaping == .none
      || argument.isLocalized && !(localizer.options.escaping == .all && argument.isPrepared)
    if !isSafe {
      HTMLEscaping.escape(&output, from: start)
    }
    if localizer.options.isolatesText, argument.isText { isolate(from: start) }
  }

  /// The specifier with the sizes that arguments give looked up. An argument that is no integer
  /// gives none.
  private mutating func sized(_ specifier: CompiledSpecifier) -> SizedSpecifier {
    guard specifier.takesSizes else { return specifier.sized }
    return SizedSpecifier(specifier.specifier) { position in
      let isGiven =
        arguments.indices.contains(position - 1) && !arguments[position - 1].isPlaceholder
      guard isGiven else {
        report(.missingArgument(position))
        return nil
      }
      if let size = arguments[position - 1].size { return size }
      report(.mismatchedArgument(position, placeholder: specifier.source.text))
      return nil
    }
  }

  /// Sets what was written from `start` on apart, where its direction may differ.
  private mutating func isolate(from start: Int) {
    let controls = BidiControls(output[start...])
    guard controls.areThere || language.direction.needsIsolation(output[start...]) else { return }
    if !controls.areBalanced {
      let balanced = controls.balanced(output[start...])
      output.replaceSubrange(start..., with: balanced)
    }
    output.insert(contentsOf: "\u{2068}".utf8, at: start)
    output += "\u{2069}".utf8
  }

  mutating func report(_ issue: MessageIssue.Kind) {
    if collectsIssues { issues.append(issue) }
  }
}

extension PluralOperands {
  /// Whether the digits on show are zeros.
  var isZero: Bool { integer == 0 && trimmedFraction == 0 }
}
