internal import Numerus

/// Messages with a text: alone, where nothing is chosen and no number written, and behind a number.
struct TextMessages {
  let setUp: BenchmarkSetUp

  func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    [
      try textAlone(),
      try group(
        "number and text", .english, EnglishNamedItems(), EnglishRule.self,
        BenchmarkInputs.shortNamed),
      try group(
        "number and text", .russian, RussianNamedItems(), RussianRule.self,
        BenchmarkInputs.shortNamed),
      try group(
        "number and long text", .english, EnglishNamedItems(), EnglishRule.self,
        BenchmarkInputs.named),
    ]
  }

  private func textAlone() throws(BenchmarkFailure) -> BenchmarkGroup {
    let names = BenchmarkInputs.names
    let message = try ICUMessage(locale: "en", pattern: "Collection: {0}")
    func text(_ name: String) -> String { ["Collection:", name].joined(separator: " ") }
    return BenchmarkGroup(
      title: "text argument, en",
      candidates: [Candidate(.handWritten, EnglishCollection(), names, expected: text)]
        + setUp.texts(CollectionMessage.self, .english, names, expected: text)
        + [
          Candidate(.icuMessage, ICUCollection(message: message), names, expected: text),
          Candidate(.foundation, FoundationCollection(), names, expected: text),
        ])
  }

  private func group<Rule: HandWrittenRule>(
    _ title: String, _ language: MessageLanguage, _ handWritten: some Work<NamedNumber, String>,
    _: Rule.Type, _ inputs: [NamedNumber]
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let forms = try language.forms(BenchmarkTexts.itemsNamed)
    let rules = try ICUPluralSelection(locale: language.icuLocale)
    func text(_ digits: DigitStyle) -> (NamedNumber) -> String {
      { forms.text($0.number, digits, by: rules).replacing("@", with: $0.name) }
    }
    let message = try ICUMessage(locale: language.icuLocale, pattern: forms.pattern())
    var candidates = [
      Candidate(.handWritten, handWritten, inputs, expected: text(.plain))
    ]
    candidates += setUp.texts(
      NamedItemsMessage.self, language, inputs, expected: text(language.digits))
    candidates += [
      Candidate(
        .icuMessage, ICUNamedItems(message: message), inputs, expected: text(language.digits)),
      Candidate(.foundation, FoundationNamedItems<Rule>(forms), inputs, expected: text(.plain)),
    ]
    if let calls = setUp.gettext("Named", forms, language) {
      candidates.append(
        Candidate(.gettext, GettextNamedItems(calls: calls), inputs, expected: text(.plain)))
    }
    return BenchmarkGroup(title: "\(title), \(language.title)", candidates: candidates)
  }
}
