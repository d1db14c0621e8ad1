internal import NumerusFormat
internal import NumerusMessages

/// Which arguments the variables of a rule stand for, where that is the same everywhere.
struct StringsDictNumbers {
  /// The numbers from 1; nil for a variable whose markers do not agree.
  private var numbers: [ExactText: Int?] = [:]

  init(rule: StringsDictFile.Rule, format: String) {
    // In a form, a marker without a position goes by where the variable around it stands.
    for (path, text) in rule.texts where path.count > 1 {
      for case .substitution(let name, let position, _) in Self.segments(of: text.value) {
        add(position, to: name)
      }
    }
    // In the format, such a marker takes its turn among the placeholders.
    let segments = Self.segments(of: format)
    var message = MessageText(
      claimedArguments: Set(
        segments.compactMap { segment in
          if case .substitution(_, let position?, _) = segment { position - 1 } else { nil }
        }))
    var turns: [ExactText: Int] = [:]
    let source = FormatString(segments.map(\.source).joined())
    _ = message.parts(of: source) { name, position, takeArgument in
      let number = position.map { $0 - 1 } ?? turns[ExactText(name)] ?? takeArgument()
      turns[ExactText(name)] = number
      add(number + 1, to: name)
      return .unknown
    }
  }

  /// The number of a variable's argument, from 1; nil where the markers leave it open.
  func number(of name: String) -> Int? {
    guard let number = numbers[ExactText(name)] ?? nil,
      number <= FormatString.largestPosition
    else { return nil }
    return number
  }

  private mutating func add(_ number: Int?, to name: String) {
    if let known = numbers[ExactText(name)] {
      if known != number { numbers[ExactText(name)] = .some(nil) }
    } else {
      numbers[ExactText(name)] = .some(number)
    }
  }

  private static func segments(of text: String) -> [FormatString.Segment] {
    FormatString(StringsDictMarker.rewritten(text)).segments
  }
}
