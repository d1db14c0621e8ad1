public import NumerusNumbers
public import NumerusPlurals

extension MessageArgument {
  /// An integer whose form goes by the rules of counting, or of places in an order.
  ///
  /// ```swift
  /// MessageArgument(22, plural: .ordinal)  // the form `two` in English: 22nd
  /// ```
  public init(_ value: some BinaryInteger, plural: PluralRules.RuleType) {
    let number = MessageArgument(value)
    switch plural {
    case .cardinal: self = number
    case .ordinal: storage = .extended(.ordinal(number))
    }
  }

  /// A number in a style; the form fits the digits on show, and goes by the rules of places in an
  /// order where the style is one of them.
  ///
  /// ```swift
  /// MessageArgument(1_234_567, style: .compactShort)  // "1.2M" in English
  /// ```
  public init(_ value: some BinaryInteger, style: NumberStyle) {
    storage = .extended(.styled(MessageArgument(value), style))
  }

  /// A number in a style; the form fits the digits on show.
  public init(_ value: Double, style: NumberStyle) {
    storage = .extended(.styled(MessageArgument(value), style))
  }

  /// A number in a style; the form fits the digits on show.
  public init(_ value: Float, style: NumberStyle) {
    storage = .extended(.styled(MessageArgument(value), style))
  }

  /// A decimal of any length in a style; the form fits the digits on show.
  public init(_ value: DecimalNumber, style: NumberStyle) {
    storage = .extended(.styled(MessageArgument(storage: .wide(value)), style))
  }

  /// A range of integers, whose form goes by both of its ends. Where these are the same, it is
  /// written and counted as one number.
  ///
  /// ```swift
  /// MessageArgument(3...5)  // "3–5" in English, with the form of the range
  /// ```
  ///
  /// Source: UTS #35 part 3, "Plural Ranges".
  public init(_ range: ClosedRange<some BinaryInteger>, style: NumberStyle = .decimal) {
    storage = .extended(
      .range(
        NumberSpan(
          lower: MessageArgument(range.lowerBound), upper: MessageArgument(range.upperBound),
          style: style)))
  }

  /// A range of integers, from the first to the last that is in it: `3..<6` is "3–5". One without
  /// any is written as the number that bounds it.
  public init(_ range: Range<some BinaryInteger>, style: NumberStyle = .decimal) {
    storage = .extended(.range(NumberSpan(range, style: style)))
  }

  /// A range of numbers.
  public init(_ range: ClosedRange<Double>, style: NumberStyle = .decimal) {
    storage = .extended(
      .range(
        NumberSpan(
          lower: MessageArgument(range.lowerBound), upper: MessageArgument(range.upperBound),
          style: style)))
  }

  /// A range of numbers, by its bounds: no number is the last below the upper one.
  public init(_ range: Range<Double>, style: NumberStyle = .decimal) {
    storage = .extended(
      .range(
        NumberSpan(
          lower: MessageArgument(range.lowerBound), upper: MessageArgument(range.upperBound),
          style: style)))
  }
}

extension MessageArgument {
  /// Whether the value is a number by itself.
  var isNumber: Bool {
    switch storage {
    case .signed, .unsigned, .wide, .double, .float: true
    case .text, .extended: false
    }
  }

  /// Whether the value is still to be given.
  package var isPlaceholder: Bool {
    if case .extended(.placeholder) = storage { true } else { false }
  }

  /// A value of C's kind, as ``String/LocalizationOptions`` has them.
  init(replacement value: any CVarArg) {
    // Which types are of C's kind is for other modules to add: Foundation does it to String.
    switch value as Any {
    case let value as any BinaryInteger: self.init(value)
    case let value as Double: self.init(value)
    case let value as Float: self.init(value)
    case let value as any BinaryFloatingPoint: self.init(Double(value))
    case let value as String: self.init(value)
    default: self.init(describing: value)
    }
  }
}
