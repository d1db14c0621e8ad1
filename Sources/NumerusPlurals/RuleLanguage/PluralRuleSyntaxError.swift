/// What is wrong with the text of a plural rule, and where.
package struct PluralRuleSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// UTF-8 bytes from the start of the rule to the fault.
  package let offset: Int

  /// What the syntax has room for at that place.
  package let expected: String

  package var description: String { "column \(offset + 1): expected \(expected)" }
}
