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
    let found = core.block.number(ofKey: key).flatMap { core.program(ofKey: $0) }
    for candidate in core.candidates {
      if candidate.language == found?.language.language { break }
      passed.append(candidate.language)
    }
    let language = found?.language ?? core.candidates[core.candidates.count - 1]
    var programs = core.programs
    if found == nil {
      let format = GrammarMarkup.removed(from: value.key).text
      if value.arguments.isEmpty {
        return Trace(text: format, passedLanguages: passed, language: nil, forms: [], issues: [])
      }
      programs = LocalizerCore.compiled(format)
    }
    var silent = options
    silent.onIssue = nil
    var notes: MessageNotes?
    let text = value.packed.withView { message in
      unsafe withUnsafeTemporaryAllocation(
        byteCount: LocalizerCore.usualRoom, alignment: 16
      ) { memory in
        var writer = unsafe MessageWriter(memory, collectsIssues: true, collectsForms: true)
        writer.run(
          programs, from: found?.start ?? 0, message, in: language, for: with(silent).core)
        notes = writer.notes
        return writer.output.text
      }
    }
    return Trace(
      text: text, passedLanguages: passed, language: found?.language.language,
      forms: notes?.forms ?? [], issues: notes?.issues ?? [])
  }
}
