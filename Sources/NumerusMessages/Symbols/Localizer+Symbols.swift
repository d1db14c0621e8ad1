extension Localizer {
  /// The text of a message by its symbol.
  ///
  /// ```swift
  /// localizer.string(.itemCount(3))  // "3 items"
  /// ```
  @inlinable
  @inline(__always)
  public func string(_ message: LocalizedMessage) -> String {
    core.string(symbol: message.packed)
  }
}
