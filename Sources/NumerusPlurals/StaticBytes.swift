/// The bytes of a string literal, where they stand in the program's constants.
struct StaticBytes: RandomAccessCollection, Sendable {
  let literal: StaticString

  init(_ literal: StaticString) { self.literal = literal }

  var startIndex: Int { 0 }
  var endIndex: Int { literal.utf8CodeUnitCount }

  /// Calls `body` with all bytes.
  func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe body(Span(_unsafeStart: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < literal.utf8CodeUnitCount, "outside of the literal")
    return unsafe literal.utf8Start[index]
  }
}
