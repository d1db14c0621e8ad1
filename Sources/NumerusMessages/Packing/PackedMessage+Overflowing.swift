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

extension PackedMessage {
  /// A message with a key and values that no literal made.
  package init(key: String, arguments: [MessageArgument]) {
    self.init()
    overflow = OverflowingMessage(key: key, literal: key, arguments: arguments)
    words[1] = Self.isOverflowing
  }

  @usableFromInline
  @inline(never)
  mutating func appendOverflowing(piece: String) {
    overflow(appending: Self.escaped(piece), literal: piece, nil)
  }

  @usableFromInline
  @inline(never)
  mutating func appendOverflowing(word: UInt64, _ code: ValueCode) {
    overflow(
      appending: code.specifier.description, literal: "", Self.argument(word, code, text: ""))
  }

  /// Adds a value of any kind, and the specifier that the key has for it.
  @usableFromInline
  @inline(never)
  package mutating func appendOverflowing(_ argument: MessageArgument, _ specifier: String) {
    overflow(appending: specifier, literal: "", argument)
  }

  private mutating func overflow(
    appending text: String, literal: String, _ argument: MessageArgument?
  ) {
    let isSymbol = shape & Self.isSymbol != 0
    var added = arguments
    if let argument { added.append(argument) }
    // The key of a symbol has no pieces to add to.
    overflow = OverflowingMessage(
      key: isSymbol ? "" : escapedKey + text, literal: self.literal + literal, arguments: added)
    words[1] |= Self.isOverflowing
  }

  /// The message with the key that it has when nothing more is added.
  @usableFromInline
  @inline(never)
  package mutating func finishOverflowing() {
    guard let overflow, overflow.arguments.isEmpty else { return }
    self.overflow = OverflowingMessage(
      key: overflow.literal, literal: overflow.literal, arguments: [])
  }
}

/// The key and the values, as everything but the hot path sees them.
extension PackedMessage {
  /// The key that catalogs are searched for.
  package var key: String {
    if let overflow, shape & Self.isSymbol == 0 { return overflow.key }
    return valueCount == 0 || shape & Self.isSymbol != 0 ? literal : escapedKey
  }

  /// The values, in the order of the text.
  package var arguments: [MessageArgument] {
    overflow?.arguments ?? (0..<valueCount).map(argument)
  }

  /// How many values there are.
  package var argumentCount: Int { overflow?.arguments.count ?? valueCount }

  package func argument(at index: Int) -> MessageArgument {
    if let overflow { return overflow.arguments[index] }
    guard let code = ValueCode(rawValue: code(at: index)) else { return MessageArgument("") }
    return Self.argument(
      words[10 + index], code, text: words[10 + index] == 0 ? firstText : secondText)
  }

  private static func argument(
    _ word: UInt64, _ code: ValueCode, text: @autoclosure () -> String
  ) -> MessageArgument {
    switch code {
    case .signedWord, .signed: MessageArgument(storage: .signed(Int64(bitPattern: word)))
    case .unsignedWord, .unsigned: MessageArgument(storage: .unsigned(word))
    case .float: MessageArgument(Float(bitPattern: UInt32(truncatingIfNeeded: word)))
    case .double: MessageArgument(Double(bitPattern: word))
    case .text: MessageArgument(text())
    }
  }

  /// The first piece without doublings; all of the key where there are no values.
  private var literal: String { overflow?.literal ?? text(ofPieceAt: 0) }

  /// The key with doubled percent signs in its pieces.
  private var escapedKey: String {
    if let overflow { return overflow.key }
    var key = Self.escaped(text(ofPieceAt: 0))
    for index in 0..<valueCount {
      key += ValueCode(rawValue: code(at: index))?.specifier.description ?? ""
      key += Self.escaped(text(ofPieceAt: index + 1))
    }
    return key
  }

  private func text(ofPieceAt index: Int) -> String {
    guard let start = unsafe piece(at: index) else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: pieceCount(at: index))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "%" { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }
}
