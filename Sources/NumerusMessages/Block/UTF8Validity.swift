/// Whether bytes are UTF-8.
///
/// Texts of catalogs are short, and most of them mix characters of one byte with others: what decides at
/// each of them is mostly wrong about the next. So there is no decision for a byte, but a table of states.
package enum UTF8Validity {
  /// Whether all bytes at a place are.
  ///
  /// - Complexity: O(*n*).
  package static func isValid(_ start: UnsafeRawPointer, count: Int) -> Bool {
    unsafe transitions.withUnsafeBufferPointer { transitions in
      var state = State.between.rawValue
      var offset = 0
      while offset &+ 8 <= count {
        let word = unsafe UInt64(
          littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset = offset &+ 8
        if word & 0x8080_8080_8080_8080 == 0, state & 63 == State.between.rawValue { continue }
        for index in 0..<8 as Range<UInt64> {
          state = unsafe transitions[Int((word &>> (8 &* index)) & 0xFF)] &>> state
        }
      }
      while offset < count {
        let byte = unsafe start.load(fromByteOffset: offset, as: UInt8.self)
        state = unsafe transitions[Int(byte)] &>> state
        offset = offset &+ 1
      }
      return state & 63 == State.between.rawValue
    }
  }

  /// What is expected, as the place of six bits in a row of the table. They tell what is expected next.
  private enum State: UInt64, CaseIterable {
    /// Nothing any more.
    case failed = 0
    case between = 6
    /// As many bytes that go on with a character.
    case one = 12
    case two = 18
    case three = 24
    /// The second byte of characters that begin with E0, ED, F0 or F4, of which not all serve.
    case afterE0 = 30
    case afterED = 36
    case afterF0 = 42
    case afterF4 = 48
  }

  /// A row for each byte.
  private static let transitions = (UInt8.min...UInt8.max).map { byte in
    State.allCases.reduce(0) { $0 | next(byte, $1).rawValue << $1.rawValue }
  }

  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  private static func next(_ byte: UInt8, _ state: State) -> State {
    switch (state, byte) {
    case (.between, 0...0x7F), (.one, 0x80...0xBF): .between
    case (.between, 0xC2...0xDF), (.two, 0x80...0xBF): .one
    case (.afterE0, 0xA0...0xBF), (.afterED, 0x80...0x9F): .one
    case (.between, 0xE0): .afterE0
    case (.between, 0xED): .afterED
    case (.between, 0xE1...0xEF), (.three, 0x80...0xBF): .two
    case (.afterF0, 0x90...0xBF), (.afterF4, 0x80...0x8F): .two
    case (.between, 0xF0): .afterF0
    case (.between, 0xF4): .afterF4
    case (.between, 0xF1...0xF3): .three
    default: .failed
    }
  }
}
