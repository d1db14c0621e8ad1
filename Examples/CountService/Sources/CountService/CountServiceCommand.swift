internal import Foundation
internal import Numerus
internal import SCGI

/// `CountService SOCKET CATALOG` serves until it is asked to end, and then answers what it has accepted.
///
/// When the catalog was replaced, it takes the new one, at once on SIGHUP and else within seconds. One that
/// is broken is reported, and the texts stay as they were.
@main
enum CountServiceCommand {
  /// How long the last answers may take once the service is asked to end.
  static let patience = Duration.seconds(15)

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let socket = arguments.first, let path = arguments.last else {
      report("usage: CountService SOCKET CATALOG")
      exit(64)
    }
    var signals = ServiceSignals()
    do {
      // It is better not to start, and not to change, than to answer with keys.
      let localizers = try LocalizerSource(
        path: path, check: { try TextKey.check($0, path: path) })
      let service = CountService(localizers: localizers)
      let server = try SCGIServer(path: socket) { service.answer($0) }
      server.start()
      report("listening at \(socket)")
      let watch = localizers.watch { tell($0) }
      while case .reload = signals.next() { reload(localizers) }
      watch.stop()
      let isComplete = server.stop(within: patience)
      report("answered \(server.answeredCount) requests")
      exit(isComplete ? 0 : 1)
    } catch let error as SystemError {
      report("\(error)")
      exit(1)
    } catch {
      write("\(error)")
      exit(1)
    }
  }

  private static func reload(_ localizers: LocalizerSource) {
    do {
      // Nothing where the watch has taken a later version already, and has told so.
      if let catalog = try localizers.reload() { tell(.success(catalog)) }
    } catch {
      tell(.failure(error))
    }
  }

  private static func tell(_ result: Result<CompiledCatalog, any Error>) {
    switch result {
    case .success(let catalog):
      report("new texts: \(catalog.keys.count) keys, \(catalog.languages.count) languages")
    case .failure(let error):
      write("\(error)")
    }
  }

  private static func report(_ line: String) { write("CountService: \(line)") }

  /// Writes a line to the standard error output; nobody may read it any more. What is wrong with a file
  /// begins with its place, for programs that look for it.
  private static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
