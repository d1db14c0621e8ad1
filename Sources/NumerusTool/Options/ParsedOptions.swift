internal import NumerusPlurals

/// A command line, taken apart by the options that a command has.
struct ParsedOptions {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Options may stand anywhere, with their value after a space or `=`; after `--` all else is an
  /// operand.
  init(_ arguments: [String], options: [CommandOption]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-", !Self.isNumber(argument) else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let hint = Suggestions.hint(to: name, among: options.map(\.name))
        throw UsageError("there is no option \"\(Escaping.line(name))\"\(hint)")
      }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if option.value == nil {
        guard value == nil else { throw UsageError("\(name) takes no value") }
        value = ""
      } else if value == nil {
        guard let next = rest.popFirst() else {
          throw UsageError("\(name) needs a value: \(name) \(option.value ?? "")")
        }
        value = next
      }
      values[name, default: []].append(value ?? "")
    }
  }

  /// Whether an argument is a negative number and no option.
  private static func isNumber(_ argument: String) -> Bool {
    argument == "-Infinity"
      || argument.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } ?? false
  }

  /// All values given to an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value given to an option last.
  func last(_ name: String) -> String? { values[name]?.last }

  /// The parts of all values given to an option, which are lists with commas.
  func list(_ name: String) throws(UsageError) -> [String]? {
    guard let values = values[name] else { return nil }
    let items = values.flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
        .map { item in String(item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }
    guard !items.contains("") else { throw UsageError("\(name) has an empty item") }
    return items
  }
}

extension ParsedOptions {
  /// The language that an option names; nil where it was not given.
  func language(_ name: String) throws(UsageError) -> String? {
    guard let text = last(name) else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || [0x2D, 0x5F].contains(byte)
    }
    guard isPlain, LocaleIdentifier(text).languageIdentity != nil else {
      throw UsageError("\(name): \"\(Escaping.line(text))\" is no language, as pl or zh-Hant")
    }
    return text
  }
}
