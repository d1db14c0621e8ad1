#if !canImport(Darwin)

  public import Foundation
  public import NumerusMessages
  public import NumerusNumbers
  internal import NumerusPlurals

  extension String.LocalizationValue.StringInterpolation {
    /// A value in one of Foundation's styles: `\(date, format: .dateTime)`. The key has `%@`.
    ///
    /// It is written for the reader of the message, unless the style has a locale of its own.
    @preconcurrency
    public mutating func appendInterpolation<Value: Sendable, Style: FormatStyle & Sendable>(
      _ value: Value, format: Style
    ) where Style.FormatInput == Value, Style.FormatOutput: StringProtocol {
      let formatted = FormattedArgument { reader in
        String(format.adapted(to: reader).format(value))
      }
      append(MessageArgument(storage: .extended(.formatted(formatted))), "%@")
    }

    /// A list of texts: `\(flavours, format: .list(type: .and))`. The key has `%@`; each text is looked
    /// up for the reader of the message.
    public mutating func appendInterpolation<Values: Collection>(
      _ values: Values, format: ListFormatStyle<StringStyle, [String]>
    ) where Values.Element: CustomLocalizedStringResourceConvertible {
      let references = values.map(\.localizedStringResource.reference)
      let formatted = FormattedArgument { reader in
        let texts = references.map { reader?.localizer.string($0) ?? $0.key }
        return format.adapted(to: reader).format(texts)
      }
      append(MessageArgument(storage: .extended(.formatted(formatted))), "%@")
    }

    /// A value that one of Foundation's formatters writes: `\(date, formatter: dateFormatter)`. The key
    /// has `%@`. Formatters have a locale of their own, and write at once.
    public mutating func appendInterpolation(
      _ value: some ReferenceConvertible, formatter: Formatter
    ) {
      append(MessageArgument(formatter.string(for: value) ?? "\(value)"), "%@")
    }

    /// A value that one of Foundation's formatters writes: `\(number, formatter: numberFormatter)`.
    public mutating func appendInterpolation(_ value: some NSObject, formatter: Formatter) {
      append(MessageArgument(formatter.string(for: value) ?? "\(value)"), "%@")
    }

    /// The characters of an attributed text; its attributes have no place in a plain one.
    public mutating func appendInterpolation(_ value: AttributedString) {
      append(MessageArgument(String(value.characters)), "%@")
    }

    public mutating func appendInterpolation(_ value: CGFloat) {
      append(MessageArgument(Double(value)), "%lf")
    }

    /// A number with the specifier that the key has for it: `\(width, specifier: "%.1f")`.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(MessageArgument(Double(value)), specifier)
    }

    /// Foundation's `Decimal` in a style, without loss: `\(price, style: .currency("EUR"))`. The key has
    /// `%@`, and the form fits the digits on show.
    public mutating func appendInterpolation(_ value: Decimal, style: NumberStyle) {
      guard let number = DecimalNumber(value) else {
        return append(MessageArgument(Double.nan, style: style), "%@")
      }
      append(MessageArgument(number, style: style), "%@")
    }
  }

  extension FormatStyle {
    /// The style for a reader; as it is where there is none, or where it has a locale of its own.
    fileprivate func adapted(to reader: FormattedArgument.Reader?) -> Self {
      guard let reader, self == locale(.autoupdatingCurrent) else { return self }
      return locale(Locale(identifier: reader.locale))
    }
  }

#endif
