internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// Turns what an entry has for one language into the parts of a message.
struct LocalizationCompiler {
  let localization: StringCatalog.Localization
  let key: String
  let readsUntypedArguments: Bool
  private(set) var diagnostics: [CatalogDiagnostic] = []
  private var reported: Set<CatalogDiagnostic> = []

  let categories: LanguageCategoryCache
  /// What the texts so far take the arguments for, by their number.
  var uses: [Int: ArgumentUse] = [:]
  /// Every place where an argument is used, where they are asked for: most compiling has no need of them.
  var argumentUses: [CatalogArgumentUse]?
  /// The arguments that were found to be taken for two things.
  var doubtful: Set<Int> = []
  var hasStrayPercent = false
  /// The substitutions that the texts so far have markers for.
  var usedSubstitutions: Set<ExactText> = []

  let substitutions: [ExactText: StringCatalog.Substitution]
  /// The substitutions around the text at hand: one that is met again is a cycle.
  var openSubstitutions: [String] = []
  /// What the substitutions of the message have cost so far; see ``ExpansionBudget``.
  var expansion = 0
  var budget: ExpansionBudget

  /// How many variations and substitutions the text at hand stands in: a thread's stack is small.
  private var depth = 0
  private static let deepestContent = 100
  /// How many substitutions may stand in one another.
  static let deepestSubstitution = 32

  init(
    localization: StringCatalog.Localization, key: String, readsUntypedArguments: Bool,
    budget: ExpansionBudget, categories: LanguageCategoryCache
  ) {
    self.categories = categories
    self.localization = localization
    self.key = key
    self.readsUntypedArguments = readsUntypedArguments
    self.budget = budget
    substitutions = Dictionary(
      localization.substitutions.map { (ExactText($0.name), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The message; nil where the localization holds no text.
  mutating func parts() -> [MessagePart]? {
    let found = parts(of: localization.content, Scope())
    if found == nil { report(.warning, "holds no text", localization.location) }
    checkUse()
    return found
  }

  /// Where a text stands: what its placeholders refer to.
  struct Scope {
    /// The argument that the first placeholder without a position takes.
    var firstArgument = 0
    /// The argument of the substitution around the text.
    var own: MessageArgumentReference?
  }

  mutating func parts(
    of content: StringCatalog.Content, _ scope: Scope
  ) -> [MessagePart]? {
    guard depth < Self.deepestContent else {
      report(
        .error, "more than \(Self.deepestContent) variations and substitutions in one another",
        content.location)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    for variation in content.variations {
      switch variation.kind {
      case "plural":
        if let part = plural(variation, scope) { return [part] }
      case "device":
        if let part = device(variation, scope) { return [part] }
      case "width":
        if let part = width(variation, scope) { return [part] }
      default:
        report(
          .warning, "variations by \"\(variation.kind)\" are not known here", variation.location)
      }
    }
    if let unit = content.stringUnit { return parts(of: unit, scope) }
    return content.stringSet.first.map { parts(of: $0, scope) }
  }

  private mutating func plural(
    _ variation: StringCatalog.Variation, _ scope: Scope
  ) -> MessagePart? {
    let forms = texts(of: variation, scope, named: { PluralCategory(keyword: $0) }) { name in
      (.error, "\"\(name)\" is no plural category")
    }
    guard !forms.isEmpty else { return nil }
    let written = scope.own ?? countedArgument(of: forms)
    let reference = written ?? guessedArgument(variation)
    // What is only guessed says nothing of the argument's type.
    record(
      written ?? MessageArgumentReference(number: 0, specifier: nil, source: ""),
      at: variation.location)
    check(variation, has: Set(forms.keys), by: reference)
    return .plural(reference, forms: forms)
  }

  private mutating func device(
    _ variation: StringCatalog.Variation, _ scope: Scope
  ) -> MessagePart? {
    let texts = texts(of: variation, scope, named: { CatalogDevice(keyword: $0) }) { name in
      (.note, "the device \"\(name)\" is not known here")
    }
    return texts.isEmpty ? nil : .device(texts)
  }

  private mutating func width(
    _ variation: StringCatalog.Variation, _ scope: Scope
  ) -> MessagePart? {
    let texts = texts(of: variation, scope, named: { UInt32($0) }) { name in
      (.error, "\"\(name)\" is no width")
    }
    return texts.isEmpty ? nil : .width(texts)
  }

  /// The texts of a variation by what their names mean.
  ///
  /// - Parameters:
  ///   - variation: The variation.
  ///   - scope: Where it stands.
  ///   - named: What a name means; nil for an unknown one.
  ///   - unknown: What to say of an unknown name.
  private mutating func texts<Name: Hashable>(
    of variation: StringCatalog.Variation, _ scope: Scope, named: (String) -> Name?,
    unknown: (String) -> (CatalogDiagnostic.Severity, String)
  ) -> [Name: [MessagePart]] {
    var texts: [Name: [MessagePart]] = [:]
    for variationCase in variation.cases {
      guard let name = named(variationCase.name) else {
        let (severity, message) = unknown(variationCase.name)
        report(severity, message, variationCase.content.location)
        continue
      }
      if let parts = parts(of: variationCase.content, scope) {
        texts[name] = parts
      } else {
        report(
          .warning, "\"\(variationCase.name)\" holds no text", variationCase.content.location)
      }
    }
    return texts
  }

  /// The argument that a plural without a substitution goes by: the first number that its forms
  /// write, the most general form asked first, else the first number of the key.
  private func countedArgument(
    of forms: [PluralCategory: [MessagePart]]
  ) -> MessageArgumentReference? {
    for (_, parts) in forms.sorted(by: { $0.key > $1.key }) {
      if let found = Self.firstNumber(in: parts) { return found }
    }
    var text = MessageText(readsUntypedArguments: readsUntypedArguments)
    return Self.firstNumber(in: text.parts(of: key))
  }

  /// The argument that a plural goes by where nothing says which one it is.
  private mutating func guessedArgument(
    _ variation: StringCatalog.Variation
  ) -> MessageArgumentReference {
    report(.warning, "no form and not the key has a number to choose a form by", variation.location)
    return MessageArgumentReference(
      number: 0, specifier: FormatSpecifier(.decimal, length: .longLong), source: "%lld")
  }

  /// The first number that some text of a message writes.
  static func firstNumber(in parts: [MessagePart]) -> MessageArgumentReference? {
    for part in parts {
      switch part {
      case .argument(let reference) where reference.specifier?.conversion.isCountable ?? true:
        return reference
      case .device(let texts):
        for device in CatalogDevice.other.fallbacks {
          if let found = texts[device].flatMap({ firstNumber(in: $0) }) { return found }
        }
      case .width(let texts):
        for (_, parts) in texts.sorted(by: { $0.key > $1.key }) {
          if let found = firstNumber(in: parts) { return found }
        }
      default: break
      }
    }
    return nil
  }

  private mutating func parts(
    of unit: StringCatalog.StringUnit, _ scope: Scope
  ) -> [MessagePart] {
    let (value, hasMarkup) = GrammarMarkup.removed(from: unit.value)
    if hasMarkup { report(.warning, GrammarMarkup.message, unit.location) }
    let format = FormatString(value)
    var text = MessageText(
      nextArgument: scope.firstArgument, claimedArguments: claimedArguments(in: format),
      ownArgument: scope.own, readsUntypedArguments: readsUntypedArguments)
    // The order of the markers numbers what nothing else does, in each text by itself.
    var numbers: [ExactText: Int] = [:]
    let parts = text.parts(of: format) { name, position, takeArgument in
      substitution(name, in: unit) { substitution in
        let number =
          position.map { $0 - 1 } ?? substitution.argumentNumber.map { $0 - 1 }
          ?? numbers[ExactText(name)] ?? takeArgument()
        numbers[ExactText(name)] = number
        return number
      }
    }
    check(parts, of: format, at: unit.location)
    return parts
  }

  /// The arguments that the substitutions in a text name as theirs.
  private func claimedArguments(in format: FormatString) -> Set<Int> {
    var claimed: Set<Int> = []
    for case .substitution(let name, let position, _) in format.segments {
      if let number = position ?? substitutions[ExactText(name)]?.argumentNumber {
        claimed.insert(number - 1)
      }
    }
    return claimed
  }

  mutating func report(
    _ severity: CatalogDiagnostic.Severity, _ message: String, _ location: CatalogLocation?
  ) {
    let diagnostic = CatalogDiagnostic(
      severity, message, key: key, language: localization.language, location: location)
    // A substitution that is used in several places is compiled several times.
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
