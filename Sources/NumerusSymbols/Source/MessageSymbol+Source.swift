internal import NumerusCatalogs

extension MessageSymbol {
  /// The value that is given to a resource besides its key: all arguments in their order, in the source
  /// text where that has them so; nil where it would be the key.
  var defaultValue: String? {
    guard !parameters.isEmpty else {
      let text = message.sourceText.map { piece in
        if case .text(let text) = piece { text } else { "" }
      }.joined()
      return Array(text.utf8) == Array(key.utf8) ? nil : SwiftLiteral.quoted(text)
    }
    let numbers = message.sourceText.compactMap { piece in
      if case .argument(let number) = piece { number } else { nil }
    }
    guard numbers == parameters.map(\.number) else {
      return "\"" + parameters.map(\.interpolation).joined(separator: " ") + "\""
    }
    let pieces = message.sourceText.map { piece in
      switch piece {
      case .text(let text): SwiftLiteral.escaped(text)
      case .argument(let number): parameters[number].interpolation
      }
    }
    return "\"" + pieces.joined() + "\""
  }
}

extension SourceWriter {
  /// A member with its documentation and its body.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - documentation: Writes what stands before it.
  ///   - modifiers: The words before the declaration.
  ///   - type: The type of the member.
  ///   - body: Writes what it returns.
  mutating func member(
    _ symbol: MessageSymbol, _ modifiers: String, type: String,
    documentation: (inout SourceWriter) -> Void, body: (inout SourceWriter) -> Void
  ) {
    let name = SwiftIdentifier.written(symbol.name)
    let parameters = symbol.parameters.map(\.declaration)
    let isVariable = parameters.isEmpty
    let start = modifiers + (isVariable ? "var \(name):" : "func \(name)(")
    let rest =
      isVariable ? " \(type) {" : "\(parameters.joined(separator: ", "))) -> \(type) {"
    // `swift format` tears a name that no line has room for from its words.
    let isTooLong = start.count > room
    if isTooLong { line("// swift-format-ignore") }
    documentation(&self)
    if isTooLong || start.count + rest.count <= room {
      line(start + rest)
    } else if isVariable {
      // The brace alone may be what there is no room for.
      if start.count + 1 + type.count <= room {
        line("\(start) \(type)")
      } else {
        line(start)
        indented { $0.line(type) }
      }
      line("{")
    } else {
      line(start)
      indented { $0.list(parameters.map { ("", $0) }, end: "") }
      line(") -> \(type) {")
    }
    indented(body)
    line("}")
  }
}
