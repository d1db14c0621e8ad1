internal import NumerusFormat
internal import NumerusMessages

extension LocalizationCompiler {
  /// The parts that a marker stands for.
  ///
  /// - Parameters:
  ///   - name: The name in the marker.
  ///   - unit: The text that the marker is in.
  ///   - number: The argument, from 0, that a substitution goes by here.
  mutating func substitution(
    _ name: String, in unit: StringCatalog.StringUnit,
    number: (StringCatalog.Substitution) -> Int
  ) -> MessageText.Substitution {
    guard let substitution = substitutions[ExactText(name)] else {
      report(.error, "there is no substitution \"\(name)\"", unit.location)
      return .unknown
    }
    usedSubstitutions.insert(ExactText(name))
    guard !openSubstitutions.contains(name) else {
      report(.error, "the substitution \"\(name)\" contains itself", unit.location)
      return .unknown
    }
    guard openSubstitutions.count < Self.deepestSubstitution else {
      report(
        .error, "more than \(Self.deepestSubstitution) substitutions stand in one another",
        unit.location)
      return .unknown
    }
    expansion += substitution.content.cost
    guard budget.spend(substitution.content.cost), expansion <= ExpansionBudget.perMessage else {
      report(.error, ExpansionBudget.message, unit.location)
      return .unknown
    }

    openSubstitutions.append(name)
    defer { openSubstitutions.removeLast() }
    let specifier = specifier(of: substitution)
    let own = MessageArgumentReference(
      number: number(substitution), specifier: specifier, source: "%arg")
    if openSubstitutions.count == 1 || substitution.formatSpecifier != nil {
      var written = own
      written.source = specifier.description
      record(written, named: substitution.name, at: substitution.location)
      note(written, at: substitution.location)
    }
    if !specifier.conversion.isCountable {
      report(
        .warning, "\(specifier) is no number to choose a form by", substitution.location)
    }
    let scope = Scope(firstArgument: own.number, own: own)
    guard let parts = parts(of: substitution.content, scope) else {
      report(.error, "the substitution \"\(name)\" holds no text", substitution.location)
      return .unknown
    }
    return .parts(parts)
  }

  private mutating func specifier(of substitution: StringCatalog.Substitution) -> FormatSpecifier {
    if let text = substitution.formatSpecifier {
      if let specifier = FormatSpecifier(valueType: text) { return specifier }
      report(.error, "\"\(text)\" is no format specifier", substitution.location)
    }
    return FormatSpecifier(.decimal, length: .longLong)
  }
}
