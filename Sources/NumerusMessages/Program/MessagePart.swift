package import NumerusFormat
package import NumerusPlurals

/// A piece of a message, as the compilers of all file kinds hand it to ``CompiledCatalogBuilder``.
package indirect enum MessagePart: Hashable, Sendable {
  /// Text as it is.
  case text(String)
  /// `%%`: one percent sign in a message with arguments, two in one without.
  case percent
  case argument(MessageArgumentReference)
  /// The form that fits the number of an argument.
  case plural(MessageArgumentReference, forms: [PluralCategory: [MessagePart]])
  /// The text for the configured device.
  case device([CatalogDevice: [MessagePart]])
  /// The widest text that the asked width has room for, by the width that each needs.
  case width([UInt32: [MessagePart]])
}

/// An argument in a message, and how it is written.
package struct MessageArgumentReference: Hashable, Sendable {
  /// The argument's number, from 0.
  package var number: Int
  /// How it is written; its own position and those of its sizes are set. Nil: as its type has it.
  package var specifier: FormatSpecifier?
  /// What stands in the text, and is shown where the argument is missing.
  package var source: String

  package init(number: Int, specifier: FormatSpecifier?, source: String) {
    self.number = number
    self.specifier = specifier
    self.source = source
  }
}
