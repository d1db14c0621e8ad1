internal import NumerusFormat
package import NumerusNumbers
internal import NumerusPlurals

/// A value in a message that asks for more than its type says.
package enum ExtendedArgument: Hashable, Sendable {
  /// A place that ``String/LocalizationOptions`` fills.
  case placeholder(String.LocalizationValue.Placeholder)
  /// A number whose form goes by the rules of places in an order.
  case ordinal(MessageArgument)
  /// A number in a style of its own.
  case styled(MessageArgument, NumberStyle)
  /// A range of numbers.
  case range(NumberSpan)
  /// A value that a formatter of the caller's writes.
  case formatted(FormattedArgument)
  /// A text that is looked up when the message is written.
  case reference(MessageReference)
  /// A text in the reader's language that was made elsewhere: part of the message, and no value in
  /// it.
  case prepared(String)
}

extension ExtendedArgument {
  /// Whether the argument is of the kind that a conversion is for. What has its own way of being
  /// written stands in keys as `%@`; a translation may name the type of its number all the same.
  func fits(_ conversion: FormatSpecifier.Conversion) -> Bool {
    switch self {
    case .ordinal(let number): number.fits(conversion)
    case .styled, .range, .formatted: true
    case .placeholder, .reference, .prepared: conversion.argumentKind == .text
    }
  }
}

extension ExtendedArgument: CustomStringConvertible {
  /// The value as Swift describes it, in no locale.
  package var description: String {
    switch self {
    case .placeholder(let type): type.specifier
    case .ordinal(let number): number.description
    case .styled(let number, _): number.description
    case .range(let span): "\(span.lower)–\(span.upper)"
    case .formatted(let value): value.text(for: nil)
    case .reference(let reference): reference.key
    case .prepared(let text): text
    }
  }
}
