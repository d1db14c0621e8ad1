/// Reads the `%` grammar. The bytes are UTF-8; all of the grammar is ASCII.
struct FormatStringParser {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func segments() -> [FormatString.Segment] {
    var segments: [FormatString.Segment] = []
    var textStart = 0
    while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = percent + 1
      guard let segment = placeholder(from: percent) else {
        // Only the percent sign itself is known to be text.
        offset = percent + 1
        continue
      }
      if percent > textStart { segments.append(.text(string(textStart, percent))) }
      segments.append(segment)
      textStart = offset
    }
    if textStart < bytes.count { segments.append(.text(string(textStart, bytes.count))) }
    return segments
  }

  /// What the percent sign before `offset` begins; nil where it is text. `offset` is then anywhere.
  private mutating func placeholder(from percent: Int) -> FormatString.Segment? {
    if take("%") { return .percent }

    let position = takePosition()
    guard position != .invalid else { return nil }

    if take("#@") {
      let nameStart = offset
      guard let nameEnd = nameEnd(from: nameStart), nameEnd > nameStart else { return nil }
      offset = nameEnd + 1
      return .substitution(
        name: string(nameStart, nameEnd), position: position.number,
        source: string(percent, offset))
    }
    if take("arg") {
      return .argument(position: position.number, source: string(percent, offset))
    }

    var specifier = FormatSpecifier(.object, position: position.number)
    specifier.label = takeLabel()
    while let (flag, _) = FormatSpecifier.flagCharacters.first(where: { take($0.1) }) {
      specifier.flags.insert(flag)
    }
    guard takeSize(into: &specifier.width) else { return nil }
    if take(".") {
      guard takeSize(into: &specifier.precision) else { return nil }
      // A dot alone is a precision of zero.
      if specifier.precision == nil { specifier.precision = .literal(0) }
    }
    specifier.length = Self.lengths.first { take($0.rawValue) }
    guard offset < bytes.count,
      let conversion = FormatSpecifier.Conversion(
        rawValue: Character(Unicode.Scalar(bytes[offset])))
    else { return nil }
    offset += 1
    specifier.conversion = conversion
    if specifier.flags.contains(.spaceSign), isProse(conversion, from: percent) { return nil }
    // `%#@` begins a substitution and nothing else, whatever flags stand around it.
    if specifier.flags.contains(.alternate), conversion == .object { return nil }
    return .specifier(specifier, source: string(percent, offset))
  }

  /// Whether a percent sign, a space and a letter are words and no specifier: where a number stands
  /// before them, the flag means nothing to the conversion, or a word goes on after the letter.
  private func isProse(_ conversion: FormatSpecifier.Conversion, from percent: Int) -> Bool {
    // A space, or the no-break spaces U+00A0 and U+202F, may stand between number and sign.
    var before = bytes[..<percent]
    for space in [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]] as [[UInt8]]
    where before.suffix(space.count).elementsEqual(space) {
      before.removeLast(space.count)
      break
    }
    if let last = before.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last { return true }

    switch conversion {
    case .decimal, .decimalUppercase, .integer, .fixed, .fixedUppercase, .exponent,
      .exponentUppercase, .general, .generalUppercase, .hexadecimalFloat,
      .hexadecimalFloatUppercase:
      guard offset < bytes.count else { return false }
      let next = bytes[offset]
      return UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
        || next == UInt8(ascii: "'") || next >= 0x80
    default:
      return true
    }
  }

  private enum Position: Equatable {
    case none
    case invalid
    case at(Int)

    var number: Int? { if case .at(let number) = self { number } else { nil } }
  }

  /// Digits and a dollar sign. Digits alone are a width and stay.
  private mutating func takePosition() -> Position {
    let start = offset
    let number = takeNumber()
    guard offset > start, take("$") else {
      offset = start
      return .none
    }
    guard let number, 1...FormatString.largestPosition ~= number else { return .invalid }
    return .at(number)
  }

  /// A name in parentheses; nil, and nothing taken, where there is none.
  private mutating func takeLabel() -> String? {
    let start = offset
    guard take("("), let end = bytes[offset...].firstIndex(where: { !Self.isNamePart($0) }),
      end > offset, bytes[end] == UInt8(ascii: ")")
    else {
      offset = start
      return nil
    }
    offset = end + 1
    return string(start + 1, end)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  /// Digits, `*` or `*2$`. False where the number is out of bounds.
  private mutating func takeSize(into size: inout FormatSpecifier.Size?) -> Bool {
    if take("*") {
      let position = takePosition()
      size = .argument(position: position.number)
      return position != .invalid
    }
    let start = offset
    let number = takeNumber()
    guard offset > start else { return true }
    guard let number, number <= FormatString.largestSize else { return false }
    size = .literal(number)
    return true
  }

  /// The value of the digits from here on; nil where it is beyond all bounds. Takes the digits.
  private mutating func takeNumber() -> Int? {
    var value: Int? = 0
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] {
      value = value.flatMap { $0 > 99_999 ? nil : $0 * 10 + Int(bytes[offset] - 0x30) }
      offset += 1
    }
    return value
  }

  /// The place of the `@` that ends a name. A name has no percent sign and no line break.
  private func nameEnd(from start: Int) -> Int? {
    bytes[start...].firstIndex { [0x25, 0x40, 0x0A].contains($0) }
      .flatMap { bytes[$0] == UInt8(ascii: "@") ? $0 : nil }
  }

  private mutating func take(_ token: String) -> Bool {
    // Nearly all tokens that are tried are not there, as their first byte tells.
    guard offset < bytes.count, bytes[offset] == token.utf8.first,
      bytes[offset...].starts(with: token.utf8)
    else { return false }
    offset += token.utf8.count
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Those of two letters come first.
  private static let lengths: [FormatSpecifier.Length] = [
    .char, .longLong, .short, .long, .quad, .longDouble, .size, .pointerDifference, .maximum,
  ]
}
