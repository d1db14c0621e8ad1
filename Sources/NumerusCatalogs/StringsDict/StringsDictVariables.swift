internal import NumerusFormat
internal import NumerusMessages

/// Writes a catalog's texts the way that Foundation numbers their arguments in a `.stringsdict`.
///
/// Foundation gives placeholders and markers without a position the arguments in turn, a variable's
/// form beginning at the variable's own. Where a catalog means anything else, by `argNum` or `%arg`,
/// every placeholder of the text gets its position.
struct StringsDictVariables {
  private let substitutions: [ExactText: StringCatalog.Substitution]
  /// The substitutions that the texts so far have markers for, and the argument of each.
  private(set) var order: [(name: String, reference: MessageArgumentReference)] = []
  private var numbers: [ExactText: Int] = [:]
  private(set) var findings: [String] = []

  init(substitutions: [ExactText: StringCatalog.Substitution]) {
    self.substitutions = substitutions
  }

  /// A text that stands in no variable.
  mutating func format(_ text: String) -> String { written(text, from: 0, own: nil) }

  /// A form of a variable that stands for an argument.
  mutating func form(_ text: String, own: MessageArgumentReference) -> String {
    written(text, from: own.number, own: own)
  }

  /// A form of a plural that a catalog has without a substitution: its placeholders count from the
  /// first argument, those of a variable from the variable's.
  mutating func form(_ text: String, from number: Int) -> String {
    written(text, from: 0, own: nil, turnsFrom: number)
  }

  /// The argument that a plural without a substitution goes by.
  func counted(in forms: [StringsDictFile.Form], key: String) -> MessageArgumentReference {
    var texts = forms.sorted { $0.category > $1.category }.map(\.text.value)
    texts.append(key)
    for text in texts {
      var message = MessageText()
      if let found = LocalizationCompiler.firstNumber(in: message.parts(of: text)) { return found }
    }
    return MessageArgumentReference(
      number: 0, specifier: FormatSpecifier(.decimal, length: .longLong), source: "%lld")
  }

  private mutating func written(
    _ text: String, from first: Int, own: MessageArgumentReference?, turnsFrom: Int? = nil
  ) -> String {
    let format = FormatString(text)
    let pieces = numbered(format, from: first, own: own)
    var turn = turnsFrom ?? first
    let isInTurn = pieces.allSatisfy { piece in
      guard piece.takesTurn else { return true }
      turn += piece.sizes
      defer { turn += 1 }
      return piece.number == turn
    }
    if isInTurn { return pieces.map(\.plain).joined() }
    if pieces.contains(where: { ($0.number ?? 0) >= FormatString.largestPosition }) {
      findings.append("arguments beyond the number \(FormatString.largestPosition)")
      return pieces.map(\.plain).joined()
    }
    return pieces.map(\.positioned).joined()
  }

  /// A piece of a text, as it stands without and with a position.
  private struct Piece {
    var plain: String
    var positioned: String
    /// The argument, from 0; nil for text.
    var number: Int?
    /// How many arguments its width and precision take.
    var sizes = 0
    var takesTurn = false

    init(text: String) {
      plain = text
      positioned = text
    }
  }

  private mutating func numbered(
    _ format: FormatString, from first: Int, own: MessageArgumentReference?
  ) -> [Piece] {
    var message = MessageText(
      nextArgument: first, claimedArguments: claimed(in: format), ownArgument: own)
    var turns: [ExactText: Int] = [:]
    var markers: [Int?] = []
    let parts = message.parts(of: format) { name, position, takeArgument in
      guard substitutions[ExactText(name)] != nil else {
        markers.append(nil)
        return .unknown
      }
      let number =
        position.map { $0 - 1 } ?? argument(of: name) ?? turns[ExactText(name)] ?? takeArgument()
      turns[ExactText(name)] = number
      markers.append(number)
      add(name, number)
      return .unknown
    }
    var nextMarker = markers.makeIterator()
    return zip(format.segments, parts).map { segment, part in
      var piece = Piece(text: segment.source)
      switch (segment, part) {
      case (.specifier(let specifier, _), .argument(let reference)):
        piece.number = reference.number
        piece.positioned = reference.specifier?.description ?? segment.source
        piece.takesTurn = specifier.position == nil
        for case .argument(nil)? in [specifier.width, specifier.precision] { piece.sizes += 1 }
      case (.argument, .argument(let reference)):
        let written = reference.specifier ?? FormatSpecifier(.decimal, length: .longLong)
        var positioned = written
        positioned.position = reference.number + 1
        piece.number = reference.number
        piece.plain = written.description
        piece.positioned = positioned.description
        piece.takesTurn = true
      case (.argument, _):
        // Text here, but in a variable's form it would be the argument.
        piece.plain = "%" + segment.source
        piece.positioned = piece.plain
      case (.substitution(let name, let position, _), _):
        guard let number = nextMarker.next() ?? nil else { break }
        piece.number = number
        piece.positioned = "%\(number + 1)$#@\(name)@"
        piece.takesTurn = position == nil
      default: break
      }
      return piece
    }
  }

  private mutating func add(_ name: String, _ number: Int) {
    if let known = numbers[ExactText(name)] {
      guard known != number else { return }
      findings.append("\"\(name)\" with more than one argument")
      return
    }
    numbers[ExactText(name)] = number
    if !name.utf8.allSatisfy({ StringsDictMarker.isNameByte($0) }) {
      findings.append("the name \"\(name)\" with letters that Foundation reads")
    }
    let specifier =
      substitutions[ExactText(name)]?.formatSpecifier.flatMap { FormatSpecifier(valueType: $0) }
      ?? FormatSpecifier(.decimal, length: .longLong)
    order.append(
      (name, MessageArgumentReference(number: number, specifier: specifier, source: "%arg")))
  }

  private func argument(of name: String) -> Int? {
    substitutions[ExactText(name)]?.argumentNumber.map { $0 - 1 }
  }

  private func claimed(in format: FormatString) -> Set<Int> {
    var claimed: Set<Int> = []
    for case .substitution(let name, let position, _) in format.segments {
      if let number = position.map({ $0 - 1 }) ?? argument(of: name) { claimed.insert(number) }
    }
    return claimed
  }
}
