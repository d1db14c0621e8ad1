internal import Numerus

/// A message with a text, where nothing is chosen and no number written.
enum TextMessages {
  static func groups(_ catalog: CompiledCatalog) throws(BenchmarkFailure) -> [BenchmarkGroup] {
    let names = BenchmarkInputs.names
    let localizer = Localizer(catalog, language: "en")
    let message = try ICUMessage(locale: "en", pattern: "Collection: {0}")
    func text(_ name: String) -> String { ["Collection:", name].joined(separator: " ") }
    return [
      BenchmarkGroup(
        title: "text argument, en",
        candidates: [
          Candidate(.handWritten, EnglishCollection(), names, expected: text),
          Candidate(.numerus, NumerusCollection(localizer: localizer), names, expected: text),
          Candidate(.icuMessage, ICUCollection(message: message), names, expected: text),
          Candidate(.foundation, FoundationCollection(), names, expected: text),
        ])
    ]
  }
}
