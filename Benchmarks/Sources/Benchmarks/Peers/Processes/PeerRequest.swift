/// What a peer in a process of its own is asked, as `Benchmarks/peers/README.md` tells.
struct PeerRequest: Encodable {
  struct Group: Encodable {
    let title: String
    let locale: String
    let forms: [String: String]
    let inputs: [Input]
    let expected: [String]
  }

  struct Input: Encodable {
    let number: Int
    let text: String?
  }

  let samples: Int
  let milliseconds: Int
  let groups: [Group]

  /// - Parameter titles: The groups that were measured here.
  init(_ sampler: Sampler, titles: Set<String>) throws(BenchmarkFailure) {
    samples = sampler.sampleCount
    milliseconds = Int(sampler.sampleDuration / .milliseconds(1))
    let numbers = BenchmarkInputs.numbers.map { Input(number: $0, text: nil) }
    let named = BenchmarkInputs.shortNamed.map { Input(number: $0.number, text: $0.name) }
    var groups: [Group] = []
    for language in [MessageLanguage.english, .russian, .arabic, .egyptian] {
      groups.append(try Self.group("int message", language, BenchmarkTexts.items, numbers))
    }
    groups += [
      try Self.group(
        "int message of 15 bytes at most", .english, BenchmarkTexts.shortItems, numbers),
      try Self.group("number and text", .english, BenchmarkTexts.itemsNamed, named),
      try Self.group("number and text", .russian, BenchmarkTexts.itemsNamed, named),
    ]
    self.groups = groups.filter { titles.contains($0.title) }
  }

  private static func group(
    _ title: String, _ language: MessageLanguage, _ texts: [String: CountedForms],
    _ inputs: [Input]
  ) throws(BenchmarkFailure) -> Group {
    let forms = try language.forms(texts)
    let rules = try ICUPluralSelection(locale: language.icuLocale)
    return Group(
      title: "\(title), \(language.title)", locale: language.locale, forms: forms.byKeyword,
      inputs: inputs,
      expected: inputs.map {
        forms.text($0.number, language.digits, by: rules).replacing("@", with: $0.text ?? "")
      })
  }
}
