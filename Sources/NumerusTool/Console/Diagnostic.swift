internal import Numerus
internal import NumerusSymbols

/// A message for people: `file:line:column: error: …`.
struct Diagnostic {
  var severity: CatalogDiagnostic.Severity
  /// The file, with line and column where they are known.
  var place: String
  var message: String

  init(_ severity: CatalogDiagnostic.Severity, _ message: String, place: String) {
    self.severity = severity
    // What files hold must neither break the line nor speak to a terminal.
    self.message = Escaping.controls(message)
    self.place = Escaping.controls(place)
  }

  init(_ error: CatalogError) {
    let place = [error.path, error.location?.description].compactMap(\.self)
    let hint = error.kind == .unknownSourceLanguage ? ", as --source-language en" : ""
    self.init(.error, error.message + hint, place: place.joined(separator: ":"))
  }

  init(_ error: SymbolOptionsError) {
    let place = [error.path, error.location?.description].compactMap(\.self)
    self.init(.error, error.message, place: place.joined(separator: ":"))
  }

  /// - Parameters:
  ///   - diagnostic: What was found.
  ///   - path: The file, where what was found does not tell it.
  init(_ diagnostic: CatalogDiagnostic, path: String) {
    let place = [diagnostic.path ?? path, diagnostic.location?.description].compactMap(\.self)
    self.init(
      diagnostic.severity, diagnostic.subject + diagnostic.message,
      place: place.joined(separator: ":"))
  }
}

extension Console {
  /// Writes a diagnostic on a line of its own.
  func report(_ diagnostic: Diagnostic) {
    let severity = "\(diagnostic.severity):"
    let codes = [.error: "31", .warning: "33"] as [CatalogDiagnostic.Severity: String]
    let shown =
      usesColor ? "\u{1B}[1;\(codes[diagnostic.severity] ?? "36")m\(severity)\u{1B}[0m" : severity
    writeDiagnostic("\(diagnostic.place): \(shown) \(diagnostic.message)\n")
  }
}
