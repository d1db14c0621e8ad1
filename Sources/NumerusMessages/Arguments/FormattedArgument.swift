/// A value that a formatter of the caller's writes, when the locale of the message is known.
package struct FormattedArgument: Sendable {
  /// Writes the value for a locale; for nil the formatter's own way.
  private let write: @Sendable (_ locale: String?) -> String

  package init(_ write: @escaping @Sendable (_ locale: String?) -> String) { self.write = write }

  package func text(locale: String?) -> String { write(locale) }
}

// Functions can't be compared; what they write can.
extension FormattedArgument: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.text(locale: nil) == right.text(locale: nil)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text(locale: nil)) }
}
