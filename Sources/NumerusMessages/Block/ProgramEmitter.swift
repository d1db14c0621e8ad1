internal import NumerusFormat
internal import NumerusPlurals

/// Writes the programs of messages, one behind another, each once unless it is long.
struct ProgramEmitter {
  private(set) var bytes: [UInt8] = []
  private(set) var specifiers = SpecifierList()
  private var pool = ProgramPool()
  /// Where the number that was written last is, with its texts.
  private var counted: Range<Int>?

  /// Makes room for messages.
  mutating func reserveCapacity(messageCount: Int, textByteCount: Int) {
    bytes.reserveCapacity(textByteCount + 4 * messageCount)
    pool.reserveCapacity(messageCount)
  }

  /// Writes the program of a text, and gives the place where it, or one like it, begins.
  mutating func emit(text: String) -> Int {
    let start = bytes.count
    emitText(text)
    return finish(start)
  }

  /// Writes the program of a message, and gives the place where it, or one like it, begins.
  mutating func emit(_ parts: [MessagePart]) -> Int {
    let start = bytes.count
    emitParts(parts)
    return finish(start)
  }

  private mutating func finish(_ start: Int) -> Int {
    if counted == start..<bytes.count {
      bytes[start + MessageCode.Counted.marks] |= MessageCode.Counted.isWhole
    }
    append(.end)
    let known = pool.place(ofProgramAt: start, in: bytes)
    if known != start { bytes.removeSubrange(start...) }
    counted = nil
    return known
  }

  private mutating func emitParts(_ parts: [MessagePart]) {
    var index = 0
    while index < parts.count {
      if let number = CountedBranch.Number(parts[index...]) {
        if emitCounted(number.reference, [number.branch]) {
          index += number.partCount
          continue
        }
      }
      emit(parts[index])
      index += 1
    }
  }

  private mutating func emit(_ part: MessagePart) {
    switch part {
    case .text(let text): emitText(text)
    case .percent: append(.percent)
    case .argument(let reference):
      append(.argument)
      append(UInt16(clamping: reference.number))
      append(UInt32(specifiers.number(of: reference)))
    case .plural(let reference, let forms):
      if !emitCounted(reference, forms) { emitPlural(reference, forms) }
    case .device(let texts): emitDevice(texts)
    case .width(let texts): emitWidth(texts)
    }
  }

  private mutating func emitText(_ text: String) {
    let count = text.utf8.count
    guard count > 0 else { return }
    if count <= Int(UInt8.max) {
      append(.text)
      bytes.append(UInt8(count))
    } else {
      append(.longText)
      append(UInt32(count))
    }
    bytes += text.utf8
  }

  /// Emits the forms of a number as branches that the hot path reads at once; false where there is more
  /// in them than the number and texts around it.
  private mutating func emitCounted(
    _ reference: MessageArgumentReference, _ forms: [PluralCategory: [MessagePart]]
  ) -> Bool {
    let categories = forms.keys.sorted()
    var branches: [CountedBranch] = []
    for category in categories {
      guard let branch = CountedBranch(form: forms[category] ?? [], of: reference) else {
        return false
      }
      branches.append(branch)
    }
    guard let mostGeneral = categories.last else { return false }
    var map = forms[.zero] == nil ? MessageCode.Counted.noBranch : 0
    var unfit: UInt32 = 0
    for category in PluralCategory.allCases {
      let number = categories.firstIndex(of: category) ?? categories.count - 1
      map |= UInt32(number) << (3 + 3 * UInt32(category.rawValue))
      if mostGeneral != .other, forms[category] == nil {
        unfit |= 1 << (MessageCode.Counted.unfitShift + UInt32(category.rawValue))
      }
    }
    let marks = MessageCode.Counted.isPlural | (unfit == 0 ? 0 : MessageCode.Counted.isUnfit)
    return emitCounted(reference, branches, map: map | unfit, marks: marks)
  }

  private mutating func emitCounted(
    _ reference: MessageArgumentReference, _ branches: [CountedBranch], map: UInt32? = nil,
    marks: UInt8 = 0
  ) -> Bool {
    typealias Counted = MessageCode.Counted
    let specifier = specifiers.number(of: reference)
    guard reference.number <= UInt8.max, specifier <= UInt8.max,
      reference.specifier?.isPlainInteger ?? true
    else { return false }
    var offset = Counted.branches + 4 * branches.count
    var cells: [UInt32] = []
    for branch in branches {
      guard branch.prefix.utf8.count <= Counted.longestPrefix,
        branch.suffix.utf8.count <= Counted.longestSuffix, offset <= Counted.farthestText
      else { return false }
      cells.append(
        UInt32(offset) | UInt32(branch.prefix.utf8.count) << Counted.prefixShift
          | UInt32(branch.suffix.utf8.count) << Counted.suffixShift
          | (branch.hasNumber ? Counted.hasNumber : 0))
      offset += branch.prefix.utf8.count + branch.suffix.utf8.count
    }
    let start = bytes.count
    append(.counted)
    bytes += [UInt8(reference.number), UInt8(specifier), UInt8(branches.count) | marks]
    append(map ?? Counted.noBranch)
    for cell in cells { append(cell) }
    for branch in branches {
      bytes += branch.prefix.utf8
      bytes += branch.suffix.utf8
    }
    counted = start..<bytes.count
    return true
  }

  private mutating func emitPlural(
    _ reference: MessageArgumentReference, _ forms: [PluralCategory: [MessagePart]]
  ) {
    // A program without a text would have nowhere to go on; so below.
    guard !forms.isEmpty else { return }
    let start = bytes.count
    append(.plural)
    append(UInt16(clamping: reference.number))
    append(UInt32(specifiers.number(of: reference)))
    // Without `other`, the most general form there is serves: the last in CLDR's order.
    let mostGeneral = forms.keys.max() ?? .other
    var unfit: UInt8 = 0
    if mostGeneral != .other {
      for category in PluralCategory.allCases where forms[category] == nil {
        unfit |= 1 << category.rawValue
      }
    }
    bytes.append(unfit)
    let targets = bytes.count
    for _ in 0..<MessageCode.Plural.targetCount { append(UInt32(0)) }
    let categories = forms.keys.sorted()
    emitBranches(categories.compactMap { forms[$0] }) { bytes, index in
      let target = UInt32(bytes.count - start)
      if categories[index] == .zero { Self.set(target, in: &bytes, at: targets) }
      for category in PluralCategory.allCases {
        let isServed = forms[category] == nil && categories[index] == mostGeneral
        if isServed || category == categories[index] {
          Self.set(target, in: &bytes, at: targets + 4 * (1 + Int(category.rawValue)))
        }
      }
    }
  }

  private mutating func emitDevice(_ texts: [CatalogDevice: [MessagePart]]) {
    guard !texts.isEmpty else { return }
    let start = bytes.count
    append(.device)
    let targets = bytes.count
    for _ in CatalogDevice.allCases { append(UInt32(0)) }
    let devices = texts.keys.sorted { $0.rawValue < $1.rawValue }
    emitBranches(devices.compactMap { texts[$0] }) { bytes, index in
      for device in CatalogDevice.allCases {
        let serving = device.fallbacks.first { texts[$0] != nil }
        if serving == devices[index] {
          Self.set(
            UInt32(bytes.count - start), in: &bytes, at: targets + 4 * Int(device.rawValue))
        }
      }
    }
  }

  private mutating func emitWidth(_ texts: [UInt32: [MessagePart]]) {
    guard !texts.isEmpty else { return }
    let start = bytes.count
    let widths = texts.keys.sorted()
    append(.width)
    append(UInt32(widths.count))
    let pairs = bytes.count
    for width in widths {
      append(width)
      append(UInt32(0))
    }
    emitBranches(widths.compactMap { texts[$0] }) { bytes, index in
      Self.set(UInt32(bytes.count - start), in: &bytes, at: pairs + 8 * index + 4)
    }
  }

  /// Emits texts of which one is run, and lets each end where the last one ends.
  private mutating func emitBranches(
    _ branches: [[MessagePart]], target: (inout [UInt8], _ index: Int) -> Void
  ) {
    var jumps: [Int] = []
    for (index, parts) in branches.enumerated() {
      target(&bytes, index)
      emitParts(parts)
      if index < branches.count - 1 {
        jumps.append(bytes.count)
        append(.jump)
        append(UInt32(0))
      }
    }
    for jump in jumps {
      Self.set(UInt32(bytes.count - jump), in: &bytes, at: jump + MessageCode.Jump.target)
    }
  }

  private mutating func append(_ code: MessageCode) { bytes.append(code.rawValue) }

  private mutating func append(_ value: some FixedWidthInteger) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  private static func set(_ value: UInt32, in bytes: inout [UInt8], at place: Int) {
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }
}
