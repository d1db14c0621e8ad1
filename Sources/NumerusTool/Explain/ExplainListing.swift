internal import Numerus

/// What `numerus explain` prints.
enum ExplainListing {
  /// A line of the result.
  private struct Row {
    var step: String
    /// What the step found; nil where it failed.
    var found: String?
    var why: String?
    var place: String?

    init(_ step: String, _ found: String?, why: String? = nil, place: String? = nil) {
      self.step = step
      self.found = found
      self.why = why
      self.place = place
    }
  }

  /// Prints the steps, and gives the exit code.
  static func print(
    _ found: ExplainedTable, _ request: ExplainRequest, _ console: Console
  ) -> Int32 {
    let table = found.table
    let reader = request.languages.reader
    let localizer = table.localizer(for: reader, formatLocale: nil)
    let value = String.LocalizationValue(
      key: request.key, arguments: request.arguments(in: localizer))
    let explanation = table.explain(value, forKey: request.key, for: reader) { found.source }
    let rows =
      explanation.steps.map { row($0, found) } + [Row("shown", explanation.text)]
    RecordPrinter.print(
      rows.map { [$0.step, $0.found, $0.why, $0.place] }, request.format,
      [
        .init(title: "STEP", key: "step"), .init(title: "FOUND", key: "found"),
        .init(title: "WHY", key: "why"), .init(title: "PLACE", key: "place"),
      ], console)
    return explanation.isFound ? 0 : 1
  }

  private static func row(_ step: Explanation.Step, _ found: ExplainedTable) -> Row {
    switch step {
    case .folder(let path): Row("folder", path)
    case .noBundle: Row("folder", nil, why: "\(step)")
    case .table(let name, let file): Row("table", name, place: file)
    case .noTable(let name): Row("table", nil, why: missing(name, among: found.names))
    case .unreadableTable: Row("table", nil, why: "\(step)")
    case .language(let language, let wanted, let reason):
      Row("language", language, why: "\(reason), for \(wanted)")
    case .noLanguage(_, let source):
      Row("language", source, why: "source language, since nothing wanted is there")
    case .noKey(let key):
      Row(
        "key", nil,
        why: "there is no such key" + Suggestions.hint(to: key, among: found.table.catalog.keys))
    case .noText(let language): Row("text", nil, why: "none in \(language)")
    case .text(let language, let place):
      Row("text", language, why: place == nil ? noPlace(found) : nil, place: place)
    case .form(let form):
      Row(
        "form", "\(form.category)",
        why: "by argument \(form.argument)" + (form.isMissing ? "; the text has no such form" : ""))
    case .defaultValue, .key: Row("text", nil, why: "the key stands for itself")
    case .issue(let kind): Row("issue", nil, why: "\(kind)")
    }
  }

  private static func noPlace(_ found: ExplainedTable) -> String {
    found.source == nil
      ? "the catalog is compiled, and tells no place" : "the key is its own source text"
  }

  private static func missing(_ name: String, among names: [String]) -> String {
    names.isEmpty
      ? "there are no tables" : "there is no \(name) among \(names.joined(separator: ", "))"
  }
}
