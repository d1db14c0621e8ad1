internal import Foundation

/// Where a command's results and diagnostics go, and where its standard input comes from.
package struct Console {
  /// Takes results.
  package var write: (String) -> Void
  /// Takes diagnostics.
  package var writeDiagnostic: (String) -> Void
  /// Gives the next line of the standard input, without its end; nil after the last.
  package var readLine: () -> String?
  /// Whether a person reads the diagnostics as they come.
  package var isDiagnosticTerminal: Bool
  /// Whether diagnostics may be coloured.
  package var usesColor: Bool
  /// Writes what is still held back.
  package var flush: () -> Void

  package init(
    write: @escaping (String) -> Void, writeDiagnostic: @escaping (String) -> Void,
    readLine: @escaping () -> String?, isDiagnosticTerminal: Bool, usesColor: Bool,
    flush: @escaping () -> Void = {}
  ) {
    self.write = write
    self.writeDiagnostic = writeDiagnostic
    self.readLine = readLine
    self.isDiagnosticTerminal = isDiagnosticTerminal
    self.usesColor = usesColor
    self.flush = flush
  }

  /// The process's own streams. Results are written in blocks; call ``flush`` at the end.
  static func standard() -> Console {
    let output = FileHandle.standardOutput
    let errors = FileHandle.standardError
    let isTerminal = isatty(errors.fileDescriptor) == 1
    let buffer = OutputBuffer { try? output.write(contentsOf: $0) }
    return Console(
      write: { buffer.append($0) },
      writeDiagnostic: { text in
        // Results come first where both go to one place.
        buffer.flush()
        try? errors.write(contentsOf: Data(text.utf8))
      },
      readLine: { Swift.readLine(strippingNewline: true) },
      isDiagnosticTerminal: isTerminal,
      usesColor: isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
      flush: { buffer.flush() })
  }
}

/// Text on its way to a file, in blocks.
private final class OutputBuffer {
  private var bytes: [UInt8] = []
  private let write: (Data) -> Void

  init(write: @escaping (Data) -> Void) { self.write = write }

  func append(_ text: String) {
    bytes += text.utf8
    if bytes.count >= 1 << 16 { flush() }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    write(Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }
}
