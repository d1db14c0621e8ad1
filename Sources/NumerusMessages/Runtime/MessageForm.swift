public import NumerusPlurals

/// A form that a message's text has by a number.
public struct MessageForm: Hashable, Sendable {
  /// The argument whose number chose, from 1.
  public let argument: Int

  /// The number's category; `zero` where the text has a form for the value 0.
  public let category: PluralCategory

  /// Whether the text has neither this form nor `other`, so that its most general one was written.
  public let isMissing: Bool
}
