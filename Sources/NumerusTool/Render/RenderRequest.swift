internal import Numerus

/// What a command line asks `numerus render` for.
struct RenderRequest {
  var paths: [String]
  /// The tables of folders to print; nil for all.
  var tables: [String]?
  /// The language of files that are in no folder of one, and of `Base`.
  var sourceLanguage: String?
  /// The keys to print; nil for all.
  var keys: [String]?
  /// The locales to print; nil for all languages of a catalog.
  var locales: [String]?
  var counts: [(text: String, argument: MessageArgument)]
  /// The arguments in place of counts.
  var argumentLists: [[MessageArgument]]
  /// The file of cases, `-` for the standard input.
  var casesPath: String?
  var device: CatalogDevice
  /// The width whose texts are taken; nil for the widest.
  var width: Int?
  var format: OutputFormat

  init(_ options: ParsedOptions) throws(UsageError) {
    paths = options.operands
    guard !paths.isEmpty else { throw UsageError("name a catalog to render") }
    let tables = options.all("--table")
    self.tables = tables.isEmpty ? nil : tables
    sourceLanguage = try options.language("--source-language")
    let keys = options.all("--key")
    self.keys = keys.isEmpty ? nil : keys
    locales = try options.list("--locale")
    casesPath = options.last("--cases")

    let countTexts = try options.list("--count") ?? RenderCommand.usualCounts
    counts = []
    for text in countTexts {
      guard let argument = ArgumentList.count(text) else {
        throw UsageError("--count: \"\(Escaping.line(text))\" is no number")
      }
      counts.append((text, argument))
    }

    argumentLists = []
    for json in options.all("--args") {
      do {
        argumentLists.append(try ArgumentList.arguments(json))
      } catch {
        throw UsageError("--args, column \(error.column): \(error.message)")
      }
    }
    device = .other
    if let name = options.last("--device") {
      guard let device = CatalogDevice(keyword: name) else {
        let names = CatalogDevice.allCases.map(\.keyword)
        let hint = Suggestions.hint(to: name, among: names)
        throw UsageError(
          "--device: there is no device \"\(Escaping.line(name))\""
            + (hint.isEmpty ? "; the devices are \(names.joined(separator: ", "))" : hint))
      }
      self.device = device
    }
    if let text = options.last("--width") {
      guard let width = Int(text), width >= 0 else {
        throw UsageError("--width: \"\(Escaping.line(text))\" is no width")
      }
      self.width = width
    }
    format = try options.format(among: OutputFormat.allCases)
    try checkCombinations(options)
  }

  private func checkCombinations(_ options: ParsedOptions) throws(UsageError) {
    if !argumentLists.isEmpty, options.last("--count") != nil {
      throw UsageError("--args and --count exclude one another")
    }
    guard casesPath != nil else { return }
    for name in ["--key", "--locale", "--count", "--args", "--format"]
    where options.last(name) != nil {
      throw UsageError("--cases and \(name) exclude one another")
    }
    guard paths.count == 1 else { throw UsageError("--cases takes one catalog") }
  }
}
