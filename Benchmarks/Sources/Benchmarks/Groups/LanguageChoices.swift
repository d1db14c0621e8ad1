internal import Numerus

/// Choosing a language for a request, by its header.
enum LanguageChoices {
  static func groups(_ catalog: CompiledCatalog) throws(BenchmarkFailure) -> [BenchmarkGroup] {
    let headers = RequestHeaders.headers
    let icu = try ICUAcceptLanguage(offered: RequestHeaders.offered)
    return [
      BenchmarkGroup(
        title: "choosing a language, repeated header",
        candidates: [
          Candidate(
            "Numerus LanguageMatcher", NumerusLanguage(), headers,
            expected: RequestHeaders.language),
          Candidate(
            "ICU uloc_acceptLanguageFromHTTP", icu, headers, expected: RequestHeaders.language),
        ]),
      BenchmarkGroup(
        title: "choosing a language, new header",
        candidates: [
          Candidate(
            "Numerus LanguageMatcher", NumerusNewLanguage(), headers,
            expected: RequestHeaders.language),
          Candidate(
            "ICU uloc_acceptLanguageFromHTTP", ICUNewLanguage(icu: icu), headers,
            expected: RequestHeaders.language),
        ]),
      BenchmarkGroup(
        title: "a localizer for a repeated header",
        candidates: [
          Candidate(.numerus, NumerusRequest(catalog: catalog), headers) { header in
            catalog.languages.contains(RequestHeaders.language(of: header))
              ? RequestHeaders.language(of: header) : catalog.sourceLanguage
          }
        ]),
    ]
  }
}
