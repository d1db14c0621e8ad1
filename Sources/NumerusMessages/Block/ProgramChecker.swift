internal import NumerusPlurals

/// Checks that programs can be run: that each instruction is known and whole, each text UTF-8, each target
/// the beginning of an instruction further on.
@safe
struct ProgramChecker {
  private let reader: BlockReader
  private let end: Int
  private let specifierCount: Int

  init(_ block: CatalogBlock) {
    reader = block.reader
    end = block.programsEnd
    specifierCount = block.specifierCount
  }

  /// The place behind a program.
  ///
  /// - Throws: `CompiledCatalogError` with the place of the fault.
  mutating func end(ofProgramAt start: Int) throws(CompiledCatalogError) -> Int {
    var place = start
    var branches = false
    while true {
      guard place < end else { throw damaged("a program has no end", place) }
      guard let code = MessageCode(rawValue: reader.byte(place)) else {
        throw damaged("an instruction is none", place)
      }
      if code == .end { break }
      let next = try self.next(code, at: place)
      branches = branches || Self.branches(code)
      place = next
    }
    if branches { try checkTargets(from: start, to: place) }
    return place + 1
  }

  private static func branches(_ code: MessageCode) -> Bool {
    switch code {
    case .plural, .device, .width, .jump: true
    case .end, .text, .longText, .percent, .argument, .counted: false
    }
  }

  /// The place of the next instruction.
  private func next(_ code: MessageCode, at place: Int) throws(CompiledCatalogError) -> Int {
    func whole(_ size: Int) throws(CompiledCatalogError) -> Int {
      guard size <= end - place else { throw damaged("an instruction is cut", place) }
      return place + size
    }
    switch code {
    case .text:
      let text = try whole(2)
      return try checkText(text, Int(reader.byte(place + 1)))
    case .longText:
      let text = try whole(5)
      return try checkText(text, reader.number(place + 1))
    case .argument:
      let next = try whole(MessageCode.Argument.size)
      try checkSpecifier(reader.number(place + MessageCode.Argument.specifier), place)
      return next
    case .counted: return try endOfCounted(place)
    case .plural:
      let next = try whole(MessageCode.Plural.size)
      try checkSpecifier(reader.number(place + MessageCode.Plural.specifier), place)
      return next
    case .device: return try whole(MessageCode.Device.size)
    case .width:
      let pairs = try whole(MessageCode.Width.pairs)
      let count = reader.number(place + MessageCode.Width.count)
      guard count > 0, count <= (end - pairs) / 8 else {
        throw damaged("an instruction is cut", place)
      }
      return pairs + 8 * count
    case .jump: return try whole(MessageCode.Jump.size)
    case .end, .percent: return place + 1
    }
  }

  private func endOfCounted(_ place: Int) throws(CompiledCatalogError) -> Int {
    typealias Counted = MessageCode.Counted
    guard Counted.branches <= end - place else { throw damaged("an instruction is cut", place) }
    try checkSpecifier(Int(reader.byte(place + Counted.specifier)), place)
    let marks = reader.byte(place + Counted.marks)
    let count = Int(marks & Counted.countMask)
    let map = reader.half(place + Counted.map)
    guard count > 0, Counted.branches + 4 * count <= end - place else {
      throw damaged("an instruction is cut", place)
    }
    // A number that chooses nothing has one branch for all.
    guard marks & Counted.isPlural != 0 || count == 1 && map == Counted.noBranch else {
      throw damaged("a form is none", place)
    }
    for category in 0...PluralCategory.allCases.count {
      let branch = map >> (3 * UInt32(category)) & 7
      guard branch < count || category == 0 && branch == Counted.noBranch else {
        throw damaged("a form is none", place)
      }
    }
    var next = place + Counted.branches + 4 * count
    for branch in 0..<count {
      let cell = reader.half(place + Counted.branches + 4 * branch)
      guard place + Int(cell & 0xFFFF) == next else { throw damaged("a form is elsewhere", place) }
      next = try checkText(next, Int(cell >> Counted.prefixShift & 0xFF))
      next = try checkText(next, Int(cell >> Counted.suffixShift & 0x7F))
    }
    let isWhole = marks & Counted.isWhole != 0
    guard !isWhole || next < end && reader.byte(next) == MessageCode.end.rawValue else {
      throw damaged("a message goes on behind its end", next)
    }
    return next
  }

  private func checkSpecifier(_ number: Int, _ place: Int) throws(CompiledCatalogError) {
    guard number < specifierCount else { throw damaged("a specifier is none", place) }
  }

  /// The place behind a text.
  private func checkText(_ place: Int, _ count: Int) throws(CompiledCatalogError) -> Int {
    guard count <= end - place else { throw damaged("a text is cut", place) }
    guard unsafe UTF8Validity.isValid(reader.start + place, count: count) else {
      throw damaged("a text is no UTF-8", place)
    }
    return place + count
  }

  /// Checks the targets of a program whose instructions are whole.
  private func checkTargets(from start: Int, to end: Int) throws(CompiledCatalogError) {
    var instructions: [Int] = []
    var targets: [Int] = []
    var place = start
    while place < end, let code = MessageCode(rawValue: reader.byte(place)) {
      instructions.append(place)
      switch code {
      case .plural:
        for number in 0..<MessageCode.Plural.targetCount {
          let target = reader.number(place + MessageCode.Plural.targets + 4 * number)
          // Only a value of zero may have no target of its own.
          if number > 0 || target > 0 { targets.append(try forward(target, place)) }
        }
      case .device:
        for number in CatalogDevice.allCases.indices {
          let target = reader.number(place + MessageCode.Device.targets + 4 * number)
          targets.append(try forward(target, place))
        }
      case .width:
        for number in 0..<reader.number(place + MessageCode.Width.count) {
          let target = reader.number(place + MessageCode.Width.pairs + 8 * number + 4)
          targets.append(try forward(target, place))
        }
      case .jump:
        targets.append(try forward(reader.number(place + MessageCode.Jump.target), place))
      case .end, .text, .longText, .percent, .argument, .counted: break
      }
      place = try next(code, at: place)
    }
    instructions.append(end)
    targets.sort()
    var known = 0
    for target in targets {
      while known < instructions.count, instructions[known] < target { known += 1 }
      guard known < instructions.count, instructions[known] == target else {
        throw damaged("a target is no instruction", target)
      }
    }
  }

  private func forward(_ target: Int, _ place: Int) throws(CompiledCatalogError) -> Int {
    guard target > 0 else { throw damaged("a target leads back", place) }
    return place + target
  }

  private func damaged(_ what: String, _ offset: Int) -> CompiledCatalogError {
    CompiledCatalogError(.damaged(what), offset: offset)
  }
}
