extension Localizer {
  /// Appends the UTF-8 of the text for a literal that is its own key.
  ///
  /// ```swift
  /// var page = Array("<p>".utf8)
  /// localizer.write("\(3) items", to: &page)
  /// String(decoding: page, as: UTF8.self)  // "<p>3 items"
  /// ```
  ///
  /// Of integers and texts nothing is allocated but room in `bytes`.
  @inlinable
  @inline(__always)
  public func write(_ value: String.LocalizationValue, to bytes: inout [UInt8]) {
    core.append(value.packed, to: &bytes)
  }

  /// Appends the UTF-8 of the text of a message by its symbol.
  @inlinable
  @inline(__always)
  public func write(_ message: LocalizedMessage, to bytes: inout [UInt8]) {
    core.append(symbol: message.packed, to: &bytes)
  }

  /// Appends the UTF-8 of the text for a key, with the values of a default text.
  public func write(
    _ key: StaticString, defaultValue: String.LocalizationValue, to bytes: inout [UInt8]
  ) {
    defaultValue.packed.lend { core.append(forKey: key.description, $0, to: &bytes) }
  }

  /// Writes the UTF-8 of the text for a literal that is its own key to memory of the caller's, where
  /// there is room for all of it. Of integers and texts nothing is allocated.
  ///
  /// - Parameters:
  ///   - value: The key and its values.
  ///   - memory: Where the text goes, from its beginning on. What is behind the text may be written to.
  /// - Returns: How many bytes the text has; nil where there is no room for them.
  @inlinable
  @inline(__always)
  public func write(
    _ value: String.LocalizationValue, to memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let start = memory.baseAddress else { return string(value).isEmpty ? 0 : nil }
    return unsafe core.write(value.packed, to: start, room: memory.count)
  }

  /// Writes the UTF-8 of the text of a message by its symbol to memory of the caller's, where there is
  /// room for all of it. Of integers and texts nothing is allocated.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - memory: Where the text goes, from its beginning on. What is behind the text may be written to.
  /// - Returns: How many bytes the text has; nil where there is no room for them.
  @inlinable
  @inline(__always)
  public func write(_ message: LocalizedMessage, to memory: UnsafeMutableRawBufferPointer) -> Int? {
    guard let start = memory.baseAddress else { return string(message).isEmpty ? 0 : nil }
    return unsafe core.write(symbol: message.packed, to: start, room: memory.count)
  }

  /// Appends the UTF-8 of the text for a literal that is its own key to a span, where there is room for
  /// all of it.
  ///
  /// ```swift
  /// let bytes = [UInt8](capacity: 64) { span in
  ///   _ = localizer.write("\(3) items", to: &span)
  /// }
  /// ```
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  @inlinable
  @inline(__always)
  public func write(_ value: String.LocalizationValue, to span: inout OutputSpan<UInt8>) -> Bool {
    unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress else { return false }
      let written = unsafe core.write(
        value.packed, to: UnsafeMutableRawPointer(start + count), room: buffer.count &- count)
      guard let written else { return false }
      count = count &+ written
      return true
    }
  }

  /// Appends the UTF-8 of the text of a message by its symbol to a span, where there is room for all of
  /// it.
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  @inlinable
  @inline(__always)
  public func write(_ message: LocalizedMessage, to span: inout OutputSpan<UInt8>) -> Bool {
    unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress else { return false }
      let written = unsafe core.write(
        symbol: message.packed, to: UnsafeMutableRawPointer(start + count),
        room: buffer.count &- count)
      guard let written else { return false }
      count = count &+ written
      return true
    }
  }

  /// Writes the text for a literal that is its own key to a stream.
  @inlinable
  public func write(
    _ value: String.LocalizationValue, to stream: inout some TextOutputStream
  ) {
    stream.write(string(value))
  }

  /// Writes the text of a message by its symbol to a stream.
  @inlinable
  public func write(_ message: LocalizedMessage, to stream: inout some TextOutputStream) {
    stream.write(string(message))
  }
}
