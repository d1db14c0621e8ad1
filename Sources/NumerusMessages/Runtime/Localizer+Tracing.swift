extension Localizer {
  /// How a text came about.
  package struct Trace: Sendable {
    package var text: String
    /// The languages that have no text for the key, in the order in which they were tried.
    package var passedLanguages: [String]
    /// The language of the text; nil for a default value, or the key.
    package var language: String?
    package var forms: [MessageForm]
    package var issues: [MessageIssue.Kind]
  }

  /// Writes a text, and tells how it came about. Nothing is reported.
  package func trace(_ value: String.LocalizationValue, forKey key: String) -> Trace {
    var passed: [String] = []
    let found = program(forKey: key)
    for candidate in core.candidates {
      if candidate.language == found?.language.language { break }
      passed.append(candidate.language)
    }
    guard let language = found?.language ?? core.candidates.last else {
      return Trace(text: value.key, passedLanguages: [], language: nil, forms: [], issues: [])
    }
    var program = core.catalog.program
    var start = found?.start ?? 0
    if found == nil {
      let format = GrammarMarkup.removed(from: value.key).text
      if value.arguments.isEmpty {
        return Trace(text: format, passedLanguages: passed, language: nil, forms: [], issues: [])
      }
      (program, start) = Self.compiled(format, key: value.key, language)
    }
    var silent = self
    silent.options.onIssue = nil
    var writer = MessageWriter(
      program: program, arguments: value.arguments, language: language, collectsIssues: true)
    writer.forms = []
    writer.run(from: start, for: silent)
    return Trace(
      text: String(decoding: writer.output, as: UTF8.self), passedLanguages: passed,
      language: found?.language.language, forms: writer.forms ?? [], issues: writer.issues)
  }
}
