package import NumerusFormat

/// Makes parts of a text with placeholders, by the rules that all file kinds share for numbering
/// arguments.
///
/// A placeholder without a position takes the next argument that no substitution of the text names
/// as its own; one with a position does not move that count.
package struct MessageText {
  /// What a substitution marker stands for.
  package enum Substitution {
    case parts([MessagePart])
    /// Nothing is known by that name: the marker stays as text.
    case unknown
  }

  /// How many arguments a message may have; placeholders for more stay as text. Foundation reads
  /// 127.
  package static let mostArguments = 999

  /// The number of the argument that the next placeholder without a position takes.
  package var nextArgument: Int

  /// Arguments that placeholders without a position pass over, since substitutions of the text name
  /// them as theirs.
  package var claimedArguments: Set<Int>

  /// What `%arg` stands for inside a substitution's form; nil elsewhere.
  package var ownArgument: MessageArgumentReference?

  /// Whether `%arg` elsewhere, and `%1$arg`, are placeholders of any type: in format 1.2 and later.
  package var readsUntypedArguments: Bool

  package init(
    nextArgument: Int = 0, claimedArguments: Set<Int> = [],
    ownArgument: MessageArgumentReference? = nil, readsUntypedArguments: Bool = false
  ) {
    self.nextArgument = nextArgument
    self.claimedArguments = claimedArguments
    self.ownArgument = ownArgument
    self.readsUntypedArguments = readsUntypedArguments
  }

  /// Whether a text has nothing in it that could begin a placeholder or markup, so that it is its only
  /// part.
  package static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    // Eight bytes at once: most texts of a catalog are plain, and are looked at to their end.
    while offset + 8 <= bytes.count {
      // Any eight bytes are a UInt64; the load checks its bounds.
      let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A byte that is zero after the exclusive or is the only one to borrow, and sets its high bit.
      let percents = word ^ (ones &* UInt64(UInt8(ascii: "%")))
      let carets = word ^ (ones &* UInt64(UInt8(ascii: "^")))
      let found = (percents &- ones) & ~percents | (carets &- ones) & ~carets
      if found & (ones &* 0x80) != 0 { return false }
      offset += 8
    }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") || bytes[offset] == UInt8(ascii: "^") { return false }
      offset += 1
    }
    return true
  }

  /// The parts of a text without substitutions, such as a key that no catalog has.
  package mutating func parts(of text: String) -> [MessagePart] {
    parts(of: FormatString(text)) { _, _, _ in .unknown }
  }

  /// The parts of a text.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - substitution: Gives the parts for a marker's name and position. It takes an argument by
  ///     calling `takeArgument` where nothing says which one is meant.
  package mutating func parts(
    of format: FormatString,
    substitution: (
      _ name: String, _ position: Int?, _ takeArgument: () -> Int
    ) -> Substitution
  ) -> [MessagePart] {
    var parts: [MessagePart] = []
    for (index, segment) in format.segments.enumerated() {
      switch segment {
      case .text(let text):
        parts.append(.text(text))
      case .percent:
        parts.append(.percent)
      case .specifier(let specifier, let source):
        parts.append(part(reference(to: specifier, source: source)))
      case .argument(let position, let source):
        let next = format.segments.dropFirst(index + 1).first
        let isWord = ownArgument == nil && next?.isWordPart == true
        parts.append(isWord ? .text(source) : untypedArgument(position, source))
      case .substitution(let name, let position, let source):
        var counter = self
        let found = substitution(name, position) { counter.takeArgument() }
        nextArgument = counter.nextArgument
        switch found {
        case .parts(let inner): parts += inner
        case .unknown: parts.append(.text(source))
        }
      }
    }
    return parts
  }

  private mutating func untypedArgument(_ position: Int?, _ source: String) -> MessagePart {
    if position == nil, let ownArgument { return .argument(ownArgument) }
    guard readsUntypedArguments else { return .text(source) }
    return part(
      MessageArgumentReference(
        number: position.map { $0 - 1 } ?? takeArgument(), specifier: nil, source: source))
  }

  private func part(_ reference: MessageArgumentReference) -> MessagePart {
    reference.number < Self.mostArguments ? .argument(reference) : .text(reference.source)
  }

  /// Numbers the arguments of a specifier in C's order: width, precision, value.
  private mutating func reference(
    to specifier: FormatSpecifier, source: String
  ) -> MessageArgumentReference {
    var numbered = specifier
    numbered.width = numbered.width.map { numberedSize($0) }
    numbered.precision = numbered.precision.map { numberedSize($0) }
    let number = specifier.position.map { $0 - 1 } ?? takeArgument()
    numbered.position = number + 1
    return MessageArgumentReference(number: number, specifier: numbered, source: source)
  }

  private mutating func numberedSize(_ size: FormatSpecifier.Size) -> FormatSpecifier.Size {
    guard case .argument(nil) = size else { return size }
    return .argument(position: takeArgument() + 1)
  }

  private mutating func takeArgument() -> Int {
    while claimedArguments.contains(nextArgument) { nextArgument += 1 }
    defer { nextArgument += 1 }
    return nextArgument
  }
}

extension FormatString.Segment {
  /// Whether the segment goes on with a word: `%argument` is no argument.
  fileprivate var isWordPart: Bool {
    guard case .text(let text) = self, let first = text.utf8.first else { return false }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20
  }
}
