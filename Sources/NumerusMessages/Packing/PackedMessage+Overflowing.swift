/// What does not fit into the words of a message: a second text, or all of a message with many values,
/// with values that ask for more than their type says, or with a key that is known only when the program
/// runs.
@usableFromInline
package final class OverflowingMessage: Sendable {
  /// The second text of a message that has its other values in words.
  let secondText: String
  /// The key; while it is built, with doubled percent signs.
  package let key: String
  /// The same without doubling, which is the key where there are no values.
  package let literal: String
  package let arguments: [MessageArgument]

  @usableFromInline
  init(secondText: String) {
    self.secondText = secondText
    key = ""
    literal = ""
    arguments = []
  }

  package init(key: String, literal: String, arguments: [MessageArgument]) {
    secondText = ""
    self.key = key
    self.literal = literal
    self.arguments = arguments
  }
}

// These change nothing: the compiler keeps the fields of a message in registers only where nobody is handed
// its place.
extension PackedMessage {
  /// A message with a key and values that no literal made.
  package init(key: String, arguments: [MessageArgument]) {
    self.init()
    takeAll(by: OverflowingMessage(key: key, literal: key, arguments: arguments))
  }

  /// All of the message with another piece.
  @usableFromInline
  @inline(never)
  package func overflowed(piece: String) -> OverflowingMessage {
    overflowed(appending: KeyText.escaped(piece), literal: piece, nil)
  }

  /// All of the message with a value that is a word.
  @usableFromInline
  @inline(never)
  func overflowed(word: UInt64, _ code: ValueCode) -> OverflowingMessage {
    overflowed(
      appending: code.specifier.description, literal: "", MessageArgument(code, word, text: ""))
  }

  /// All of the message with a value of any kind, and the specifier that the key has for it.
  @usableFromInline
  @inline(never)
  func overflowed(_ argument: MessageArgument, _ specifier: String) -> OverflowingMessage {
    overflowed(appending: specifier, literal: "", argument)
  }

  private func overflowed(
    appending text: String, literal: String, _ argument: MessageArgument?
  ) -> OverflowingMessage {
    withView { view in
      // The key of a symbol has no pieces to add to.
      OverflowingMessage(
        key: view.isSymbol ? "" : view.escapedKey + text, literal: view.literal + literal,
        arguments: view.arguments + [argument].compactMap(\.self))
    }
  }

  /// The message with the key that it has when nothing more is added.
  @usableFromInline
  @inline(never)
  package func finished() -> OverflowingMessage {
    guard let overflow, overflow.arguments.isEmpty else {
      return overflow ?? OverflowingMessage(key: "", literal: "", arguments: [])
    }
    return OverflowingMessage(key: overflow.literal, literal: overflow.literal, arguments: [])
  }

  /// The key that catalogs are searched for.
  package var key: String { withView(\.key) }

  /// The values, in the order of the text.
  package var arguments: [MessageArgument] { withView(\.arguments) }
}
