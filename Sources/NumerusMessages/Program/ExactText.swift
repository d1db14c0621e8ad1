/// A text that equals another only where their bytes are the same.
///
/// Swift's strings are equal by canonical equivalence: a dictionary of them takes "é" of one scalar
/// and "é" of two for the same key, and would hand out the one's bytes for the other.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(text.utf8.count)
  }
}
