/// A value that a formatter of the caller's writes, when the reader of the message is known.
package struct FormattedArgument: Sendable {
  /// Writes the value for a reader; for nil the formatter's own way.
  private let write: @Sendable (Reader?) -> String

  /// For whom a value is written.
  package struct Reader {
    /// How values are written.
    package var locale: String
    /// For the texts that the value consists of. They are made safe together with the value.
    package var localizer: Localizer
  }

  package init(_ write: @escaping @Sendable (Reader?) -> String) { self.write = write }

  package func text(for reader: Reader?) -> String { write(reader) }
}

// Functions can't be compared; what they write can.
extension FormattedArgument: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.text(for: nil) == right.text(for: nil)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text(for: nil)) }
}
