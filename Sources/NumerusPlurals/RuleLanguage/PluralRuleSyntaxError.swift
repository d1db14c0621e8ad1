/// What is wrong with the text of a plural rule, and where.
public struct PluralRuleSyntaxError: Error, Hashable, Sendable {
  /// UTF-8 bytes from the start of the text to the fault.
  public let offset: Int

  /// The line of the fault, from 1.
  public let line: Int

  /// The column of the fault in UTF-8 bytes, from 1.
  public let column: Int

  /// What the syntax has room for at that place.
  public let expected: String

  init(_ bytes: [UInt8], offset: Int, expected: String) {
    let before = bytes.prefix(offset)
    self.offset = offset
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    self.expected = expected
  }
}

extension PluralRuleSyntaxError: CustomStringConvertible {
  /// The place and what was expected, as `1:7: expected a number`.
  public var description: String { "\(line):\(column): expected \(expected)" }
}
