internal import Foundation
internal import Numerus

/// `numerus render --cases`: lines of a key, a locale and arguments, printed with their text.
struct RenderCases {
  private let path: String
  private let catalog: CompiledCatalog
  private let device: CatalogDevice
  private let console: Console
  private let issues = IssueList()
  private var localizers: [String: Localizer] = [:]
  private var isFaulty = false
  private var hintCount = 0

  init(path: String, catalog: CompiledCatalog, _ device: CatalogDevice, _ console: Console) {
    self.path = path
    self.catalog = catalog
    self.device = device
    self.console = console
  }

  /// Prints the cases; false where one of them could not be.
  ///
  /// Empty lines and those that begin with `#` are printed as they are. A faulty line is named and
  /// left out, and the others are still printed.
  mutating func run() -> Bool {
    if path == "-" {
      var number = 0
      while let line = console.readLine() {
        number += 1
        render(line[...], number)
      }
      return !isFaulty
    }
    do throws(CatalogError) {
      let bytes = try FileBytes.read(path)
      if let fault = FileBytes.firstInvalidByte(of: bytes) {
        let location = LineTable(bytes).location(of: fault)
        throw CatalogError(.invalidUTF8, path: path, location: location)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var lines = text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })[...]
      if lines.last == "" { lines.removeLast() }
      for (index, line) in lines.enumerated() { render(line, index + 1) }
    } catch {
      console.report(Diagnostic(error))
      return false
    }
    return !isFaulty
  }

  private mutating func render(_ line: Substring, _ number: Int) {
    if line.isEmpty || line.hasPrefix("#") {
      console.write(line + "\n")
      return
    }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 else {
      return report("expected key TAB locale TAB JSON arguments", number, column: 1)
    }
    let key = Escaping.unescaped(String(fields[0]))
    guard catalog.contains(key: key) else {
      // The nearest of many keys takes a while to find; after a few, the rest is of the same kind.
      hintCount += 1
      let hint = hintCount <= 10 ? Suggestions.hint(to: key, among: catalog.keys) : ""
      return report("there is no key \"\(Escaping.line(key))\"\(hint)", number, column: 1)
    }
    let arguments: [MessageArgument]
    do {
      arguments = try ArgumentList.arguments(String(fields[2]))
    } catch {
      let column = fields[0].utf8.count + fields[1].utf8.count + 2 + error.column
      return report(error.message, number, column: column)
    }
    let text = localizer(String(fields[1])).string(forKey: key, arguments: arguments)
    console.write("\(line)\t\(Escaping.line(text))\n")
    for issue in issues.taken() {
      console.report(
        Diagnostic(.warning, "\(issue)", place: "\(shownPath):\(number):1"))
    }
  }

  private mutating func localizer(_ locale: String) -> Localizer {
    if let known = localizers[locale] { return known }
    let localizer = catalog.localizer(rendering: locale, device, issues)
    localizers[locale] = localizer
    return localizer
  }

  private mutating func report(_ message: String, _ line: Int, column: Int) {
    isFaulty = true
    console.report(Diagnostic(.error, message, place: "\(shownPath):\(line):\(column)"))
  }

  private var shownPath: String { path == "-" ? "<standard input>" : path }
}
