/// A text with one number in it, or with none.
struct CountedBranch {
  var prefix = ""
  var suffix = ""
  var hasNumber = false

  /// The form of a number; nil where there is more in it than the number, once at most, and text.
  init?(form parts: [MessagePart], of reference: MessageArgumentReference) {
    for part in parts {
      switch part {
      case .text(let text) where hasNumber: suffix += text
      case .text(let text): prefix += text
      case .argument(reference) where !hasNumber: hasNumber = true
      default: return nil
      }
    }
    // A text alone has its count in one place.
    if !hasNumber, prefix.utf8.count > MessageCode.Counted.longestPrefix { return nil }
  }

  /// A number and the texts around it, at the beginning of some parts.
  struct Number {
    var reference: MessageArgumentReference
    var branch: CountedBranch
    var partCount: Int
  }
}

extension CountedBranch.Number {
  /// Nil where the parts begin with anything else.
  init?(_ parts: ArraySlice<MessagePart>) {
    var rest = parts
    var texts: [MessagePart] = []
    if case .text? = rest.first, let text = rest.popFirst() { texts.append(text) }
    guard case .argument(let reference)? = rest.popFirst() else { return nil }
    texts.append(.argument(reference))
    if case .text? = rest.first, let text = rest.popFirst() { texts.append(text) }
    guard let branch = CountedBranch(form: texts, of: reference) else { return nil }
    self.init(reference: reference, branch: branch, partCount: parts.count - rest.count)
  }
}
