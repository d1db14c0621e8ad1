/// A message's key in pieces and its values, in words that need no memory of their own.
///
/// A literal builds it, all of it in line with the caller, so that the compiler works out what is constant
/// and keeps the rest in registers. That holds for six fields at most, so words are one vector:
///
///     0       the hash of the key; for a symbol, what tells its catalog
///     1       a value's code in each of the five low bytes, the count of values, and marks
///     2, 3    the counts of bytes of the six pieces, 16 bits each
///     4 … 9   where the pieces are; for a symbol, the key, and its table in 5 and 6
///     10 … 14 the values; of a text, which one it is
///     15      for a symbol, the number of the key
@safe
@usableFromInline
package struct PackedMessage: Sendable {
  @usableFromInline package var words: SIMD16<UInt64>
  /// What becomes the word 1 when the message is lent: by itself the compiler follows it through all
  /// additions, and sees which of them can't overflow.
  @usableFromInline package var shape: UInt64
  @usableFromInline package var firstText: String?
  /// What does not fit: a second text, or all of the message.
  @usableFromInline package var overflow: OverflowingMessage?

  @inlinable
  @inline(__always)
  package init() {
    words = .zero
    shape = 0
    words[0] = KeyHash.seed
    firstText = nil
    overflow = nil
  }
}

/// The shape of a message: which values it has, and how many.
extension PackedMessage {
  @inlinable
  @inline(__always)
  package static var mostValues: Int { 5 }

  @inlinable
  @inline(__always)
  package static var oneValue: UInt64 { 1 &<< 40 }

  /// The mark of a message that does not fit into words.
  @inlinable
  @inline(__always)
  package static var isOverflowing: UInt64 { 1 &<< 56 }

  /// The mark of a message whose last piece is there, so that another one would have to be added to it.
  @inlinable
  @inline(__always)
  package static var hasPiece: UInt64 { 1 &<< 58 }

  /// The mark of a message by its symbol.
  @inlinable
  @inline(__always)
  package static var isSymbol: UInt64 { 1 &<< 57 }

  /// The shape without what tells where it ends.
  @inlinable
  @inline(__always)
  package var kind: UInt64 { shape & ~Self.hasPiece }

  /// The kind of a message with one value, an `Int`.
  @inlinable
  @inline(__always)
  package static var oneWord: UInt64 { oneValue | UInt64(ValueCode.signedWord.rawValue) }

  @inlinable
  @inline(__always)
  package var hash: UInt64 { words[0] }

  /// How many values there are; none are told of a message that overflows.
  @inlinable
  @inline(__always)
  package var valueCount: Int { Int(truncatingIfNeeded: (shape &>> 40) & 0xFF) }

  /// The code of a value; zero beyond the last one.
  @inlinable
  @inline(__always)
  package func code(at index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: shape &>> (8 &* UInt64(truncatingIfNeeded: index)))
  }

  @inlinable
  @inline(__always)
  package func pieceCount(at index: Int) -> Int {
    let lengths = words[2 &+ index &>> 2]
    return Int(
      truncatingIfNeeded: (lengths &>> (16 &* UInt64(truncatingIfNeeded: index & 3))) & 0xFFFF)
  }

  /// Where a piece begins; nil for an empty one.
  @inlinable
  @inline(__always)
  package func piece(at index: Int) -> UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: UInt(truncatingIfNeeded: words[4 &+ index]))
  }
}

/// Building.
extension PackedMessage {
  /// Adds a piece of the key.
  @inlinable
  @inline(__always)
  package mutating func append(piece: StaticString) {
    let count = piece.utf8CodeUnitCount
    guard count > 0 else { return }
    let index = valueCount
    guard shape & (Self.isOverflowing | Self.hasPiece) == 0, piece.hasPointerRepresentation,
      count <= 0xFFFF
    else {
      takeAll(by: overflowed(piece: piece.description))
      return
    }
    let start = unsafe UnsafeRawPointer(piece.utf8Start)
    words[4 &+ index] = UInt64(UInt(bitPattern: start))
    words[2 &+ index &>> 2] |=
      UInt64(truncatingIfNeeded: count) &<< (16 &* UInt64(truncatingIfNeeded: index & 3))
    words[0] = unsafe KeyHash.mix(words[0], text: start, count: count)
    shape = shape | Self.hasPiece
  }

  /// Adds a value that is a word.
  @inlinable
  @inline(__always)
  package mutating func append(word: UInt64, _ code: ValueCode) {
    let index = valueCount
    guard shape & Self.isOverflowing == 0, index < Self.mostValues else {
      takeAll(by: overflowed(word: word, code))
      return
    }
    words[10 &+ index] = word
    count(code, at: index)
  }

  /// Adds a value that is a text.
  @inlinable
  @inline(__always)
  package mutating func append(text: String) {
    let index = valueCount
    guard shape & Self.isOverflowing == 0, index < Self.mostValues else {
      takeAll(by: overflowed(MessageArgument(text), "%@"))
      return
    }
    if firstText == nil {
      firstText = text
      words[10 &+ index] = 0
    } else if overflow == nil {
      overflow = OverflowingMessage(secondText: text)
      words[10 &+ index] = 1
    } else {
      takeAll(by: overflowed(MessageArgument(text), "%@"))
      return
    }
    count(.text, at: index)
  }

  /// Adds a value of any kind, and the specifier that the key has for it.
  @inlinable
  package mutating func append(_ argument: MessageArgument, _ specifier: String) {
    takeAll(by: overflowed(argument, specifier))
  }

  /// Lets all of the message be kept elsewhere. The other fields stay: what may be one thing or another
  /// the compiler can't keep in registers.
  @inlinable
  @inline(__always)
  package mutating func takeAll(by overflow: OverflowingMessage) {
    self.overflow = overflow
    shape = shape | Self.isOverflowing
  }

  @inlinable
  @inline(__always)
  mutating func count(_ code: ValueCode, at index: Int) {
    shape =
      (shape & ~Self.hasPiece &+ Self.oneValue)
      | UInt64(code.rawValue) &<< (8 &* UInt64(truncatingIfNeeded: index))
    if shape & Self.isSymbol == 0 { words[0] = KeyHash.mix(words[0], code: code.rawValue) }
  }
}
