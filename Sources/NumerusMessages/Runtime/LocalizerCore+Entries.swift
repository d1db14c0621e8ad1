/// The calls of the hot path: a few words each, not in line, so that a caller pays for one call.
extension LocalizerCore {
  @inlinable
  @inline(__always)
  package func string(_ message: PackedMessage) -> String {
    if message.shape == PackedMessage.oneWord {
      return unsafe string(
        message.hash, message.piece(at: 0), message.piece(at: 1), message.words[2],
        message.words[10])
    }
    if message.shape == 0, let piece = unsafe message.piece(at: 0) {
      return unsafe string(message.hash, piece, message.pieceCount(at: 0))
    }
    return text(of: message)
  }

  /// The text of a symbol's message.
  @inlinable
  @inline(__always)
  package func string(symbol message: PackedMessage) -> String {
    if message.shape == PackedMessage.oneWord | PackedMessage.isSymbol,
      let text = string(message.hash, message.symbolNumber, message.words[10])
    {
      return text
    }
    return text(of: message)
  }

  /// The text of a key with the values of a default text.
  @inlinable
  @inline(__always)
  package func string(_ key: StaticString, _ message: PackedMessage) -> String {
    var keyMessage = PackedMessage()
    keyMessage.append(piece: key)
    if message.shape == PackedMessage.oneWord, let piece = unsafe keyMessage.piece(at: 0),
      let text = unsafe string(
        keyMessage.hash, piece, keyMessage.pieceCount(at: 0), message.words[10])
    {
      return text
    }
    return text(forKey: key.description, message)
  }

  @usableFromInline
  @inline(never)
  func string(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64
  ) -> String {
    if let number = unsafe keyNumber(hash, first, second, counts),
      let counted = countedText(ofKey: number, value)
    {
      return text(counted)
    }
    return unsafe text(of: PackedMessage(hash, first, second, counts, value))
  }

  /// The text of a message without values.
  @usableFromInline
  @inline(never)
  func string(_ hash: UInt64, _ piece: UnsafeRawPointer, _ count: Int) -> String {
    if let number = unsafe keyNumber(hash, piece, count), let text = plainText(ofKey: number) {
      return text
    }
    return unsafe text(of: PackedMessage(hash, piece, nil, UInt64(count), nil))
  }

  /// Nil where the message, or the key, needs more than its number.
  @usableFromInline
  @inline(never)
  func string(
    _ hash: UInt64, _ key: UnsafeRawPointer, _ count: Int, _ value: UInt64
  ) -> String? {
    guard let number = unsafe keyNumber(hash, key, count),
      let counted = countedText(ofKey: number, value)
    else { return nil }
    return text(counted)
  }

  /// Nil where the symbol is of another catalog, or its message needs more than its number.
  @usableFromInline
  @inline(never)
  func string(_ fingerprint: UInt64, _ number: Int, _ value: UInt64) -> String? {
    guard let counted = countedText(ofSymbol: fingerprint, number, value) else { return nil }
    return text(counted)
  }

  @inline(__always)
  func countedText(ofSymbol fingerprint: UInt64, _ number: Int, _ value: UInt64) -> CountedText? {
    guard fingerprint == block.fingerprint, UInt(bitPattern: number) < UInt(block.keyCount) else {
      return nil
    }
    return countedText(ofKey: number, value)
  }

  /// The message of a key that is nothing but a text of up to 255 bytes; nil for any other.
  @inline(__always)
  private func plainText(ofKey number: Int) -> String? {
    guard let starts = unsafe starts else { return nil }
    let program = unsafe block.start + Int(UInt32(littleEndian: starts[number]))
    guard unsafe program.load(as: UInt8.self) == MessageCode.text.rawValue else { return nil }
    let count = Int(unsafe program.load(fromByteOffset: 1, as: UInt8.self))
    guard unsafe program.load(fromByteOffset: 2 &+ count, as: UInt8.self) == 0 else { return nil }
    return unsafe MessageBytes.string(program + 2, count: count)
  }
}

extension PackedMessage {
  /// A literal's message that was taken apart.
  fileprivate init(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64?
  ) {
    self.init()
    words[0] = hash
    words[1] = value == nil ? 0 : Self.oneWord
    words[2] = counts
    words[4] = UInt64(UInt(bitPattern: first))
    words[5] = UInt64(UInt(bitPattern: second))
    words[10] = value ?? 0
  }
}
