internal import NumerusFormat

// What a specifier means is written in numbers, since its arguments may have higher ones than a text can
// name.
extension BlockOutput {
  /// Writes what a specifier means to its record.
  func write(_ specifier: FormatSpecifier, at record: Int) {
    typealias Record = BlockLayout.Specifier
    let length = specifier.length.flatMap { FormatSpecifier.Length.inBlocks.firstIndex(of: $0) }
    write(specifier.conversion.rawValue.asciiValue ?? 0, at: record + Record.conversion)
    write(specifier.flags.rawValue, at: record + Record.flags)
    write(UInt8(length.map { $0 + 1 } ?? 0), at: record + Record.length)
    let width = Self.size(specifier.width)
    let precision = Self.size(specifier.precision)
    write(width.kind | precision.kind << 4, at: record + Record.sizeKinds)
    write(width.value, at: record + Record.width)
    write(precision.value, at: record + Record.precision)
  }

  private static func size(_ size: FormatSpecifier.Size?) -> (kind: UInt8, value: UInt16) {
    switch size {
    case nil: (0, 0)
    case .literal(let value): (1, UInt16(clamping: value))
    case .argument(let position): (2, UInt16(clamping: position ?? 0))
    }
  }
}

extension CompiledSpecifier {
  /// A specifier of a block; nil where it is none.
  init?(_ block: CatalogBlock, _ number: Int) {
    typealias Record = BlockLayout.Specifier
    let record = block.specifiersStart + number * Record.size
    let reader = block.reader
    guard let source = block.text(record + Record.source) else { return nil }
    let letter = reader.byte(record + Record.conversion)
    guard letter != 0 else {
      self.init(specifier: nil, source: source)
      return
    }
    let lengths = FormatSpecifier.Length.inBlocks
    let length = Int(reader.byte(record + Record.length))
    let flags = FormatSpecifier.Flags(rawValue: reader.byte(record + Record.flags))
    let kinds = reader.byte(record + Record.sizeKinds)
    guard
      let conversion = FormatSpecifier.Conversion(rawValue: Character(Unicode.Scalar(letter))),
      length <= lengths.count, flags.isSubset(of: FormatSpecifier.Flags.inBlocks),
      let width = Self.size(kinds & 0xF, reader.quarter(record + Record.width)),
      let precision = Self.size(kinds >> 4, reader.quarter(record + Record.precision))
    else { return nil }
    self.init(
      specifier: FormatSpecifier(
        conversion, flags: flags, width: width.size, precision: precision.size,
        length: length == 0 ? nil : lengths[length - 1]),
      source: source)
  }

  private static func size(
    _ kind: UInt8, _ value: UInt16
  ) -> (size: FormatSpecifier.Size?, Void)? {
    switch kind {
    case 0: (nil, ())
    case 1 where value <= FormatString.largestSize: (.literal(Int(value)), ())
    case 2 where value > 0: (.argument(position: Int(value)), ())
    default: nil
    }
  }
}

extension FormatSpecifier.Length {
  /// All lengths, in the order of their numbers in blocks.
  fileprivate static let inBlocks: [Self] = [
    .char, .short, .long, .longLong, .quad, .longDouble, .size, .pointerDifference, .maximum,
  ]
}

extension FormatSpecifier.Flags {
  fileprivate static let inBlocks: Self = [
    .leftAligned, .plusSign, .spaceSign, .alternate, .zeroPadded, .grouped,
  ]
}
