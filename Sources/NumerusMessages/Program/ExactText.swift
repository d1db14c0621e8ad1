/// A text that equals another only where their bytes are the same.
///
/// Swift's strings are equal by canonical equivalence: a dictionary of them takes "é" of one scalar
/// and "é" of two for the same key, and would hand out the one's bytes for the other.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool {
    let bytes = left.text.utf8Span.span
    let others = right.text.utf8Span.span
    guard bytes.count == others.count else { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    unsafe text.utf8Span.span.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
