/// The controls for the direction of text that a value has in it: what it opens must end with it, and it
/// must not end what is around it.
///
/// Source: UAX #9, sections 2.1 to 2.4 and X6a. The end of an isolate ends the embeddings and overrides
/// in it.
struct BidiControls {
  /// Whether there are any.
  private(set) var areThere = false
  private var open = 0
  private var strayEnds = 0

  init(_ bytes: ArraySlice<UInt8>) {
    Self.visit(bytes) { control, _ in
      areThere = true
      switch control {
      case .isolate: open += 1
      case .end where open > 0: open -= 1
      case .end: strayEnds += 1
      case .embedding: break
      }
    }
  }

  /// Whether each isolate that is opened is ended, and nothing else.
  var areBalanced: Bool { open == 0 && strayEnds == 0 }

  /// The text without ends of what it did not open, and with those that it lacks.
  func balanced(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var copied = bytes.startIndex
    var depth = 0
    Self.visit(bytes) { control, place in
      switch control {
      case .isolate: depth += 1
      case .end where depth > 0: depth -= 1
      case .end:
        result += bytes[copied..<place]
        copied = place + Self.length
      case .embedding: break
      }
    }
    result += bytes[copied...]
    for _ in 0..<depth { result += "\u{2069}".utf8 }
    return result
  }

  private enum Control { case isolate, end, embedding }

  /// Each of the controls has three bytes of UTF-8.
  private static let length = 3

  private static func visit(
    _ bytes: ArraySlice<UInt8>, _ body: (_ control: Control, _ place: Int) -> Void
  ) {
    var place = bytes.startIndex
    while place + length <= bytes.endIndex {
      switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
      case (0xE2, 0x81, 0xA6...0xA8): body(.isolate, place)
      case (0xE2, 0x81, 0xA9): body(.end, place)
      case (0xE2, 0x80, 0xAA...0xAE): body(.embedding, place)
      default: break
      }
      place += 1
    }
  }
}
