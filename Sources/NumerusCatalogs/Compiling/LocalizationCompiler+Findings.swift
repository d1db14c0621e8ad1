internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// What a localization's texts take an argument for, first.
struct ArgumentUse {
  var kind: FormatSpecifier.Conversion.ArgumentKind
  var source: String
  var location: CatalogLocation?
}

extension LocalizationCompiler {
  /// Notes what a text takes its arguments for. Arguments keep their type, so one that is taken for
  /// two things is still written, but hardly as it was meant.
  mutating func check(
    _ parts: [MessagePart], of format: FormatString, at location: CatalogLocation?
  ) {
    var hasArguments = false
    for part in parts {
      switch part {
      case .argument(let reference):
        hasArguments = true
        record(reference, at: location)
        note(reference, at: location)
      case .plural: hasArguments = true
      case .text, .percent, .device, .width: break
      }
    }
    guard hasArguments, !hasStrayPercent else { return }
    for case .text(let text) in format.segments where text.utf8.contains(UInt8(ascii: "%")) {
      // One of several forms stands for all.
      hasStrayPercent = true
      report(
        .warning,
        "a percent sign begins no placeholder, and is shown as it is; %% is a percent sign",
        location)
      return
    }
  }

  /// Notes what an argument is taken for.
  mutating func note(_ reference: MessageArgumentReference, at location: CatalogLocation?) {
    guard let specifier = reference.specifier else { return }
    let use = ArgumentUse(
      kind: specifier.conversion.argumentKind, source: reference.source, location: location)
    guard let first = uses[reference.number] else {
      uses[reference.number] = use
      return
    }
    // One of several forms stands for all.
    guard first.kind != use.kind, doubtful.insert(reference.number).inserted else { return }
    let place = first.location == location ? "" : first.location.map { " at \($0)" } ?? ""
    report(
      .warning,
      "argument \(reference.number + 1) is \(use.kind.words) here (\(use.source)), and "
        + "\(first.kind.words)\(place) (\(first.source))",
      location)
  }

  /// Notes forms that no number takes, and the lack of the form that serves all others.
  mutating func check(
    _ variation: StringCatalog.Variation, has forms: Set<PluralCategory>,
    by reference: MessageArgumentReference
  ) {
    let categories = categories[localization.language]
    for variationCase in variation.cases {
      guard let category = PluralCategory(keyword: variationCase.name), let all = categories.all,
        !all.contains(category)
      else { continue }
      report(
        .note, "no number has the form \"\(category)\" in this language",
        variationCase.content.location)
    }
    guard !forms.contains(.other),
      !variation.cases.contains(where: { $0.name == PluralCategory.other.keyword })
    else { return }
    // Without a text for it, `other` can still be what no number comes to.
    let isInteger = reference.specifier?.conversion.argumentKind == .integer
    let isReached = !isInteger || categories.ofIntegers.contains(.other)
    report(
      isReached ? .warning : .note, "there is no form for other; the most general form stands in",
      variation.location)
  }

  /// Notes the substitutions that no text has a marker for. Where a text has a fault, the marker may be
  /// what is wrong.
  mutating func checkUse() {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    for substitution in localization.substitutions
    where !usedSubstitutions.contains(ExactText(substitution.name)) {
      report(
        .note, "no text has a marker for the substitution \"\(substitution.name)\"",
        substitution.location)
    }
  }
}

extension FormatSpecifier.Conversion.ArgumentKind {
  /// The kind in the words of findings.
  package var words: String {
    switch self {
    case .integer: "a whole number"
    case .floatingPoint: "a floating-point number"
    case .text: "a text"
    }
  }
}
