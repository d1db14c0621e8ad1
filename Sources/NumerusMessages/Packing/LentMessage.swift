/// A message on its way into the library: its words where they are, and what is counted uncounted, as long
/// as the call takes.
@safe
@usableFromInline
package struct LentMessage {
  @usableFromInline let words: UnsafePointer<UInt64>
  @usableFromInline let text: String?
  @usableFromInline let overflow: OverflowingMessage?

  @inlinable
  @inline(__always)
  init(words: UnsafePointer<UInt64>, text: String?, overflow: OverflowingMessage?) {
    unsafe self.words = unsafe words
    self.text = text
    self.overflow = overflow
  }
}

extension PackedMessage {
  /// Lends the message to a function.
  @inlinable
  @inline(__always)
  package func lend<Result>(_ body: (LentMessage) -> Result) -> Result {
    var words = words
    words[1] = shape
    return unsafe withUnsafePointer(to: words) { words in
      let start = unsafe UnsafeRawPointer(words).assumingMemoryBound(to: UInt64.self)
      return unsafe body(LentMessage(words: start, text: firstText, overflow: overflow))
    }
  }
}

extension LentMessage {
  /// Gives a function what it needs of the message, none of which is counted.
  @inline(__always)
  func withView<Result>(_ body: (MessageView) -> Result) -> Result {
    guard let text else {
      return unsafe body(MessageView(words: words, text: nil, textCount: 0, overflow: overflow))
    }
    return unsafe text.utf8Span.span.withUnsafeBytes { bytes in
      unsafe body(
        MessageView(
          words: words, text: bytes.baseAddress, textCount: bytes.count, overflow: overflow))
    }
  }
}

extension PackedMessage {
  /// Gives a function the message as the library sees it.
  func withView<Result>(_ body: (MessageView) -> Result) -> Result { lend { $0.withView(body) } }
}
