/// What the hot path asks of a message's values.
extension PackedMessage {
  /// An integer's distance from zero, and on which side it is.
  struct Integer {
    var magnitude: UInt64
    var isNegative: Bool
  }

  /// The integer at a place; nil where there is none, or all is kept elsewhere.
  @inline(__always)
  func integer(at index: Int) -> Integer? {
    guard shape & Self.isOverflowing == 0, index < valueCount else { return nil }
    let word = words[10 &+ index]
    let code = code(at: index)
    if code <= ValueCode.signed.rawValue {
      let value = Int64(bitPattern: word)
      return Integer(magnitude: value.magnitude, isNegative: value < 0)
    }
    return code <= ValueCode.unsigned.rawValue
      ? Integer(magnitude: word, isNegative: false) : nil
  }

  @inline(__always)
  func isText(at index: Int) -> Bool {
    shape & Self.isOverflowing == 0 && index < valueCount
      && code(at: index) == ValueCode.text.rawValue
  }

  /// Whether the text at a place is the first one.
  @inline(__always)
  func isFirstText(at index: Int) -> Bool { words[10 &+ index] == 0 }
}
