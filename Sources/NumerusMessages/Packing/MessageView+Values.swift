/// What most values are.
extension MessageView {
  /// An integer's distance from zero, and on which side it is.
  struct Integer {
    var magnitude: UInt64
    var isNegative: Bool
  }

  /// The integer at a place; nil where there is none, or all is kept elsewhere.
  @inline(__always)
  func integer(at index: Int) -> Integer? {
    let code = code(at: index)
    guard code != 0, code <= ValueCode.unsigned.rawValue else { return nil }
    let word = word(at: index)
    guard code <= ValueCode.signed.rawValue else {
      return Integer(magnitude: word, isNegative: false)
    }
    let value = Int64(bitPattern: word)
    return Integer(magnitude: value.magnitude, isNegative: value < 0)
  }

  @inline(__always)
  func isText(at index: Int) -> Bool { code(at: index) == ValueCode.text.rawValue }
}
