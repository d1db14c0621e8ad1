internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// Makes the content of a catalog's localization of one entry of a `.stringsdict`.
struct StringsDictImporter {
  private(set) var substitutions: [StringCatalog.Substitution] = []
  /// The names that substitutions have already.
  private var taken: Set<ExactText> = []
  /// The number that the next of several variables of a name gets.
  private var nextNumbers: [ExactText: Int] = [:]

  /// - Parameter content: What the entry stands for.
  init(_ content: StringsDictFile.Content) { reserveMissingNames(in: content) }

  /// Takes the names of markers without a variable. All texts of a localization share their
  /// substitutions, and such a marker must not find the variable of another device's text.
  private mutating func reserveMissingNames(in content: StringsDictFile.Content) {
    switch content {
    case .text(let text):
      for name in StringsDictFile.markers(in: text.value) { taken.insert(ExactText(name)) }
    case .rule(let rule):
      let own = Set(rule.variables.map { ExactText($0.name) })
      for (_, text) in rule.texts {
        let names = StringsDictFile.markers(in: text.value).map { ExactText($0) }
        taken.formUnion(names.filter { !own.contains($0) })
      }
      for entry in (rule.devices ?? []) + (rule.widths ?? []) {
        reserveMissingNames(in: entry.content)
      }
    case .unknown: break
    }
  }

  mutating func content(
    of content: StringsDictFile.Content, at location: CatalogLocation?
  ) -> StringCatalog.Content {
    switch content {
    case .text(let text): .text(of: text)
    case .rule(let rule): self.content(of: rule)
    case .unknown: StringCatalog.Content(location: location)
    }
  }

  private mutating func content(of rule: StringsDictFile.Rule) -> StringCatalog.Content {
    if let format = rule.format { return content(of: rule, format) }
    if let devices = rule.devices { return variation(.device, devices, rule.location) }
    if let widths = rule.widths { return variation(.width, widths, rule.location) }
    return StringCatalog.Content(location: rule.location)
  }

  private mutating func variation(
    _ kind: VariationKind, _ entries: [StringsDictFile.Entry], _ location: CatalogLocation?
  ) -> StringCatalog.Content {
    let cases = entries.compactMap { entry -> (String, StringCatalog.Content)? in
      if case .unknown = entry.content { return nil }
      return (entry.name, content(of: entry.content, at: entry.location))
    }
    return .varied(kind, cases, at: location)
  }

  private mutating func content(
    of rule: StringsDictFile.Rule, _ format: StringsDictFile.Text
  ) -> StringCatalog.Content {
    var names: [ExactText: String] = [:]
    for variable in rule.variables { names[ExactText(variable.name)] = freeName(variable.name) }
    let numbers = StringsDictNumbers(rule: rule, format: format.value)
    func renamed(_ text: StringsDictFile.Text) -> StringsDictFile.Text {
      let value = StringsDictMarker.rewritten(text.value)
      let segments = FormatString(value).segments.map { segment in
        guard case .substitution(let name, let position, _) = segment,
          let new = names[ExactText(name)]
        else { return segment.source }
        return "%" + (position.map { "\($0)$" } ?? "") + "#@\(new)@"
      }
      return StringsDictFile.Text(value: segments.joined(), location: text.location)
    }
    for variable in rule.variables {
      let forms = variable.forms.map { form in
        (form.category.keyword, StringCatalog.Content.text(of: renamed(form.text)))
      }
      substitutions.append(
        .plural(
          names[ExactText(variable.name)] ?? variable.name,
          argument: numbers.number(of: variable.name), Self.formatSpecifier(of: variable), forms,
          at: variable.location))
    }
    return .text(of: renamed(format))
  }

  /// A name, with a number where it is taken.
  private mutating func freeName(_ name: String) -> String {
    var candidate = name
    while !taken.insert(ExactText(candidate)).inserted {
      let number = nextNumbers[ExactText(name), default: 2]
      nextNumbers[ExactText(name)] = number + 1
      candidate = "\(name)_\(number)"
    }
    return candidate
  }

  /// How the number of a variable is written: its value type, with the fraction digits that its
  /// forms show, since those decide which form fits.
  private static func formatSpecifier(of variable: StringsDictFile.Variable) -> String? {
    guard let valueType = variable.valueType?.value,
      var specifier = FormatSpecifier(valueType: valueType)
    else { return nil }
    guard specifier.conversion.argumentKind == .floatingPoint, specifier.precision == nil else {
      return valueType
    }
    for form in variable.forms.sorted(by: { $0.category > $1.category }) {
      for case .specifier(let shown, _) in FormatString(form.text.value).segments
      where shown.conversion.argumentKind == .floatingPoint {
        guard case .literal? = shown.precision else { break }
        specifier.precision = shown.precision
        return String(specifier.description.dropFirst())
      }
    }
    return valueType
  }
}
