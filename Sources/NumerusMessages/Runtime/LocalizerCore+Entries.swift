internal import NumerusNumbers

/// The calls of the hot path: a few words each, not in line, so that a caller pays for one call.
extension LocalizerCore {
  @inlinable
  @inline(__always)
  package func string(_ message: PackedMessage) -> String {
    if message.kind == PackedMessage.oneWord {
      return unsafe string(
        message.hash, message.piece(at: 0), message.piece(at: 1), message.words[2],
        message.words[10])
    }
    if message.kind == 0, let piece = unsafe message.piece(at: 0) {
      return unsafe string(message.hash, piece, message.pieceCount(at: 0))
    }
    return message.lend { text(of: $0) }
  }

  /// The text of a symbol's message.
  @inlinable
  @inline(__always)
  package func string(symbol message: PackedMessage) -> String {
    if message.kind == PackedMessage.oneWord | PackedMessage.isSymbol,
      let text = string(message.hash, message.symbolNumber, message.words[10])
    {
      return text
    }
    return message.lend { text(of: $0) }
  }

  /// The text of a key with the values of a default text.
  @inlinable
  @inline(__always)
  package func string(_ key: StaticString, _ message: PackedMessage) -> String {
    var keyMessage = PackedMessage()
    keyMessage.append(piece: key)
    if message.kind == PackedMessage.oneWord, let piece = unsafe keyMessage.piece(at: 0),
      let text = unsafe string(
        keyMessage.hash, piece, keyMessage.pieceCount(at: 0), message.words[10])
    {
      return text
    }
    return message.lend { text(forKey: key.description, $0) }
  }

  @usableFromInline
  @inline(never)
  package func string(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64
  ) -> String {
    if let direct, let program = unsafe direct.program(hash, first, second, counts),
      let counted = unsafe direct.countedText(program, value)
    {
      return text(counted, value)
    }
    return unsafe anyText(hash, first, second, counts, value)
  }

  /// The text of a message without values.
  @usableFromInline
  @inline(never)
  package func string(_ hash: UInt64, _ piece: UnsafeRawPointer, _ count: Int) -> String {
    if let direct, let program = unsafe direct.program(hash, piece, count),
      let text = unsafe direct.plainText(program), let start = text.baseAddress
    {
      return unsafe MessageBytes.string(
        start, count: text.count, isASCII: MessageBytes.isASCII(start, text.count))
    }
    return unsafe anyText(hash, piece, nil, UInt64(count), nil)
  }

  /// The text of a literal that was taken apart, put together for the general way. Not in line, since the
  /// short way would keep registers for it.
  @inline(never)
  private func anyText(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64?
  ) -> String {
    unsafe PackedMessage(hash, first, second, counts, value).lend { text(of: $0) }
  }

  /// Nil where the message, or the key, needs more than its number.
  @usableFromInline
  @inline(never)
  package func string(
    _ hash: UInt64, _ key: UnsafeRawPointer, _ count: Int, _ value: UInt64
  ) -> String? {
    guard let direct, let program = unsafe direct.program(hash, key, count),
      let counted = unsafe direct.countedText(program, value)
    else { return nil }
    return text(counted, value)
  }

  /// Nil where the symbol is of another catalog, or its message needs more than its number.
  @usableFromInline
  @inline(never)
  func string(_ fingerprint: UInt64, _ number: Int, _ value: UInt64) -> String? {
    guard let direct, let program = unsafe direct.program(fingerprint, number),
      let counted = unsafe direct.countedText(program, value)
    else { return nil }
    return text(counted, value)
  }

  @inline(__always)
  private func text(_ counted: DirectMessages.CountedText, _ value: UInt64) -> String {
    typealias CountedText = DirectMessages.CountedText
    return unsafe withUnsafeTemporaryAllocation(
      byteCount: CountedText.mostBytes, alignment: 16
    ) { memory in
      guard let start = memory.baseAddress else { return "" }
      let measure = counted.measure(value, by: layout)
      unsafe counted.write(value, measure, by: layout, to: start)
      return unsafe MessageBytes.string(
        UnsafeRawPointer(start),
        count: counted.prefixCount &+ measure.length &+ counted.suffixCount,
        isASCII: layout.isASCII
          && MessageBytes.isASCII(counted.texts, counted.prefixCount &+ counted.suffixCount))
    }
  }
}

extension PackedMessage {
  /// A literal's message that was taken apart.
  init(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64?
  ) {
    self.init()
    words[0] = hash
    shape = value == nil ? 0 : Self.oneWord
    words[2] = counts
    words[4] = UInt64(UInt(bitPattern: first))
    words[5] = UInt64(UInt(bitPattern: second))
    words[10] = value ?? 0
  }
}
