internal import Numerus
internal import SCGI

/// Answers how many items are waiting, in the language of whoever asks:
///
///     GET /count?n=5    5 items are waiting
///     GET /health       ok
struct CountService: Sendable {
  let localizers: LocalizerSource

  func answer(_ request: SCGIRequest) -> SCGIResponse {
    let method = request.headers["REQUEST_METHOD"] ?? "GET"
    var response = answer(method: method, request)
    response.isHead = method == "HEAD"
    return response
  }

  private func answer(method: String, _ request: SCGIRequest) -> SCGIResponse {
    let header = request.headers["HTTP_ACCEPT_LANGUAGE"] ?? ""
    let path = request.headers["PATH_INFO"] ?? ""
    guard path == "/count" || path == "/health" else {
      return text(.notFound, .notFound, for: header)
    }
    guard method == "GET" || method == "HEAD" else {
      var response = text(.methodNotAllowed, .methodNotAllowed, for: header)
      response.fields.append(("Allow", "GET, HEAD"))
      return response
    }
    guard path == "/count" else { return SCGIResponse(.ok, text: "ok\n") }
    let query = Query(request.headers["QUERY_STRING"] ?? "")
    guard let digits = query.onlyValue(of: "n"), let number = MessageArgument(integerDigits: digits)
    else { return text(.badRequest, .noNumber, for: header) }
    // Where a form has its number as a word, as "two items" in Arabic, the sign would be lost.
    let isBelowZero = digits.hasPrefix("-") && digits.contains { "1"..."9" ~= $0 }
    return text(.ok, isBelowZero ? .itemsBelowZero : .itemsWaiting, [number], for: header)
  }

  private func text(
    _ status: SCGIResponse.Status, _ key: TextKey, _ arguments: [MessageArgument] = [],
    for header: String
  ) -> SCGIResponse {
    let localizer = localizers.localizer(acceptLanguage: header)
    let text = localizer.string(forKey: key.rawValue, arguments: arguments)
    let language = localizer.language(forKey: key.rawValue) ?? localizer.catalog.sourceLanguage
    return SCGIResponse(
      status, fields: [("Content-Language", language), ("Vary", "Accept-Language")],
      text: text + "\n")
  }
}
