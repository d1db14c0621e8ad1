internal import CBenchmarkPeers

/// `uloc_acceptLanguageFromHTTP`, which takes the languages that are offered anew in each call.
@safe
final class ICUAcceptLanguage: Work {
  private let languages: OpaquePointer

  init(offered: [String]) throws(BenchmarkFailure) {
    guard let languages = unsafe bench_languages_open(offered.joined(separator: ",")) else {
      throw BenchmarkFailure("ICU does not take the languages")
    }
    unsafe self.languages = languages
  }

  deinit { unsafe bench_languages_close(languages) }

  func run(_ header: String) -> String {
    unsafe CBuffer.text { unsafe bench_languages_accept(languages, header, $0, $1) }
  }
}

/// The same where the header is another one each time.
struct ICUNewLanguage: Work {
  let icu: ICUAcceptLanguage
  private let headers = NewHeader()

  init(icu: ICUAcceptLanguage) { self.icu = icu }

  func run(_ header: String) -> String { icu.run(headers.make(header)) }
}
