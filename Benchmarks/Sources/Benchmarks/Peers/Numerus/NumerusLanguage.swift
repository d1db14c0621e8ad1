internal import Numerus

/// `LanguageMatcher`, made for each request.
struct NumerusLanguage: Work {
  func run(_ header: String) -> String {
    let matcher = LanguageMatcher(available: RequestHeaders.offered, source: "en")
    return matcher.match(acceptLanguage: header)?.language ?? ""
  }
}

/// The same where the header is another one each time.
struct NumerusNewLanguage: Work {
  private let headers = NewHeader()
  private let matcher = NumerusLanguage()

  func run(_ header: String) -> String { matcher.run(headers.make(header)) }
}

/// A localizer, made for each request.
struct NumerusRequest: Work {
  let catalog: CompiledCatalog

  func run(_ header: String) -> String {
    Localizer(catalog, acceptLanguage: header).language
  }
}
