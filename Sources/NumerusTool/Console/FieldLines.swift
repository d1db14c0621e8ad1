internal import Foundation
internal import Numerus

/// Lines of fields between tabulators, from a file or the standard input.
struct FieldLines {
  private let path: String
  private let console: Console
  private let next: () throws(CatalogError) -> [UInt8]?
  private var isFaulty = false
  private var line = 0

  /// - Parameter path: The file, `-` for the standard input.
  init(_ path: String, _ console: Console) throws(CatalogError) {
    self.console = console
    if path == "-" {
      self.path = InputLines.name
      next = { () throws(CatalogError) in
        do {
          return try console.readLine()
        } catch {
          throw error as? CatalogError
            ?? CatalogError(.unreadable(error.localizedDescription), path: InputLines.name)
        }
      }
    } else {
      self.path = path
      let file = try FileBytes.read(path)
      var rest = file[...]
      next = { () throws(CatalogError) in
        guard !rest.isEmpty else { return nil }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(line.count + 1)
        return line.withoutCarriageReturn
      }
    }
  }

  /// A fault in a line, at a column from 1.
  struct Fault: Error {
    var column: Int
    var message: String
  }

  /// What a line gives: its text to print, and what to warn of.
  struct Result {
    var text: String
    var warnings: [String] = []
  }

  /// Prints each line with what `result` makes of its fields, and gives the exit code.
  ///
  /// Empty lines and those that begin with `#` are printed as they are. A faulty line is named and
  /// left out, and the others are still printed.
  mutating func run(
    fields count: Int, _ expected: String,
    _ result: (_ fields: [String]) throws(Fault) -> Result
  ) -> Int32 {
    do throws(CatalogError) {
      while let bytes = try next() {
        line += 1
        // A mark of UTF-8 belongs to no field.
        let marked = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        run(marked ? Array(bytes.dropFirst(3)) : bytes, count, expected, result)
      }
    } catch {
      console.report(Diagnostic(error))
      return 2
    }
    return isFaulty ? 2 : 0
  }

  private mutating func run(
    _ bytes: [UInt8], _ count: Int, _ expected: String,
    _ result: ([String]) throws(Fault) -> Result
  ) {
    if let fault = FileBytes.firstInvalidByte(of: bytes) {
      return report(Fault(column: fault + 1, message: "the line is no UTF-8 at this byte"))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.isEmpty || text.hasPrefix("#") {
      console.write(text + "\n")
      return
    }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == count else {
      return report(Fault(column: 1, message: "expected \(expected)"))
    }
    do throws(Fault) {
      let result = try result(fields)
      console.write("\(text)\t\(result.text)\n")
      for warning in result.warnings {
        console.report(Diagnostic(.warning, warning, place: "\(path):\(line):1"))
      }
    } catch {
      report(error)
    }
  }

  private mutating func report(_ fault: Fault) {
    isFaulty = true
    console.report(Diagnostic(.error, fault.message, place: "\(path):\(line):\(fault.column)"))
  }
}
