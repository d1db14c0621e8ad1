internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// Makes a rule of a `.stringsdict` of what a catalog has for one key and language.
struct StringsDictExporter {
  private let entry: StringCatalog.Entry
  private let localization: StringCatalog.Localization
  /// The words for the file in messages.
  private let fileName: String
  private let substitutions: [ExactText: StringCatalog.Substitution]
  /// The substitutions that are in the rule.
  private var used: Set<ExactText> = []
  /// What the substitutions have cost so far: each device's text has variables of its own, and the
  /// same ones for several devices multiply.
  private var expansion = 0
  private(set) var budget: ExpansionBudget
  private(set) var losses: [CatalogDiagnostic] = []

  /// The name that Xcode gives to the number of a plural without a substitution.
  static let pluralName = "value"

  init(
    entry: StringCatalog.Entry, localization: StringCatalog.Localization,
    budget: ExpansionBudget, fileName: String
  ) {
    self.fileName = fileName
    self.budget = budget
    self.entry = entry
    self.localization = localization
    substitutions = Dictionary(
      localization.substitutions.map { (ExactText($0.name), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The rule; nil for a text that does not vary.
  mutating func rule() -> StringsDictFile.Rule? {
    let content = content(of: localization.content)
    for substitution in localization.substitutions
    where !used.contains(ExactText(substitution.name)) {
      lose(
        .warning, "the substitution \"\(substitution.name)\", which no text has a marker for",
        substitution.location)
    }
    guard case .rule(let rule)? = content else { return nil }
    return rule
  }

  /// What a content says; nil where it holds no text.
  private mutating func content(
    of content: StringCatalog.Content
  ) -> StringsDictFile.Content? {
    let known = content.variations.firstIndex { variation in
      [.plural, .device, .width].contains(variation.kind) && !variation.cases.isEmpty
    }
    for (index, variation) in content.variations.enumerated() where index != known {
      lose(.warning, "variations by \"\(variation.kind)\"", variation.location)
    }
    guard let known else {
      guard let unit = unit(of: content) else { return nil }
      return text(unit)
    }
    if let unit = content.stringUnit { lose(.warning, "a text beside variations", unit.location) }
    let variation = content.variations[known]
    let location = variation.location
    switch variation.kind {
    case .plural: return plural(variation).map { .rule($0) }
    case .device:
      return .rule(
        StringsDictFile.Rule(members: [.devices(entries(variation))], location: location))
    default:
      return .rule(StringsDictFile.Rule(members: [.widths(entries(variation))], location: location))
    }
  }

  private mutating func entries(
    _ variation: StringCatalog.Variation
  ) -> [StringsDictFile.Entry] {
    variation.cases.compactMap { variationCase in
      let location = variationCase.content.location
      guard let content = content(of: variationCase.content) else {
        lose(.warning, "\"\(variationCase.name)\", which holds no text", location)
        return nil
      }
      return StringsDictFile.Entry(
        name: variationCase.name, content: content, location: location)
    }
  }

  /// The text of a content without variations.
  private mutating func unit(of content: StringCatalog.Content) -> StringCatalog.StringUnit? {
    let unit = content.stringUnit ?? content.stringSet.first
    if content.stringSet.count > (content.stringUnit == nil ? 1 : 0) {
      lose(.warning, "the further texts of a string set", content.location)
    }
    if let unit, unit.state != .translated, !unit.state.rawValue.isEmpty {
      lose(.note, "the state \"\(unit.state)\"", unit.location)
    }
    return unit
  }

  /// A text, with the variables that its markers stand for.
  private mutating func text(_ unit: StringCatalog.StringUnit) -> StringsDictFile.Content {
    var variables = StringsDictVariables(substitutions: substitutions)
    let format = variables.format(unit.value)
    let location = unit.location
    guard !variables.order.isEmpty else {
      return .text(StringsDictFile.Text(value: unit.value, location: location))
    }
    var members: [StringsDictFile.Member] = [
      .format(StringsDictFile.Text(value: format, location: location))
    ]
    var next = 0
    while next < variables.order.count {
      let (name, reference) = variables.order[next]
      next += 1
      guard let substitution = substitutions[ExactText(name)] else { continue }
      used.insert(ExactText(name))
      expansion += substitution.content.cost
      guard budget.spend(substitution.content.cost), expansion <= ExpansionBudget.perMessage else {
        report(.error, ExpansionBudget.message, location)
        break
      }
      members.append(
        .variable(variable(substitution, reference: reference, variables: &variables)))
    }
    for finding in variables.findings { lose(.warning, finding, location) }
    return .rule(StringsDictFile.Rule(members: members, location: location))
  }

  private mutating func variable(
    _ substitution: StringCatalog.Substitution, reference: MessageArgumentReference,
    variables: inout StringsDictVariables
  ) -> StringsDictFile.Variable {
    var forms: [StringsDictFile.Form] = []
    var content = substitution.content
    while let device = content.variations.first(where: { $0.kind == .device }),
      let chosen = device.text(of: .other)
    {
      lose(.warning, "variations by device in \"\(substitution.name)\"", device.location)
      content = chosen
    }
    if let plural = content.variations.first(where: { $0.kind == .plural }) {
      forms = self.forms(of: plural).map { form in
        var form = form
        form.text.value = variables.form(form.text.value, own: reference)
        return form
      }
    } else if let unit = unit(of: content) {
      let value = variables.form(unit.value, own: reference)
      let text = StringsDictFile.Text(value: value, location: unit.location)
      forms = [StringsDictFile.Form(category: .other, text: text)]
    } else {
      lose(.warning, "\"\(substitution.name)\", which has no plural forms", substitution.location)
    }
    return StringsDictFile.Variable(
      name: substitution.name, valueType: reference.specifier, forms: forms,
      location: substitution.location)
  }

  /// A plural without a substitution, as one with a variable.
  private mutating func plural(_ variation: StringCatalog.Variation) -> StringsDictFile.Rule? {
    let forms = forms(of: variation)
    guard !forms.isEmpty else { return nil }
    var variables = StringsDictVariables(substitutions: substitutions)
    let reference = variables.counted(in: forms, key: entry.key)
    let position = reference.number == 0 ? "" : "\(reference.number + 1)$"
    let format = StringsDictFile.Text(
      value: "%\(position)#@\(Self.pluralName)@", location: variation.location)
    let variable = StringsDictFile.Variable(
      name: Self.pluralName, valueType: reference.specifier,
      forms: forms.map { form in
        var form = form
        form.text.value = variables.form(form.text.value, from: reference.number)
        return form
      },
      location: variation.location)
    for finding in variables.findings { lose(.warning, finding, variation.location) }
    return StringsDictFile.Rule(
      members: [.format(format), .variable(variable)], location: variation.location)
  }

  private mutating func forms(of variation: StringCatalog.Variation) -> [StringsDictFile.Form] {
    variation.cases.compactMap { variationCase in
      let location = variationCase.content.location
      guard let category = PluralCategory(keyword: variationCase.name) else {
        lose(.error, "\"\(variationCase.name)\", which is no plural category", location)
        return nil
      }
      var content = variationCase.content
      while let device = content.variations.first(where: { $0.kind == .device }),
        let chosen = device.text(of: .other)
      {
        lose(.warning, "variations by device in a plural form", device.location)
        content = chosen
      }
      guard let unit = unit(of: content) else {
        lose(.warning, "\"\(variationCase.name)\", which holds no text", location)
        return nil
      }
      return StringsDictFile.Form(
        category: category,
        text: StringsDictFile.Text(value: unit.value, location: unit.location))
    }
  }

  private mutating func lose(
    _ severity: CatalogDiagnostic.Severity, _ what: String, _ location: CatalogLocation?
  ) {
    report(severity, "\(fileName) does not say \(what)", location)
  }

  private mutating func report(
    _ severity: CatalogDiagnostic.Severity, _ message: String, _ location: CatalogLocation?
  ) {
    losses.append(
      CatalogDiagnostic(
        severity, message, key: entry.key, language: localization.language, location: location))
  }
}

extension StringCatalog.Variation {
  /// The content that a device reads.
  fileprivate func text(of device: CatalogDevice) -> StringCatalog.Content? {
    for device in device.fallbacks {
      if let found = cases.first(where: { $0.name == device.keyword }) { return found.content }
    }
    return cases.first?.content
  }
}
