internal import NumerusNumbers
internal import NumerusPlurals

/// Runs a message's program with its values.
struct MessageWriter: ~Copyable {
  var output: MessageBuffer
  private let collectsIssues: Bool
  private let collectsForms: Bool
  /// What is kept beside the text; nil as long as there is nothing.
  var notes: MessageNotes?

  /// - Parameters:
  ///   - memory: Memory to write to first, which outlives the writer.
  ///   - collectsIssues: Whether somebody wants to know of faults.
  ///   - collectsForms: Whether somebody wants to know of the forms that are taken.
  init(
    _ memory: UnsafeMutableRawBufferPointer, collectsIssues: Bool, collectsForms: Bool = false
  ) {
    output = unsafe MessageBuffer(memory)
    self.collectsIssues = collectsIssues
    self.collectsForms = collectsForms
  }

  /// Writes the message whose program begins at a place.
  mutating func run(
    _ programs: MessagePrograms, from start: Int, _ message: MessageView,
    in language: LanguageCandidate, for core: LocalizerCore
  ) {
    let reader = programs.reader
    var place = start
    while true {
      switch MessageCode(rawValue: reader.byte(place)) {
      case .text:
        write(text: place + 2, Int(reader.byte(place + 1)), of: reader, for: core)
        place = place + 2 + Int(reader.byte(place + 1))
      case .longText:
        write(text: place + 5, reader.number(place + 1), of: reader, for: core)
        place = place + 5 + reader.number(place + 1)
      case .counted:
        writeCounted(programs, at: place, message, in: language, for: core)
        place = reader.placeBehindCounted(place)
      case .argument:
        write(
          argument: Int(reader.quarter(place + MessageCode.Argument.number)),
          by: reader.number(place + MessageCode.Argument.specifier), of: programs, message,
          in: language, for: core)
        place += MessageCode.Argument.size
      case .percent:
        output.append(UInt8(ascii: "%"))
        if message.argumentCount == 0 { output.append(UInt8(ascii: "%")) }
        place += 1
      case .plural:
        place += pluralTarget(programs, at: place, message, in: language)
      case .device:
        let device = Int(core.options.device.rawValue)
        place += reader.number(place + MessageCode.Device.targets + 4 * device)
      case .width:
        place += widthTarget(reader, at: place, core.options.width)
      case .jump:
        place += reader.number(place + MessageCode.Jump.target)
      case .end, nil:
        return
      }
    }
  }

  @inline(__always)
  private mutating func write(
    text place: Int, _ count: Int, of reader: BlockReader, for core: LocalizerCore
  ) {
    let start = output.count
    unsafe output.append(block: reader.start + place, count)
    if core.escapesAll { escape(from: start) }
  }

  /// Writes a number with the texts around it, which its form may choose.
  @inline(__always)
  private mutating func writeCounted(
    _ programs: MessagePrograms, at place: Int, _ message: MessageView,
    in language: LanguageCandidate, for core: LocalizerCore
  ) {
    typealias Counted = MessageCode.Counted
    let reader = programs.reader
    let number = Int(reader.byte(place + Counted.number))
    let specifier = Int(reader.byte(place + Counted.specifier))
    let map = reader.half(place + Counted.map)
    var branch: UInt32 = 0
    if reader.byte(place + Counted.marks) & Counted.isPlural != 0 {
      let (category, isZero) = category(
        ofArgument: number, by: specifier, of: programs, message, in: language)
      let takesZero = isZero && map & 7 != Counted.noBranch
      let isMissing =
        !takesZero && map >> (Counted.unfitShift + UInt32(category.rawValue)) & 1 != 0
      if isMissing || collectsForms {
        note(number, category, takesZero: takesZero, isMissing: isMissing)
      }
      branch = takesZero ? map & 7 : map >> (3 + 3 * UInt32(category.rawValue)) & 7
    }
    let cell = reader.half(place + Counted.branches + 4 * Int(branch))
    let text = place + Int(cell & 0xFFFF)
    let prefix = Int(cell >> Counted.prefixShift & 0xFF)
    let suffix = Int(cell >> Counted.suffixShift & 0x7F)
    write(text: text, prefix, of: reader, for: core)
    if cell & Counted.hasNumber != 0 {
      write(argument: number, by: specifier, of: programs, message, in: language, for: core)
    }
    write(text: text + prefix, suffix, of: reader, for: core)
  }

  /// How far it is to where the fitting form begins.
  private mutating func pluralTarget(
    _ programs: MessagePrograms, at place: Int, _ message: MessageView,
    in language: LanguageCandidate
  ) -> Int {
    typealias Plural = MessageCode.Plural
    let reader = programs.reader
    let number = Int(reader.quarter(place + Plural.number))
    let (category, isZero) = category(
      ofArgument: number, by: reader.number(place + Plural.specifier), of: programs, message,
      in: language)
    let zeroTarget = reader.number(place + Plural.targets)
    let takesZero = isZero && zeroTarget != 0
    let isMissing = !takesZero && reader.byte(place + Plural.unfit) >> category.rawValue & 1 != 0
    if isMissing || collectsForms {
      note(number, category, takesZero: takesZero, isMissing: isMissing)
    }
    if takesZero { return zeroTarget }
    return reader.number(place + Plural.targets + 4 * (1 + Int(category.rawValue)))
  }

  @inline(never)
  private mutating func note(
    _ number: Int, _ category: PluralCategory, takesZero: Bool, isMissing: Bool
  ) {
    if collectsForms {
      usedNotes().forms.append(
        MessageForm(
          argument: number + 1, category: takesZero ? .zero : category, isMissing: isMissing))
    }
    if isMissing { report(.missingForm(category)) }
  }

  /// How far it is to the widest text that fits the asked width: the narrowest where none fits, the
  /// widest where none is asked for.
  private func widthTarget(_ reader: BlockReader, at start: Int, _ width: Int?) -> Int {
    let pairs = start + MessageCode.Width.pairs
    var pair = pairs + 8 * (reader.number(start + MessageCode.Width.count) - 1)
    if let width {
      while pair > pairs, reader.number(pair) > width { pair -= 8 }
    }
    return reader.number(pair + 4)
  }

  /// The category of an argument, and whether it is the value that a form for zero is for.
  @inline(__always)
  private mutating func category(
    ofArgument number: Int, by specifier: Int, of programs: MessagePrograms,
    _ message: MessageView, in language: LanguageCandidate
  ) -> (PluralCategory, isZero: Bool) {
    // Most numbers are integers, as most specifiers want them.
    if let integer = message.integer(at: number),
      let category = language.categories?.category(of: integer.magnitude),
      programs.specifiers[specifier].showsIntegersWhole
    {
      return (category, integer.magnitude == 0)
    }
    return anyCategory(
      ofArgument: number, by: programs.specifiers[specifier], message, in: language)
  }

  @inline(never)
  private mutating func anyCategory(
    ofArgument number: Int, by specifier: CompiledSpecifier, _ message: MessageView,
    in language: LanguageCandidate
  ) -> (PluralCategory, isZero: Bool) {
    guard number < message.argumentCount else {
      // Without any arguments the text is asked for as it is.
      if message.argumentCount > 0 { report(.uncountableArgument(number + 1)) }
      return (.other, false)
    }
    let argument = message.argument(at: number)
    switch argument.storage {
    case .signed(let value) where specifier.showsIntegersWhole:
      return (language.rules.category(for: value), value == 0)
    case .unsigned(let value) where specifier.showsIntegersWhole:
      return (language.rules.category(for: value), value == 0)
    case .text:
      report(.uncountableArgument(number + 1))
      return (.other, false)
    case .extended(let extended):
      return category(of: extended, at: number, by: specifier, message, in: language)
    default:
      // NaN and the infinities have no operands and no form of their own.
      guard let operands = operands(of: argument, by: specifier, message) else {
        return (.other, false)
      }
      return (language.rules.category(for: operands), operands.isZero)
    }
  }

  /// What plural rules see of a plain number as a specifier shows it.
  func operands(
    of argument: MessageArgument, by specifier: CompiledSpecifier,
    _ message: MessageView
  ) -> PluralOperands? {
    guard specifier.takesSizes else { return argument.operands(by: specifier.sized) }
    let arguments = message.arguments
    let shown = SizedSpecifier(specifier.specifier) { position in
      arguments.indices.contains(position - 1) ? arguments[position - 1].size : nil
    }
    return argument.operands(by: shown)
  }

  @inline(__always)
  private mutating func write(
    argument number: Int, by specifier: Int, of programs: MessagePrograms,
    _ message: MessageView, in language: LanguageCandidate, for core: LocalizerCore
  ) {
    // What most values are, and need nothing that could allocate or be shared.
    if let integer = message.integer(at: number), language.writesIntegersPlainly,
      !integer.isNegative, programs.specifiers[specifier].showsIntegersPlainly
    {
      let measure = language.layout.measure(integer: integer.magnitude)
      unsafe language.layout.writeForward(
        integer: integer.magnitude, measure, to: output.reserve(measure.length))
      output.commit(measure.length)
    } else if core.writesTextsWhole, message.isText(at: number),
      programs.specifiers[specifier].showsTextsWhole
    {
      if message.word(at: number) == 0 {
        if let text = unsafe message.text { unsafe output.append(text, message.textCount) }
      } else if let text = message.overflow?.secondText {
        output.append(text)
      }
    } else {
      writeAny(
        argument: number, by: programs.specifiers[specifier], message, in: language,
        for: core)
    }
  }

  @inline(never)
  private mutating func writeAny(
    argument number: Int, by specifier: CompiledSpecifier, _ message: MessageView,
    in language: LanguageCandidate, for core: LocalizerCore
  ) {
    let start = output.count
    let options = core.options
    guard number < message.argumentCount, !message.argument(at: number).isPlaceholder else {
      output.append(specifier.source.text)
      if options.escaping == .all { escape(from: start) }
      if message.argumentCount > 0 { report(.missingArgument(number + 1)) }
      return
    }
    let argument = message.argument(at: number)
    let sized = sized(specifier, message)
    if !argument.fits(sized.conversion) {
      report(.mismatchedArgument(number + 1, placeholder: specifier.source.text))
    }
    var bytes: [UInt8] = []
    if case .extended(let extended) = argument.storage {
      write(extended, at: number, by: sized, in: language, for: core, to: &bytes)
    } else {
      argument.write(by: sized, language.numbers, to: &bytes)
    }
    let isSafe =
      options.escaping == .none
      || argument.isLocalized && !(options.escaping == .all && argument.isPrepared)
    if !isSafe { HTMLEscaping.escape(&bytes, from: 0) }
    if options.isolatesText, argument.isText { isolate(&bytes, in: language) }
    output.append(bytes)
  }

  /// The specifier with the sizes that arguments give looked up. An argument that is no integer
  /// gives none.
  private mutating func sized(
    _ specifier: CompiledSpecifier, _ message: MessageView
  ) -> SizedSpecifier {
    guard specifier.takesSizes else { return specifier.sized }
    let arguments = message.arguments
    var faults: [MessageIssue.Kind] = []
    let sized = SizedSpecifier(specifier.specifier) { position in
      let isGiven =
        arguments.indices.contains(position - 1) && !arguments[position - 1].isPlaceholder
      guard isGiven else {
        faults.append(.missingArgument(position))
        return nil
      }
      if let size = arguments[position - 1].size { return size }
      faults.append(.mismatchedArgument(position, placeholder: specifier.source.text))
      return nil
    }
    for fault in faults { report(fault) }
    return sized
  }

  /// Sets a text apart, where its direction may differ.
  private func isolate(_ bytes: inout [UInt8], in language: LanguageCandidate) {
    let controls = BidiControls(bytes[...])
    guard controls.areThere || language.direction.needsIsolation(bytes[...]) else { return }
    if !controls.areBalanced { bytes = controls.balanced(bytes[...]) }
    bytes.insert(contentsOf: "\u{2068}".utf8, at: 0)
    bytes += "\u{2069}".utf8
  }

  /// Replaces what was written from `start` on by what shows it in HTML.
  @inline(never)
  private mutating func escape(from start: Int) {
    var bytes = output.removeAll(from: start)
    HTMLEscaping.escape(&bytes, from: 0)
    output.append(bytes)
  }

  mutating func report(_ issue: MessageIssue.Kind) {
    if collectsIssues { usedNotes().issues.append(issue) }
  }

  /// The notes, made when there is something to note.
  mutating func usedNotes() -> MessageNotes {
    if let notes { return notes }
    let notes = MessageNotes()
    self.notes = notes
    return notes
  }
}

extension PluralOperands {
  /// Whether the digits on show are zeros.
  var isZero: Bool { integer == 0 && trimmedFraction == 0 }
}
