internal import Numerus

/// Arguments as a command line gives them: a JSON array of numbers and texts.
///
/// `3` is an integer and `3.0` a `Double`, as in Swift. Integers of any size are exact. Since JSON
/// has no words for them, `NaN`, `Infinity` and `-Infinity` are taken as well.
enum ArgumentList {
  /// What is wrong with a list, and at which column of it.
  struct Failure: Error {
    var column: Int
    var message: String
  }

  static func arguments(_ json: String) throws(Failure) -> [MessageArgument] {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: Array(json.utf8), allowsNotFinite: true)
    } catch {
      throw Failure(column: error.offset + 1, message: message(error.kind))
    }
    guard case .array(let elements) = value.kind else {
      throw Failure(
        column: value.offset + 1, message: "expected an array, as [3,\"x\"], not \(value.kindName)")
    }
    var arguments: [MessageArgument] = []
    for element in elements {
      switch element.kind {
      case .string(let text): arguments.append(MessageArgument(text))
      case .number(let digits): arguments.append(number(digits))
      default:
        throw Failure(
          column: element.offset + 1,
          message: "an argument is a number or a text, not \(element.kindName)")
      }
    }
    return arguments
  }

  /// A number as JSON has it, or one of the words for what is not finite; nil for all else.
  static func count(_ text: String) -> MessageArgument? {
    guard let value = try? JSONReader.value(of: Array(text.utf8), allowsNotFinite: true),
      case .number(let digits) = value.kind
    else { return nil }
    return number(digits)
  }

  /// Arguments that stand for those of a text: a count wherever a number goes, and `⟨1⟩` for the first
  /// argument that is a text.
  static func standing(
    for kinds: [FormatSpecifier.Conversion.ArgumentKind?], count: MessageArgument
  ) -> [MessageArgument] {
    kinds.enumerated().map { number, kind in
      kind == .text ? MessageArgument("⟨\(number + 1)⟩") : count
    }
  }

  private static func number(_ digits: String) -> MessageArgument {
    if let word = Int64(digits) { return MessageArgument(word) }
    if digits.allSatisfy({ $0 == "-" || $0.isNumber }),
      let wide = MessageArgument(integerDigits: digits)
    {
      return wide
    }
    switch digits {
    case "Infinity": return MessageArgument(Double.infinity)
    case "-Infinity": return MessageArgument(-Double.infinity)
    default: return MessageArgument(Double(digits) ?? .nan)
    }
  }

  private static func message(_ kind: JSONReader.Failure.Kind) -> String {
    switch kind {
    case .expected(let what): "invalid JSON: expected \(what)"
    case .duplicateKey(let key, _): "the key \"\(Escaping.line(key))\" stands twice"
    case .tooDeep: "too many arrays in one another"
    case .beyondBound(let bound): bound
    }
  }
}

extension MessageArgument {
  /// The argument as JSON. What is not finite, which JSON has no numbers for, is a text: `"NaN"`,
  /// `"Infinity"`, `"-Infinity"`.
  var json: String {
    let value: Double
    switch storage {
    case .text(let text): return Escaping.json(text)
    case .double(let number): value = number
    case .float(let number): value = Double(number)
    default: return description
    }
    if value.isNaN { return "\"NaN\"" }
    return value.isFinite ? description : value < 0 ? "\"-Infinity\"" : "\"Infinity\""
  }
}

extension Localizer {
  /// What the arguments of a key's text are.
  func argumentKinds(forKey key: String) -> [FormatSpecifier.Conversion.ArgumentKind?] {
    catalog.argumentKinds(forKey: key, language: language(forKey: key) ?? "")
  }
}
