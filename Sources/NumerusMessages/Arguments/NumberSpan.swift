package import NumerusNumbers

/// A range of numbers in a message, by its ends, both of which are shown.
package struct NumberSpan: Hashable, Sendable {
  /// Numbers; an end that is none stands for itself.
  package var lower: MessageArgument
  package var upper: MessageArgument
  package var style: NumberStyle

  package init(lower: MessageArgument, upper: MessageArgument, style: NumberStyle) {
    self.lower = lower
    self.upper = upper
    self.style = style
  }

  /// The range from the first to the last of some integers; of no integers, what bounds them.
  package init<Bound: BinaryInteger>(_ range: Range<Bound>, style: NumberStyle) {
    let last = range.isEmpty ? range.upperBound : range.upperBound - 1
    self.init(
      lower: MessageArgument(range.lowerBound), upper: MessageArgument(last), style: style)
  }
}
