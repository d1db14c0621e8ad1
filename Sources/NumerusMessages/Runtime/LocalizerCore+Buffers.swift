/// Messages into memory of the caller's.
extension LocalizerCore {
  /// Appends a literal's message.
  @inlinable
  @inline(__always)
  package func append(_ message: PackedMessage, to bytes: inout [UInt8]) {
    if message.kind == PackedMessage.oneWord {
      unsafe append(
        message.hash, message.piece(at: 0), message.piece(at: 1), message.words[2],
        message.words[10], to: &bytes)
    } else {
      message.lend { appendAny($0, to: &bytes) }
    }
  }

  /// Appends a symbol's message.
  @inlinable
  @inline(__always)
  package func append(symbol message: PackedMessage, to bytes: inout [UInt8]) {
    if message.kind == PackedMessage.oneWord | PackedMessage.isSymbol,
      append(message.hash, message.symbolNumber, message.words[10], to: &bytes)
    {
      return
    }
    message.lend { appendAny($0, to: &bytes) }
  }

  /// Writes a literal's message to memory; nil where there is no room.
  @inlinable
  @inline(__always)
  package func write(
    _ message: PackedMessage, to start: UnsafeMutableRawPointer, room: Int
  ) -> Int? {
    if message.kind == PackedMessage.oneWord {
      let count = unsafe write(
        message.hash, message.piece(at: 0), message.piece(at: 1), message.words[2],
        message.words[10], to: start, room: room)
      return count < 0 ? nil : count
    }
    return message.lend { unsafe writeAny($0, to: start, room: room) }
  }

  /// Writes a symbol's message to memory; nil where there is no room.
  @inlinable
  @inline(__always)
  package func write(
    symbol message: PackedMessage, to start: UnsafeMutableRawPointer, room: Int
  ) -> Int? {
    if message.kind == PackedMessage.oneWord | PackedMessage.isSymbol {
      let count = unsafe write(
        message.hash, message.symbolNumber, message.words[10], to: start, room: room)
      if count >= 0 { return count }
    }
    return message.lend { unsafe writeAny($0, to: start, room: room) }
  }

  @usableFromInline
  @inline(never)
  func append(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64, to bytes: inout [UInt8]
  ) {
    if let direct, let program = unsafe direct.program(hash, first, second, counts),
      let counted = unsafe direct.countedText(program, value)
    {
      append(counted, value, to: &bytes)
    } else {
      unsafe PackedMessage(hash, first, second, counts, value).lend {
        appendAny($0, to: &bytes)
      }
    }
  }

  /// Tells whether the symbol is of this catalog, and its message no more than its number.
  @usableFromInline
  @inline(never)
  func append(
    _ fingerprint: UInt64, _ number: Int, _ value: UInt64, to bytes: inout [UInt8]
  ) -> Bool {
    guard let direct, let program = unsafe direct.program(fingerprint, number),
      let counted = unsafe direct.countedText(program, value)
    else { return false }
    append(counted, value, to: &bytes)
    return true
  }

  /// Minus one where there is no room.
  @usableFromInline
  @inline(never)
  func write(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64, to start: UnsafeMutableRawPointer, room: Int
  ) -> Int {
    if let direct, let program = unsafe direct.program(hash, first, second, counts),
      let counted = unsafe direct.countedText(program, value)
    {
      return unsafe write(counted, value, to: start, room: room)
    }
    return unsafe writeAny(hash, first, second, counts, value, to: start, room: room)
  }

  @inline(never)
  private func writeAny(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64, to start: UnsafeMutableRawPointer, room: Int
  ) -> Int {
    unsafe PackedMessage(hash, first, second, counts, value).lend {
      unsafe writeAny($0, to: start, room: room) ?? -1
    }
  }

  /// Minus one where there is no room, the symbol is of another catalog, or its message needs more than
  /// its number.
  @usableFromInline
  @inline(never)
  func write(
    _ fingerprint: UInt64, _ number: Int, _ value: UInt64, to start: UnsafeMutableRawPointer,
    room: Int
  ) -> Int {
    guard let direct, let program = unsafe direct.program(fingerprint, number),
      let counted = unsafe direct.countedText(program, value)
    else { return -1 }
    return unsafe write(counted, value, to: start, room: room)
  }

  @inline(__always)
  private func write(
    _ counted: DirectMessages.CountedText, _ value: UInt64, to start: UnsafeMutableRawPointer,
    room: Int
  ) -> Int {
    let measure = counted.measure(value, by: layout)
    let count = counted.prefixCount &+ measure.length &+ counted.suffixCount
    if count &+ MessageBuffer.slack <= room {
      unsafe counted.write(value, measure, by: layout, to: start)
    } else if count <= room {
      unsafe counted.writeExactly(value, measure, by: layout, to: start)
    } else {
      return -1
    }
    return count
  }

  @inline(__always)
  private func append(
    _ counted: DirectMessages.CountedText, _ value: UInt64, to bytes: inout [UInt8]
  ) {
    // Put together elsewhere and copied: adding to an array in place asks twice as much of it.
    unsafe withUnsafeTemporaryAllocation(
      byteCount: DirectMessages.CountedText.mostBytes, alignment: 16
    ) { memory in
      guard let start = memory.baseAddress else { return }
      let measure = counted.measure(value, by: layout)
      unsafe counted.write(value, measure, by: layout, to: start)
      unsafe bytes.append(
        contentsOf: UnsafeRawBufferPointer(
          start: start, count: counted.prefixCount &+ measure.length &+ counted.suffixCount))
    }
  }

  /// Appends a message of any kind.
  @usableFromInline
  @inline(never)
  package func appendAny(_ message: LentMessage, to bytes: inout [UInt8]) {
    message.withView { view in write(view, key: nil) { output in output.append(to: &bytes) } }
  }

  /// Writes a message of any kind to memory; nil where there is no room.
  @usableFromInline
  @inline(never)
  package func writeAny(
    _ message: LentMessage, to start: UnsafeMutableRawPointer, room: Int
  ) -> Int? {
    message.withView { view in
      write(view, key: nil) { output in unsafe output.copy(to: start, room: room) }
    }
  }

  /// Appends the text of a key with the values of a default text.
  package func append(forKey key: String, _ message: LentMessage, to bytes: inout [UInt8]) {
    message.withView { view in write(view, key: key) { output in output.append(to: &bytes) } }
  }
}
