internal import Foundation

/// Where a command's results and diagnostics go, and where its standard input comes from.
package struct Console {
  /// Takes results.
  package var write: (String) -> Void
  /// Takes diagnostics.
  package var writeDiagnostic: (String) -> Void
  /// Gives the next line of the standard input, without its end; nil after the last.
  package var readLine: () throws -> [UInt8]?
  /// Whether a person sees how far the work is: the diagnostics are on a terminal, and the results,
  /// which would come between, are not.
  package var showsProgress: Bool
  /// Whether diagnostics may be coloured.
  package var usesColor: Bool
  /// Writes what is still held back, and tells why results could not be written; nil where all
  /// were.
  package var flush: () -> String?

  package init(
    write: @escaping (String) -> Void, writeDiagnostic: @escaping (String) -> Void,
    readLine: @escaping () throws -> [UInt8]?, showsProgress: Bool, usesColor: Bool,
    flush: @escaping () -> String? = { nil }
  ) {
    self.write = write
    self.writeDiagnostic = writeDiagnostic
    self.readLine = readLine
    self.showsProgress = showsProgress
    self.usesColor = usesColor
    self.flush = flush
  }

  /// The process's own streams. Results are written in blocks; call ``flush`` at the end.
  static func standard() -> Console {
    let output = FileHandle.standardOutput
    let errors = FileHandle.standardError
    let isTerminal = isatty(errors.fileDescriptor) == 1
    let buffer = OutputBuffer { try output.write(contentsOf: $0) }
    // Who waits for an answer before going on gets it.
    let input = InputLines(FileHandle.standardInput.fileDescriptor) { buffer.flush() }
    return Console(
      write: { buffer.append($0) },
      writeDiagnostic: { text in
        // Results come first where both go to one place.
        buffer.flush()
        try? errors.write(contentsOf: Data(text.utf8))
      },
      readLine: { try input.next() },
      showsProgress: isTerminal && isatty(output.fileDescriptor) == 0,
      usesColor: isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
      flush: { buffer.flush() })
  }
}

/// Text on its way to a file, in blocks.
private final class OutputBuffer {
  private var bytes: [UInt8] = []
  private let write: (Data) throws -> Void
  /// Why a block could not be written. Those after it are not tried.
  private var failure: String?

  init(write: @escaping (Data) throws -> Void) { self.write = write }

  func append(_ text: String) {
    bytes += text.utf8
    if bytes.count >= 1 << 16 { flush() }
  }

  @discardableResult
  func flush() -> String? {
    if failure == nil, !bytes.isEmpty {
      do {
        try write(Data(bytes))
      } catch {
        failure = error.localizedDescription
      }
    }
    bytes.removeAll(keepingCapacity: true)
    return failure
  }
}
