/// A message's key in pieces and its values, in words that need no memory of their own.
///
/// A literal builds it, all of it in line with the caller, so that the compiler works out what is constant
/// and keeps the rest in registers. That holds for six fields at most, so words are one vector:
///
///     0       the hash of the key; for a symbol, what tells its catalog
///     1       a value's code in each of the five low bytes, the count of values, of texts, and marks
///     2, 3    the counts of bytes of the six pieces, 16 bits each
///     4 … 9   where the pieces are; for a symbol, the key, and its table in 5 and 6
///     10 … 14 the values; of a text, which one it is
///     15      for a symbol, the number of the key
@safe
@usableFromInline
package struct PackedMessage: Sendable {
  @usableFromInline package var words: SIMD16<UInt64>
  @usableFromInline package var firstText: String?
  @usableFromInline package var secondText: String?
  /// What does not fit into words: then all of it.
  @usableFromInline package var overflow: OverflowingMessage?

  @inlinable
  @inline(__always)
  package init() {
    words = .zero
    words[0] = KeyHash.seed
    firstText = nil
    secondText = nil
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

  @inlinable
  @inline(__always)
  package static var oneText: UInt64 { 1 &<< 48 }

  /// The mark of a message that does not fit into words.
  @inlinable
  @inline(__always)
  package static var isOverflowing: UInt64 { 1 &<< 56 }

  /// The mark of a message by its symbol.
  @inlinable
  @inline(__always)
  package static var isSymbol: UInt64 { 1 &<< 57 }

  /// The shape of a message with one value, an `Int`.
  @inlinable
  @inline(__always)
  package static var oneWord: UInt64 { oneValue | UInt64(ValueCode.signedWord.rawValue) }

  @inlinable
  @inline(__always)
  package var shape: UInt64 { words[1] }

  @inlinable
  @inline(__always)
  package var hash: UInt64 { words[0] }

  /// How many values there are; none are told of a message that overflows.
  @inlinable
  @inline(__always)
  package var valueCount: Int { Int(truncatingIfNeeded: (shape &>> 40) & 0xFF) }

  @inlinable
  @inline(__always)
  package var textCount: Int { Int(truncatingIfNeeded: (shape &>> 48) & 0xF) }

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
    guard shape & Self.isOverflowing == 0, piece.hasPointerRepresentation, count <= 0xFFFF,
      pieceCount(at: index) == 0
    else {
      self = overflowing(piece: piece.description)
      return
    }
    let start = unsafe UnsafeRawPointer(piece.utf8Start)
    words[4 &+ index] = UInt64(UInt(bitPattern: start))
    words[2 &+ index &>> 2] |=
      UInt64(truncatingIfNeeded: count) &<< (16 &* UInt64(truncatingIfNeeded: index & 3))
    words[0] = unsafe KeyHash.mix(words[0], text: start, count: count)
  }

  /// Adds a value that is a word.
  @inlinable
  @inline(__always)
  package mutating func append(word: UInt64, _ code: ValueCode) {
    let index = valueCount
    guard shape & Self.isOverflowing == 0, index < Self.mostValues else {
      self = overflowing(word: word, code)
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
    let texts = textCount
    guard shape & Self.isOverflowing == 0, index < Self.mostValues, texts < 2 else {
      self = overflowing(MessageArgument(text), "%@")
      return
    }
    if texts == 0 { firstText = text } else { secondText = text }
    words[10 &+ index] = UInt64(truncatingIfNeeded: texts)
    words[1] = words[1] &+ Self.oneText
    count(.text, at: index)
  }

  @inlinable
  @inline(__always)
  mutating func count(_ code: ValueCode, at index: Int) {
    words[1] =
      (words[1] &+ Self.oneValue)
      | UInt64(code.rawValue) &<< (8 &* UInt64(truncatingIfNeeded: index))
    if shape & Self.isSymbol == 0 { words[0] = KeyHash.mix(words[0], code: code.rawValue) }
  }
}
