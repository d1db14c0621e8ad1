internal import NumerusCatalogs
internal import NumerusFormat

/// Finds out which values a message takes, from all places where its texts use them.
struct ParameterFinder {
  private let message: CatalogMessage
  private let path: (CatalogLocation?) -> String?
  private(set) var diagnostics: [CatalogDiagnostic] = []

  /// - Parameters:
  ///   - message: The message.
  ///   - path: The file that a place is in.
  init(_ message: CatalogMessage, path: @escaping (CatalogLocation?) -> String?) {
    self.message = message
    self.path = path
  }

  /// The parameters in the order of the arguments.
  mutating func parameters() -> [SymbolParameter] {
    let uses = Dictionary(grouping: message.uses, by: \.number)
    guard let last = uses.keys.max() else { return [] }
    // Some text has a later position than it needs.
    if let first = (0..<last).first(where: { uses[$0] == nil }) {
      report(.warning, "no text has argument \(first + 1), and one has \(last + 1)", at: nil)
    }
    var labels: Set<String> = []
    return (0...last).map { number in
      parameter(number, uses[number] ?? [], &labels)
    }
  }

  /// - Parameters:
  ///   - number: The argument's number.
  ///   - uses: Where the argument is used; those in the source text first.
  ///   - labels: The labels of the parameters before.
  private mutating func parameter(
    _ number: Int, _ uses: [CatalogArgumentUse], _ labels: inout Set<String>
  ) -> SymbolParameter {
    let typed = uses.first { $0.specifier != nil }
    let type = typed?.specifier.map { SymbolParameter.ValueType($0) } ?? .text
    if let typed { check(uses, against: typed) }
    checkSource(uses)
    let label = uses.lazy.compactMap(\.label).compactMap { Self.label($0) }.first
      .flatMap { labels.insert($0).inserted ? $0 : nil }
    return SymbolParameter(
      number: number, label: label, name: label.map { Self.name($0) } ?? "arg\(number + 1)",
      type: type, specifier: Self.specifier(of: uses, type))
  }

  /// Reports the texts that take an argument for something else.
  private mutating func check(_ uses: [CatalogArgumentUse], against first: CatalogArgumentUse) {
    guard let expected = first.specifier else { return }
    var reported: Set<String?> = [first.language]
    for use in uses {
      guard let specifier = use.specifier,
        specifier.conversion.argumentKind != expected.conversion.argumentKind,
        reported.insert(use.language).inserted
      else { continue }
      let place = place(of: first, from: use)
      report(
        .error,
        "argument \(use.number + 1) is \(specifier.conversion.argumentKind.words) here "
          + "(\(Self.plain(specifier))), and \(expected.conversion.argumentKind.words) in "
          + "\(first.language ?? "the key")\(place) (\(Self.plain(expected)))",
        at: use)
    }
  }

  /// Where a use is, told at another one.
  private func place(of use: CatalogArgumentUse, from other: CatalogArgumentUse) -> String {
    guard let location = use.location else { return "" }
    let file = path(location).flatMap { $0 == path(other.location) ? nil : $0 + ":" } ?? ""
    return " at \(file)\(location)"
  }

  /// Reports an argument that translations have and the source text does not.
  private mutating func checkSource(_ uses: [CatalogArgumentUse]) {
    guard let use = uses.first, let language = use.language, language != message.source?.language
    else {
      return
    }
    report(.warning, "argument \(use.number + 1) is not in the source text", at: use)
  }

  private mutating func report(
    _ severity: CatalogDiagnostic.Severity, _ text: String, at use: CatalogArgumentUse?
  ) {
    diagnostics.append(
      CatalogDiagnostic(
        severity, text, key: message.entry.key, language: use?.language,
        location: use == nil ? message.entry.location : use?.location))
  }

  /// A label in Swift's words; nil for the names that Xcode gives to what has none (`arg1`).
  private static func label(_ name: String) -> String? {
    let isNumbered = name.hasPrefix("arg") && name.dropFirst(3).allSatisfy(\.isNumber)
    return isNumbered ? nil : SymbolName.label(name)
  }

  /// The name of a labelled value in the body, where some names mean something else.
  private static func name(_ label: String) -> String {
    ["self", "message"].contains(label) ? label + "Value" : label
  }

  /// A specifier without what tells the argument.
  private static func plain(_ specifier: FormatSpecifier) -> FormatSpecifier {
    var plain = specifier
    plain.position = nil
    plain.label = nil
    return plain
  }

  /// How the first text writes an argument, where that is not as the type has it.
  private static func specifier(
    of uses: [CatalogArgumentUse], _ type: SymbolParameter.ValueType
  ) -> FormatSpecifier? {
    guard var specifier = uses.lazy.compactMap(\.specifier).first else { return nil }
    specifier = plain(specifier)
    // A width that is an argument has no place in an interpolation.
    if case .argument? = specifier.width { specifier.width = nil }
    if case .argument? = specifier.precision { specifier.precision = nil }
    return type.usualSpecifiers.contains(specifier.description) ? nil : specifier
  }
}
