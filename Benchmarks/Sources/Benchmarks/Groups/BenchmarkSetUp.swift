internal import Foundation
internal import Numerus

/// What groups are made from.
struct BenchmarkSetUp {
  let catalog: CompiledCatalog
  let files: BenchmarkFiles

  /// - Throws: `BenchmarkFailure` where anything in the catalog is not as it should be.
  init() throws(BenchmarkFailure) {
    let source = BenchmarkCatalog.make()
    let (compiled, diagnostics) = source.compiled()
    if let first = diagnostics.first { throw BenchmarkFailure("the catalog: \(first)") }
    for key in MeasuredKey.allCases where compiled.keys[key.rawValue].contains("shelf") {
      throw BenchmarkFailure("the catalog has another key in the place of \(key)")
    }
    guard compiled.fingerprint == BenchmarkSymbols.fingerprint else {
      throw BenchmarkFailure(
        "the symbols are those of a catalog another than that of \(compiled.fingerprint)")
    }
    catalog = compiled
    files = try BenchmarkFiles(source)
  }

  /// Each way from a message to a text.
  ///
  /// - Parameters:
  ///   - expected: The text with the language's digits.
  func texts<M: MeasuredMessage>(
    _: M.Type, _ language: MessageLanguage, _ inputs: [M.Input],
    expected: @escaping (M.Input) -> String
  ) -> [Candidate] {
    let localizer = language.localizer(catalog)
    let reader = [language.locale]
    var candidates = [
      Candidate(.symbol, SymbolString<M>(localizer: localizer), inputs, expected: expected),
      Candidate(.literal, LiteralString<M>(localizer: localizer), inputs, expected: expected),
    ]
    if files.hasUsualTable {
      candidates.append(
        Candidate(
          .localized, LocalizedString<M>(), inputs, languages: reader, expected: expected))
    }
    candidates.append(
      Candidate(
        .localizedTable, LocalizedTableString<M>(bundle: files.bundle), inputs, languages: reader,
        expected: expected))
    // The process's own languages are English alone.
    if files.hasUsualTable, language.name == "en" {
      candidates.append(
        Candidate(.localizedLaunch, LocalizedString<M>(), inputs, expected: expected))
    }
    return candidates
  }

  /// gettext's catalog for forms, where there is gettext.
  func gettext(
    _ name: String, _ forms: CountedForms, _ language: MessageLanguage
  ) -> GettextCalls? {
    GettextCatalog(
      domain: "\(name)-\(language.title)", forms, plural: language.gettext, in: files.folder
    ).map(GettextCalls.init)
  }
}
