/// Foundation's markup for automatic grammar agreement: `^[%lld item](inflect: true)`.
///
/// There is no engine for it here: the markup goes, and its text stays.
package enum GrammarMarkup {
  /// What a finding says of markup.
  package static let message = "automatic grammar agreement is not supported; its text stays"

  /// A text without its markup, and whether it had any.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func removed(from text: String) -> (text: String, wasFound: Bool) {
    let span = text.utf8Span.span
    guard span.indices.contains(where: { span[$0] == UInt8(ascii: "^") }) else {
      return (text, false)
    }
    let bytes = Array(text.utf8)

    // Brackets are matched first; which of them are markup is known at their closing only.
    var removed = [Bool](repeating: false, count: bytes.count)
    var open: [(offset: Int, isMarkup: Bool)] = []
    var wasFound = false
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "[") {
        open.append((offset, offset > 0 && bytes[offset - 1] == UInt8(ascii: "^")))
      } else if byte == UInt8(ascii: "]"), let start = open.popLast(), start.isMarkup,
        let end = attributesEnd(in: bytes, after: offset)
      {
        removed[start.offset - 1] = true
        removed[start.offset] = true
        for index in offset...end { removed[index] = true }
        wasFound = true
      }
    }
    guard wasFound else { return (text, false) }
    let kept = zip(bytes, removed).lazy.filter { !$0.1 }.map(\.0)
    return (String(decoding: Array(kept), as: UTF8.self), true)
  }

  /// The place of the parenthesis that ends `(inflect: true)` after a closing bracket.
  private static func attributesEnd(in bytes: [UInt8], after bracket: Int) -> Int? {
    let start = bracket + 1
    // Attributes are a few words; a longer search would make many brackets quadratic.
    let limit = min(bytes.count, start + 200)
    guard start < limit, bytes[start] == UInt8(ascii: "("),
      let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let attributes = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    return attributes.split(separator: ",").contains { attribute in
      let name = attribute.prefix { $0 != ":" }
      return ["inflect", "morphology", "agreeWithArgument", "agreeWithConcept"]
        .contains(name.filter { $0 != " " })
    } ? end : nil
  }
}
