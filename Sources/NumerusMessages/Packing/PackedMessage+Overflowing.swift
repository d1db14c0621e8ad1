/// A message that does not fit into words: one with many values, with values that ask for more than
/// their type says, or with a key that is known only when the program runs.
@usableFromInline
package final class OverflowingMessage: Sendable {
  /// The key; while it is built, with doubled percent signs.
  package let key: String
  /// The same without doubling, which is the key where there are no values.
  package let literal: String
  package let arguments: [MessageArgument]

  package init(key: String, literal: String, arguments: [MessageArgument]) {
    self.key = key
    self.literal = literal
    self.arguments = arguments
  }
}

// These give a new message and change none: the compiler keeps the fields of a message in registers only
// where nobody is handed its place.
extension PackedMessage {
  /// A message with a key and values that no literal made.
  package init(key: String, arguments: [MessageArgument]) {
    self.init()
    overflow = OverflowingMessage(key: key, literal: key, arguments: arguments)
    words[1] = Self.isOverflowing
  }

  @usableFromInline
  @inline(never)
  package func overflowing(piece: String) -> Self {
    overflowing(appending: KeyText.escaped(piece), literal: piece, nil)
  }

  @usableFromInline
  @inline(never)
  func overflowing(word: UInt64, _ code: ValueCode) -> Self {
    overflowing(
      appending: code.specifier.description, literal: "", MessageArgument(code, word, text: ""))
  }

  /// With a value of any kind, and the specifier that the key has for it.
  @usableFromInline
  @inline(never)
  package func overflowing(_ argument: MessageArgument, _ specifier: String) -> Self {
    overflowing(appending: specifier, literal: "", argument)
  }

  private func overflowing(
    appending text: String, literal: String, _ argument: MessageArgument?
  ) -> Self {
    let overflow = withView { view in
      // The key of a symbol has no pieces to add to.
      OverflowingMessage(
        key: view.isSymbol ? "" : view.escapedKey + text, literal: view.literal + literal,
        arguments: view.arguments + [argument].compactMap(\.self))
    }
    var message = self
    message.overflow = overflow
    message.words[1] |= Self.isOverflowing
    return message
  }

  /// The message with the key that it has when nothing more is added.
  @usableFromInline
  @inline(never)
  package func finished() -> Self {
    guard let overflow, overflow.arguments.isEmpty else { return self }
    var message = self
    message.overflow = OverflowingMessage(
      key: overflow.literal, literal: overflow.literal, arguments: [])
    return message
  }

  /// The key that catalogs are searched for.
  package var key: String { withView(\.key) }

  /// The values, in the order of the text.
  package var arguments: [MessageArgument] { withView(\.arguments) }
}
